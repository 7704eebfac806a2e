package dev.ledge.engine.world.internal.cast;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.CellKind;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.Terrain;

/**
 * Which tiles an actor passes that drops or is pressed through some: those that it stood on when that began, and those
 * in which their ground goes on, be it that tops join where two columns do or that they are level and no farther apart
 * than the actor is wide. Neither what is past a gap nor what is below is passed with them. Case OW-07.
 */
final class DroppedTiles {
    private Terrain terrain;
    private double grid;
    private double left;
    private double right;
    private double feet;
    private boolean pressed;

    /** Where the last look at a column found ground. */
    private CellKind.Part found;

    private int foundRow;

    /** From now on the tiles are those of a level. */
    void bind(CompiledLevel level) {
        terrain = level.terrain;
        grid = terrain.grid;
    }

    /** Sets where the following drop began, and whether the actor was pressed. */
    void begin(double x, double y, double w, boolean isPressed) {
        left = x;
        right = x + w;
        feet = y;
        pressed = isPressed;
    }

    /** True if a tile that lets through is passed; always of one whose top is not one line from side to side. */
    boolean contains(CellKind.Part part, int column, int row) {
        if (Double.isNaN(part.groundLeft)) {
            return true;
        }
        int first = terrain.column(left);
        int last = terrain.column(right);
        int nearest = Math.max(first, Math.min(last, column));
        return isReached(nearest, first, -1, column, row) || isReached(nearest, last, 1, column, row);
    }

    /** True if a cell is reached from the first column, of some under the actor, in which it stood on something. */
    private boolean isReached(int from, int to, int step, int column, int row) {
        for (int c = from; c != to + step; c += step) {
            if (isStoodOn(c)) {
                return leadsTo(c, column, row);
            }
        }
        return false;
    }

    /** Looks for what carried the actor in a column. */
    private boolean isStoodOn(int c) {
        double from = Math.max(left, c * grid) - c * grid;
        double to = Math.min(right, (c + 1) * grid) - c * grid;
        return to > from && findsAt(c, feet, from, to);
    }

    /** Looks in a cell for ground whose highest point in a stretch of it is at a height. */
    private boolean finds(int c, int r, double height, double from, double to) {
        for (CellKind.Part part : terrain.type(c, r).parts) {
            if (part.dropThrough || pressed && part.solidFrom != Outline.ALL) {
                double rise = (part.groundRight - part.groundLeft) / grid;
                double highest = r * grid + part.groundLeft + Math.min(rise * from, rise * to);
                if (Math.abs(highest - height) <= Sweep.SKIN) {
                    found = part;
                    foundRow = r;
                    return true;
                }
            }
        }
        return false;
    }

    /** True if the ground that was found in a column leads to a cell. */
    private boolean leadsTo(int from, int column, int row) {
        int step = column > from ? 1 : -1;
        double gap = 0;
        for (int c = from; c != column; ) {
            double height = foundHeight(step);
            boolean wasLevel = found.groundLeft == found.groundRight;
            c += step;
            double near = step > 0 ? 0 : grid;
            if (findsAt(c, height, near, near)) {
                if (gap > 0 && found.groundLeft != found.groundRight) {
                    return false;
                }
                gap = 0;
            } else {
                gap += grid;
                if (!wasLevel || gap > right - left || c == column) {
                    return false;
                }
            }
        }
        return foundRow == row;
    }

    /** How far down the ground that was found is at its right end or, of a step less than 0, at its left one, px. */
    private double foundHeight(int step) {
        return foundRow * grid + (step > 0 ? found.groundRight : found.groundLeft);
    }

    /** True if there is ground at a height in a stretch of a column, in either of the cells that join there. */
    private boolean findsAt(int column, double height, double from, double to) {
        return finds(column, terrain.row(height - Sweep.SKIN), height, from, to)
                || finds(column, terrain.row(height + Sweep.SKIN), height, from, to);
    }
}
