package dev.ledge.editor.tool;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.Stamp;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;

/** Paints the stamp along the pointer's way; nothing is committed until release. */
public final class BrushTool implements Tool {
    private final ToolContext context;
    private boolean painting;

    BrushTool(ToolContext context) {
        this.context = context;
    }

    @Override
    public String id() {
        return "brush";
    }

    @Override
    public String label() {
        return "Brush";
    }

    @Override
    public String hint() {
        return "Drag to paint; Shift+click draws a line from the last point";
    }

    @Override
    public void pressed(PointerEvent e) {
        painting = true;
        dragged(e);
    }

    @Override
    public void dragged(PointerEvent e) {
        TileLayer layer = context.editableLayer();
        Stamp stamp = context.stamp();
        if (!painting || layer == null || stamp == null) {
            return;
        }
        Level level = context.document().level();
        int column = (int) Math.floor(e.x() / level.grid());
        int row = (int) Math.floor(e.y() / level.grid());
        context.document().show(CellEdits.paint(level, layer.id(), column, row, stamp));
    }

    @Override
    public void released(PointerEvent e) {
        painting = false;
        context.document().commit("Paint");
    }

    @Override
    public boolean cancel() {
        boolean was = painting;
        painting = false;
        context.document().cancel();
        return was;
    }
}
