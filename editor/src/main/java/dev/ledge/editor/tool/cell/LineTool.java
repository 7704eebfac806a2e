package dev.ledge.editor.tool.cell;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.tool.Cell;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.level.Level;

/** Drags out a straight line of the stamp. */
public final class LineTool extends FigureTool {

    public LineTool(ToolContext context) {
        super(context);
    }

    @Override
    public String id() {
        return "line";
    }

    @Override
    public String label() {
        return "Line";
    }

    @Override
    public String key() {
        return "L";
    }

    @Override
    public String hint() {
        return "Drag from end to end; Shift keeps it level, upright or diagonal";
    }

    @Override
    FigureGesture.Figure figure(PointerEvent e) {
        return LineTool::draw;
    }

    @Override
    Cell end(Cell from, Cell under, PointerEvent e) {
        return e.shift() ? under.alignedTo(from) : under;
    }

    @Override
    String verb(PointerEvent e) {
        return "Draw line of";
    }

    private static Level draw(Level base, String layerId, Stamp stamp, Cell from, Cell to) {
        return CellEdits.stroke(
                base,
                layerId,
                stamp,
                from.column() - stamp.columns() / 2,
                from.row() - stamp.rows() / 2,
                from.column(),
                from.row(),
                to.column(),
                to.row());
    }
}
