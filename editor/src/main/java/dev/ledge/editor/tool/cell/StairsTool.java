package dev.ledge.editor.tool.cell;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.tool.Cell;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolOption;
import dev.ledge.editor.tool.Words;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import java.util.ArrayList;
import java.util.List;

/**
 * Drags out stairs from their foot to their top, or from their top to their foot: steps of a chosen width and height,
 * with what is empty beneath them filled. As long as the pointer has gone along them, as with the slope tool.
 */
public final class StairsTool extends FigureTool {
    /** Cells; wider or higher steps are floors and walls. */
    private static final int MOST = 16;

    private int width = 2;
    private int height = 1;

    public StairsTool(ToolContext context) {
        super(context);
    }

    @Override
    public String id() {
        return "stairs";
    }

    @Override
    public String label() {
        return "Stairs";
    }

    @Override
    public String key() {
        return "T";
    }

    @Override
    public String hint() {
        return "Drag from foot to top; Ctrl hangs them from above, Shift leaves out the filling";
    }

    @Override
    public List<ToolOption> options() {
        return List.of(
                new ToolOption.Amount("stairs.width", "Width of a step", "wide", 1, MOST, () -> width, w -> width = w),
                new ToolOption.Amount(
                        "stairs.height", "Height of a step", "high", 1, MOST, () -> height, h -> height = h));
    }

    @Override
    FigureGesture.Figure figure(PointerEvent e) {
        boolean hangs = e.ctrl();
        boolean filled = !e.shift();
        return (base, layerId, stamp, from, to) ->
                draw(base, layerId, stamp, StairsPlan.between(width, height, from, to), hangs, filled);
    }

    @Override
    String verb(PointerEvent e) {
        return "Draw stairs of";
    }

    @Override
    String describe(Cell from, Cell end, PointerEvent e) {
        StairsPlan plan = StairsPlan.between(width, height, from, end);
        return Words.count(plan.steps(), "step") + ", " + plan.steps() * width + " × " + plan.steps() * height
                + " cells";
    }

    private static Level draw(Level base, String layerId, Stamp stamp, StairsPlan plan, boolean hangs, boolean filled) {
        TileGrid cells = ((TileLayer) base.layer(layerId)).grid();
        List<CellEdits.Placement> placements = new ArrayList<>();
        for (int step = 0; step < plan.steps(); step++) {
            int top = plan.top(step);
            int bottom = top + plan.height() - 1;
            for (int i = 0; i < plan.width(); i++) {
                int column = plan.column(step, i);
                if (column < 0 || column >= cells.columns()) {
                    continue;
                }
                int first = Math.max(0, hangs && filled ? plan.top() : top);
                int last = Math.min(cells.rows() - 1, hangs || !filled ? bottom : plan.bottom());
                for (int row = first; row <= last; row++) {
                    if (row >= top && row <= bottom || SlopeTool.isHole(base, cells, column, row)) {
                        placements.add(placement(stamp, plan, column, row));
                    }
                }
            }
        }
        return CellEdits.place(base, layerId, placements);
    }

    /** The stamp's pattern hangs on the cell where the drag began. */
    private static CellEdits.Placement placement(Stamp stamp, StairsPlan plan, int column, int row) {
        int x = Math.floorMod(column - plan.from().column(), stamp.columns());
        int y = Math.floorMod(row - plan.from().row(), stamp.rows());
        return new CellEdits.Placement(column, row, stamp.get(x, y));
    }
}
