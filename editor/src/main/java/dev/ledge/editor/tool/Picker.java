package dev.ledge.editor.tool;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.CellSet;
import dev.ledge.editor.document.Stamp;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import java.util.List;

/**
 * Takes the stamp from the level, with the right button (or Alt) in whatever tool is in use: a click takes a tile, a
 * drag a block of them.
 */
public final class Picker {
    private final ToolContext context;
    private PointerEvent from;
    private PointerEvent to;

    public Picker(ToolContext context) {
        this.context = context;
    }

    public boolean isActive() {
        return from != null;
    }

    public void pressed(PointerEvent e) {
        from = e;
        to = e;
        context.repaint();
    }

    public void dragged(PointerEvent e) {
        if (isActive()) {
            to = e;
            context.repaint();
        }
    }

    /** Takes what was chosen as the stamp, and goes to the brush if the tool in use does not paint. */
    public void released(PointerEvent e) {
        if (!isActive()) {
            return;
        }
        Stamp stamp = pick();
        cancel();
        if (stamp == null) {
            context.status("There is no tile to pick here");
            return;
        }
        context.setStamp(stamp);
        context.status(stamp.isSingle() ? "Picked " + stamp.first().tile() : "Picked a block of tiles");
        if (!context.tool().usesStamp()) {
            context.useTool("brush");
        }
    }

    /** Gives up. */
    public void cancel() {
        from = null;
        context.repaint();
    }

    /** What was dragged out of a layer that is seen moved by so many pixels. */
    private CellSet area(Vec offset) {
        Level level = context.document().level();
        Cell first = Cell.at(level, from.from(offset));
        Cell last = Cell.at(level, to.from(offset));
        return CellSet.between(first.column(), first.row(), last.column(), last.row());
    }

    /** From the active layer if it is seen, else from the foremost visible layer that has a tile there. */
    private Stamp pick() {
        Level level = context.document().level();
        TileLayer active = context.activeTileLayer();
        Stamp stamp = active == null || !active.isVisible() ? null : copy(level, active);
        List<Layer> layers = level.layers();
        for (int i = layers.size() - 1; i >= 0 && stamp == null; i--) {
            if (layers.get(i) instanceof TileLayer layer && layer.isVisible()) {
                stamp = copy(level, layer);
            }
        }
        return stamp;
    }

    private Stamp copy(Level level, TileLayer layer) {
        return CellEdits.copy(level, layer.id(), area(layer.effectiveOffset()));
    }

    /** Draws the block that is being dragged out. */
    public void paint(ToolGraphics graphics) {
        if (isActive()) {
            Vec offset = LayerPlace.ofActive(context);
            CellSet area = area(offset);
            Level level = context.document().level();
            Aabb box = Cell.box(level, area.left(), area.top(), area.columns(), area.rows());
            graphics.overlay().marquee(box.moved(offset.x(), offset.y()));
        }
    }
}
