package dev.ledge.editor.tool;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.Stamp;
import dev.ledge.engine.level.Level;

/** Drags out a straight line of the stamp. */
public final class LineTool implements Tool {
    private final ToolContext context;
    private final HoverCells hover;
    private final FigureGesture gesture;

    LineTool(ToolContext context) {
        this.context = context;
        this.hover = new HoverCells(context);
        this.gesture = new FigureGesture(context);
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
    public String hint() {
        return "Drag from end to end; Shift keeps it level, upright or diagonal";
    }

    @Override
    public boolean usesStamp() {
        return true;
    }

    @Override
    public void pressed(PointerEvent e) {
        hover.leave();
        gesture.begin(Cell.at(context.document().level(), e), LineTool::draw);
    }

    @Override
    public void dragged(PointerEvent e) {
        if (gesture.isActive()) {
            Cell cell = Cell.at(context.document().level(), e);
            gesture.dragTo(e.shift() ? cell.alignedTo(gesture.from()) : cell, LineTool::draw);
        }
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

    @Override
    public void released(PointerEvent e) {
        gesture.end("Draw line of");
    }

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
        return gesture.cancel();
    }

    @Override
    public void paint(ToolGraphics graphics) {
        Level level = context.document().level();
        if (!gesture.isActive() && context.tile() != null && hover.isInside(level)) {
            Cell cell = hover.cell();
            graphics.ghostTile(level, context.tile(), cell.column(), cell.row());
            graphics.overlay().cells(level, cell.column(), cell.row(), 1, 1);
        }
    }
}
