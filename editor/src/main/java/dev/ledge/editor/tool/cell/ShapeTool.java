package dev.ledge.editor.tool.cell;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.CellSet;
import dev.ledge.editor.tool.Cell;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolOption;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Drags out a rectangle or an ellipse, filled or as an outline, of the stamp. */
public final class ShapeTool extends FigureTool {
    private ShapeKind kind = ShapeKind.RECTANGLE;

    public ShapeTool(ToolContext context) {
        super(context);
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
    public String key() {
        return "P";
    }

    @Override
    public String icon() {
        return "rectangle";
    }

    @Override
    public String hint() {
        return "Drag from corner to corner; Shift keeps it square, Ctrl swaps filled and outline";
    }

    @Override
    public List<ToolOption> options() {
        return Stream.of(ShapeKind.values()).map(this::choice).toList();
    }

    private ToolOption choice(ShapeKind shape) {
        String name = shape.name().toLowerCase(Locale.ROOT);
        String label = "Draw " + shape.label().toLowerCase(Locale.ROOT) + "s";
        return new ToolOption.Choice("shape." + name, label, name, () -> kind == shape, () -> kind = shape);
    }

    private ShapeKind kind(PointerEvent e) {
        return e.ctrl() ? kind.toggled() : kind;
    }

    @Override
    FigureGesture.Figure figure(PointerEvent e) {
        ShapeKind shape = kind(e);
        return (base, layerId, stamp, from, to) -> {
            CellSet box = between(from, to);
            return CellEdits.paint(base, layerId, shape.cells(box), stamp, box.left(), box.top());
        };
    }

    @Override
    Cell end(Cell from, Cell under, PointerEvent e) {
        return e.shift() ? under.squaredTo(from) : under;
    }

    @Override
    String verb(PointerEvent e) {
        return "Draw " + kind(e).label().toLowerCase(Locale.ROOT) + " of";
    }

    @Override
    String describe(Cell from, Cell end, PointerEvent e) {
        CellSet box = between(from, end);
        return kind(e).label() + ", " + box.columns() + " × " + box.rows() + " cells";
    }

    private static CellSet between(Cell from, Cell to) {
        return CellSet.between(from.column(), from.row(), to.column(), to.row());
    }
}
