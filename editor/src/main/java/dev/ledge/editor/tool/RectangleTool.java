package dev.ledge.editor.tool;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.CellSet;
import dev.ledge.engine.level.Level;
import java.util.Locale;

/** Drags out a rectangle or an ellipse, filled or as an outline, of the stamp. */
public final class RectangleTool implements Tool {
    private final ToolContext context;
    private final HoverCells hover;
    private final FigureGesture gesture;

    RectangleTool(ToolContext context) {
        this.context = context;
        this.hover = new HoverCells(context);
        this.gesture = new FigureGesture(context);
    }

    @Override
    public String id() {
        return "shape";
    }

    @Override
    public String label() {
        return "Shape";
    }

    @Override
    public String hint() {
        return "Drag from corner to corner; Shift keeps it square, Ctrl swaps filled and outline";
    }

    @Override
    public boolean usesStamp() {
        return true;
    }

    @Override
    public void pressed(PointerEvent e) {
        hover.leave();
        gesture.begin(Cell.at(context.document().level(), e), figure(e));
    }

    @Override
    public void dragged(PointerEvent e) {
        if (gesture.isActive()) {
            Cell cell = Cell.at(context.document().level(), e);
            Cell corner = e.shift() ? cell.squaredTo(gesture.from()) : cell;
            gesture.dragTo(corner, figure(e));
            CellSet box = between(gesture.from(), corner);
            context.progress(kind(e).label() + ", " + box.columns() + " × " + box.rows() + " cells");
        }
    }

    private ShapeKind kind(PointerEvent e) {
        return e.ctrl() ? context.shapeKind().toggled() : context.shapeKind();
    }

    private FigureGesture.Figure figure(PointerEvent e) {
        ShapeKind kind = kind(e);
        return (base, layerId, stamp, from, to) -> {
            CellSet box = between(from, to);
            return CellEdits.paint(base, layerId, kind.cells(box), stamp, box.left(), box.top());
        };
    }

    private static CellSet between(Cell from, Cell to) {
        return CellSet.between(from.column(), from.row(), to.column(), to.row());
    }

    @Override
    public void released(PointerEvent e) {
        gesture.end("Draw " + kind(e).label().toLowerCase(Locale.ROOT) + " of");
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
