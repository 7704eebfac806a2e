package dev.ledge.editor.tool.cell;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.tool.Cell;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.Words;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;

/** Fills the area of equal cells around a cell with the stamp. */
public final class FillTool extends CellTool {

    public FillTool(ToolContext context) {
        super(context);
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
    public String key() {
        return "F";
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
        Cell cell = cell(e);
        Level filled = CellEdits.flood(before, layer.id(), cell.column(), cell.row(), stamp);
        int cells = CellEdits.countChanged(before, filled, layer.id());
        document.edit("Fill " + Words.count(cells, "cell"), filled);
    }
}
