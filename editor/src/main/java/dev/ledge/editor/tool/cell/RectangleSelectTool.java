package dev.ledge.editor.tool.cell;

import dev.ledge.editor.document.CellSet;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.tool.Cell;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.engine.level.Level;

/** Selects a rectangle of cells of the active layer; Shift adds it to what is selected. */
public final class RectangleSelectTool extends CellTool {
    private Cell from;
    private Selection before = Selection.NONE;

    public RectangleSelectTool(ToolContext context) {
        super(context);
    }

    @Override
    public String id() {
        return "marquee";
    }

    @Override
    public String label() {
        return "Select cells";
    }

    @Override
    public String key() {
        return "R";
    }

    @Override
    public String hint() {
        return "Drag out a rectangle of cells to copy, delete, flip or rotate; Shift adds to the selection";
    }

    @Override
    public Selects selects() {
        return Selects.CELLS;
    }

    @Override
    public void pressed(PointerEvent e) {
        Document document = context.document();
        before = document.selection();
        from = cell(e);
        if (!e.shift()) {
            document.select(Selection.NONE);
        }
        hover.leave();
    }

    @Override
    public void dragged(PointerEvent e) {
        if (from != null) {
            Document document = context.document();
            Level level = document.level();
            Cell to = Cell.at(level, e);
            CellSet cells = CellSet.between(from.column(), from.row(), to.column(), to.row())
                    .clipped(level.columns(), level.rows());
            document.select(Selection.ofCells(e.shift() ? before.cells().union(cells) : cells));
            context.progress(cells.columns() + " × " + cells.rows() + " cells");
        }
    }

    @Override
    public void released(PointerEvent e) {
        if (from != null) {
            from = null;
            context.progress("");
        }
    }

    @Override
    public boolean cancel() {
        boolean busy = from != null;
        from = null;
        if (busy) {
            context.document().select(before);
            context.progress("");
        }
        return busy;
    }

    @Override
    boolean isBusy() {
        return from != null;
    }

    @Override
    void paintHover(ToolGraphics graphics, Level level) {
        graphics.overlay().outline(hover.box(level), graphics.theme().accent());
    }
}
