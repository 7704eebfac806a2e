package dev.ledge.editor.tool;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.CellSet;
import dev.ledge.editor.document.Stamp;
import dev.ledge.engine.geometry.Aabb;
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
    private Cell from;
    private Cell to;

    public Picker(ToolContext context) {
        this.context = context;
    }

    public boolean isActive() {
        return from != null;
    }

    public void pressed(PointerEvent e) {
        from = Cell.at(context.document().level(), e);
        to = from;
        context.repaint();
    }

    public void dragged(PointerEvent e) {
        if (isActive()) {
            to = Cell.at(context.document().level(), e);
            context.repaint();
        }
    }

    /** Takes what was chosen as the stamp, and goes to the brush if the tool in use does not paint. */
    public void released(PointerEvent e) {
        if (!isActive()) {
            return;
        }
        CellSet area = area();
        cancel();
        Stamp stamp = pick(area);
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

    private CellSet area() {
        return CellSet.between(from.column(), from.row(), to.column(), to.row());
    }

    /** From the active layer if it is seen, else from the foremost visible layer that has a tile there. */
    private Stamp pick(CellSet area) {
        Level level = context.document().level();
        TileLayer active = context.activeTileLayer();
        Stamp stamp = active == null || !active.isVisible() ? null : CellEdits.copy(level, active.id(), area);
        List<Layer> layers = level.layers();
        for (int i = layers.size() - 1; i >= 0 && stamp == null; i--) {
            if (layers.get(i) instanceof TileLayer layer && layer.isVisible()) {
                stamp = CellEdits.copy(level, layer.id(), area);
            }
        }
        return stamp;
    }

    /** Draws the block that is being dragged out. */
    public void paint(ToolGraphics graphics) {
        if (isActive()) {
            CellSet area = area();
            Level level = context.document().level();
            Aabb box = Cell.box(level, area.left(), area.top(), area.columns(), area.rows());
            graphics.overlay().marquee(box);
        }
    }
}
