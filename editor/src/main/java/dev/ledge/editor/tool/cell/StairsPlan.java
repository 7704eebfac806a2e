package dev.ledge.editor.tool.cell;

import dev.ledge.editor.tool.Cell;

/**
 * Where the steps of dragged stairs lie. All in cells.
 *
 * @param from where the drag began: the lower or upper end of the stairs
 * @param stepX 1 if they go to the right from there, −1 to the left
 * @param stepY −1 if they rise from there, 1 if they fall
 * @param width of a step
 * @param height of a step
 * @param steps number of steps, at least 1
 */
record StairsPlan(Cell from, int stepX, int stepY, int width, int height, int steps) {

    /** Stairs as long as a drag between two cells goes along them. */
    static StairsPlan between(int width, int height, Cell from, Cell to) {
        double columns = Math.abs(to.column() - from.column()) + 1;
        double rows = Math.abs(to.row() - from.row()) + 1;
        // The foot of the pointer's perpendicular onto the stairs, in steps.
        int steps = (int) Math.max(1, Math.rint((columns * width + rows * height) / (width * width + height * height)));
        return new StairsPlan(
                from, to.column() < from.column() ? -1 : 1, to.row() > from.row() ? 1 : -1, width, height, steps);
    }

    /** Column of a step's cell, both counted from where the drag began. */
    int column(int step, int i) {
        return from.column() + stepX * (step * width + i);
    }

    /** Highest row of a step. */
    int top(int step) {
        return stepY < 0 ? from.row() - (step + 1) * height + 1 : from.row() + step * height;
    }

    /** Highest row of the stairs. */
    int top() {
        return stepY < 0 ? top(steps - 1) : from.row();
    }

    /** Lowest row of the stairs. */
    int bottom() {
        return stepY < 0 ? from.row() : top(steps - 1) + height - 1;
    }
}
