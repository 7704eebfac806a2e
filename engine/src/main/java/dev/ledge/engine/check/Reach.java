package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import java.util.Arrays;
import java.util.BitSet;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Where a block of cells gets to from somewhere if it can move freely, up as well as down, and only cells that are
 * wholly solid are in its way. An actor as wide and high as so many cells gets to no other place, however it moves, so
 * that what is not reached here cannot be reached at all.
 */
final class Reach {
    /** Moves between two questions whether to go on. */
    private static final int STRIDE = 1 << 16;

    private final Cells cells;
    private final int across;
    private final int down;

    /** Around the level there is room for the block, so that it can go past its borders. */
    private final int margin;

    private final int width;
    private final int height;
    private final BitSet reached;
    private final boolean withOneWays;
    private final boolean isBackwards;

    private int[] open = new int[1024];
    private int openCount;

    /**
     * Nothing is reached yet.
     *
     * @param across columns of the block, 1 or more
     * @param down rows of the block, 1 or more
     * @param withOneWays true if sides that are solid alone are in the way, too
     * @param isBackwards true to look where one gets here from instead
     */
    Reach(Cells cells, int across, int down, boolean withOneWays, boolean isBackwards) {
        this.cells = cells;
        this.across = across;
        this.down = down;
        this.withOneWays = withOneWays;
        this.isBackwards = isBackwards;
        margin = Math.max(across, down) + 1;
        width = cells.columns() + 2 * margin - across + 1;
        height = cells.rows() + 2 * margin - down + 1;
        reached = new BitSet(width * height);
    }

    /** Goes on from all places of the block that a box touches. */
    void from(Aabb box, BooleanSupplier cancelled) {
        int grid = cells.level().grid();
        int first = clamp(Math.floor(box.left() / grid) - across + 1, -margin, width - margin - 1);
        int last = clamp(Math.ceil(box.right() / grid) - 1, -margin, width - margin - 1);
        int top = clamp(Math.floor(box.top() / grid) - down + 1, -margin, height - margin - 1);
        int bottom = clamp(Math.ceil(box.bottom() / grid) - 1, -margin, height - margin - 1);
        for (int row = top; row <= bottom; row++) {
            for (int column = first; column <= last; column++) {
                if (fits(column, row)) {
                    push(column, row);
                }
            }
        }
        spread(cancelled);
    }

    private static int clamp(double value, int min, int max) {
        return (int) Math.max(min, Math.min(max, value));
    }

    private boolean fits(int column, int row) {
        for (int r = row; r < row + down; r++) {
            for (int c = column; c < column + across; c++) {
                if (cells.isSolid(c, r)) {
                    return false;
                }
            }
        }
        return true;
    }

    private void spread(BooleanSupplier cancelled) {
        for (int moves = 0; openCount > 0; moves++) {
            if (moves % STRIDE == 0 && cancelled.getAsBoolean()) {
                throw new CancellationException("the level has changed");
            }
            int at = open[--openCount];
            int column = at % width - margin;
            int row = at / width - margin;
            move(column, row, 1, 0);
            move(column, row, -1, 0);
            move(column, row, 0, 1);
            move(column, row, 0, -1);
        }
    }

    private void move(int column, int row, int dx, int dy) {
        int toColumn = column + dx;
        int toRow = row + dy;
        boolean isThere =
                toColumn >= -margin && toRow >= -margin && toColumn < width - margin && toRow < height - margin;
        if (isThere && !has(toColumn, toRow) && mayMove(column, row, dx, dy)) {
            push(toColumn, toRow);
        }
    }

    private boolean mayMove(int column, int row, int dx, int dy) {
        return isBackwards
                ? fits(column + dx, row + dy) && enters(column + dx, row + dy, -dx, -dy)
                : enters(column, row, dx, dy);
    }

    /** True if nothing is in the way of a block that moves by one cell. */
    private boolean enters(int column, int row, int dx, int dy) {
        int count = dx == 0 ? across : down;
        for (int i = 0; i < count; i++) {
            int c = dx == 0 ? column + i : dx > 0 ? column + across : column - 1;
            int r = dy == 0 ? row + i : dy > 0 ? row + down : row - 1;
            if (withOneWays ? cells.bars(c, r, dx, dy) : cells.isSolid(c, r)) {
                return false;
            }
        }
        return true;
    }

    private void push(int column, int row) {
        int at = (row + margin) * width + column + margin;
        if (!reached.get(at)) {
            reached.set(at);
            if (openCount == open.length) {
                open = Arrays.copyOf(open, 2 * openCount);
            }
            open[openCount++] = at;
        }
    }

    /** True if the block gets to where that is its upper left cell. */
    boolean has(int column, int row) {
        return reached.get((row + margin) * width + column + margin);
    }

    /** True if a block that gets anywhere covers the cell there. */
    boolean covers(int column, int row) {
        for (int r = Math.max(-margin, row - down + 1); r <= Math.min(row, height - margin - 1); r++) {
            for (int c = Math.max(-margin, column - across + 1); c <= Math.min(column, width - margin - 1); c++) {
                if (has(c, r)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** True if the block fits nowhere where it begins. */
    boolean isEmpty() {
        return reached.isEmpty();
    }

    /** True if a block that gets anywhere touches the box there, be it with its edge. */
    boolean touches(Aabb box) {
        double grid = cells.level().grid();
        int first = clamp(Math.ceil(box.left() / grid) - across - 1, -margin, width - margin - 1);
        int last = clamp(Math.floor(box.right() / grid), -margin, width - margin - 1);
        int top = clamp(Math.ceil(box.top() / grid) - down - 1, -margin, height - margin - 1);
        int bottom = clamp(Math.floor(box.bottom() / grid), -margin, height - margin - 1);
        for (int row = top; row <= bottom; row++) {
            for (int column = first; column <= last; column++) {
                Aabb block = new Aabb(column * grid, row * grid, (column + across) * grid, (row + down) * grid);
                if (has(column, row) && block.touches(box)) {
                    return true;
                }
            }
        }
        return false;
    }
}
