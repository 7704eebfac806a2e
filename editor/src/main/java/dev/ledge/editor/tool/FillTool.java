package dev.ledge.editor.tool;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Stamp;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;

/** Fills the area of equal cells around a cell with the stamp. */
public final class FillTool implements Tool {
    private final ToolContext context;
    private final HoverCells hover;

    FillTool(ToolContext context) {
        this.context = context;
        this.hover = new HoverCells(context);
    }

    @Override
    public String id() {
        return "fill";
    }

    @Override
    public String label() {
        return "Fill";
    }

    @Override
    public String hint() {
        return "Click to fill the area of equal cells";
    }

    @Override
    public boolean usesStamp() {
        return true;
    }

    @Override
    public void pressed(PointerEvent e) {
        TileLayer layer = context.editableLayer();
        Stamp stamp = context.stampToPaint();
        if (layer == null || stamp == null) {
            return;
        }
        Document document = context.document();
        Level before = document.level();
        Cell cell = Cell.at(before, e);
        Level filled = CellEdits.flood(before, layer.id(), cell.column(), cell.row(), stamp);
        int cells = CellEdits.countChanged(before, filled, layer.id());
        document.edit("Fill " + Words.count(cells, "cell"), filled);
    }

    @Override
    public void dragged(PointerEvent e) {}

    @Override
    public void released(PointerEvent e) {}

    @Override
    public void moved(PointerEvent e) {
        hover.follow(Cell.at(context.document().level(), e), 1, 1);
    }

    @Override
    public void exited() {
        hover.leave();
    }

    @Override
    public boolean cancel() {
        return false;
    }

    @Override
    public void paint(ToolGraphics graphics) {
        Level level = context.document().level();
        if (context.tile() != null && hover.isInside(level)) {
            Cell cell = hover.cell();
            graphics.ghostTile(level, context.tile(), cell.column(), cell.row());
            graphics.overlay().cells(level, cell.column(), cell.row(), 1, 1);
        }
    }
}
