package dev.ledge.editor.tool.cell;

import dev.ledge.editor.tool.Cell;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolContext;

/** A tool that drags out a figure of cells and lays the stamp there; the modifiers held decide anew at every move. */
abstract class FigureTool extends CellTool {
    private final FigureGesture gesture;

    FigureTool(ToolContext context) {
        super(context);
        this.gesture = new FigureGesture(context);
    }

    /** What is drawn between two cells with the modifiers of an event. */
    abstract FigureGesture.Figure figure(PointerEvent e);

    /** What the undo entry begins with, for example {@code Draw line of}. */
    abstract String verb(PointerEvent e);

    /** The other end of the figure, for a pointer over a cell. */
    Cell end(Cell from, Cell under, PointerEvent e) {
        return under;
    }

    /** What is being drawn, in words, for the status bar; empty for nothing. */
    String describe(Cell from, Cell end, PointerEvent e) {
        return "";
    }

    @Override
    public boolean usesStamp() {
        return true;
    }

    @Override
    boolean isBusy() {
        return gesture.isActive();
    }

    @Override
    public void pressed(PointerEvent e) {
        hover.leave();
        gesture.begin(cell(e), figure(e));
    }

    @Override
    public void dragged(PointerEvent e) {
        if (gesture.isActive()) {
            Cell end = end(gesture.from(), cell(e), e);
            gesture.dragTo(end, figure(e));
            context.progress(describe(gesture.from(), end, e));
        }
    }

    @Override
    public void released(PointerEvent e) {
        gesture.end(verb(e));
    }

    @Override
    public boolean cancel() {
        return gesture.cancel();
    }
}
