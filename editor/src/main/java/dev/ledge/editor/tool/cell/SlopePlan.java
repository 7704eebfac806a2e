package dev.ledge.editor.tool.cell;

import dev.ledge.editor.tool.Cell;
import java.util.Set;

/**
 * Where the cells of a dragged slope lie.
 *
 * @param from the first cell
 * @param stepX 1 if it goes to the right from there, −1 to the left
 * @param stepY −1 if it rises from there, 1 if it falls
 * @param length number of cells to a rise of one cell
 * @param rises number of cells that it rises
 */
record SlopePlan(Cell from, int stepX, int stepY, int length, int rises) {

    /** The slope of one of the given lengths that is nearest to the line between two cells. */
    static SlopePlan between(Set<Integer> lengths, Cell from, Cell to) {
        int columns = Math.abs(to.column() - from.column()) + 1;
        int rows = Math.abs(to.row() - from.row()) + 1;
        double angle = Math.atan2(rows, columns);
        int best = 0;
        for (int length : lengths) {
            if (best == 0 || Math.abs(Math.atan2(1, length) - angle) < Math.abs(Math.atan2(1, best) - angle)) {
                best = length;
            }
        }
        // As far along the slope as the pointer is: the foot of its perpendicular.
        int rises = (int) Math.max(1, Math.rint((double) (columns * best + rows) / (best * best + 1)));
        return new SlopePlan(from, to.column() < from.column() ? -1 : 1, to.row() > from.row() ? 1 : -1, best, rises);
    }

    int columns() {
        return length * rises;
    }

    double degrees() {
        return Math.toDegrees(Math.atan2(1, length));
    }

    /** Column of the cell of an index from 0 to {@link #columns()} − 1, counted from the first cell. */
    int column(int i) {
        return from.column() + stepX * i;
    }

    int row(int i) {
        return from.row() + stepY * (i / length);
    }

    /** Which tile of its rise the cell has, from 0 at the foot. */
    int index(int i) {
        return stepY < 0 ? i % length : length - 1 - i % length;
    }

    /** True if the slope rises to the right. */
    boolean toRight() {
        return stepX > 0 == stepY < 0;
    }

    /** Its highest row. */
    int top() {
        return stepY < 0 ? from.row() - rises + 1 : from.row();
    }

    /** Its lowest row. */
    int bottom() {
        return stepY < 0 ? from.row() : from.row() + rises - 1;
    }
}
