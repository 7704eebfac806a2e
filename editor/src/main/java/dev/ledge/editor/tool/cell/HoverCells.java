package dev.ledge.editor.tool.cell;

import dev.ledge.editor.tool.Cell;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;

/** The block of cells under the pointer that a tool would work on, and the repainting that following it takes. */
final class HoverCells {
    private final ToolContext context;
    private Cell cell;
    private int columns = 1;
    private int rows = 1;

    HoverCells(ToolContext context) {
        this.context = context;
    }

    /** The top-left cell of the block, or null if the pointer is elsewhere. */
    Cell cell() {
        return cell;
    }

    /** The block of that size whose middle is at a cell. */
    void follow(Cell middle, int blockColumns, int blockRows) {
        Cell corner = new Cell(middle.column() - blockColumns / 2, middle.row() - blockRows / 2);
        if (!corner.equals(cell) || columns != blockColumns || rows != blockRows) {
            repaint();
            cell = corner;
            columns = blockColumns;
            rows = blockRows;
            repaint();
        }
    }

    void leave() {
        repaint();
        cell = null;
    }

    /** True if some of the block is in the level. */
    boolean isInside(Level level) {
        return cell != null
                && cell.column() + columns > 0
                && cell.row() + rows > 0
                && cell.column() < level.columns()
                && cell.row() < level.rows();
    }

    /** The block in level pixels. */
    Aabb box(Level level) {
        return Cell.box(level, cell.column(), cell.row(), columns, rows);
    }

    void repaint() {
        if (cell != null) {
            context.repaint(box(context.document().level()));
        }
    }
}
