package dev.ledge.engine.world.internal.broadphase;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.Terrain;

/**
 * Adjacent full cells as one solid: depth of a box in it and the distance to its end, as in a polygon of the same
 * outline, without inner seams. Queried for penetrating actors only. Cases ED-01, ST-01, G1.
 */
public final class SolidRegions {
    /** Limit of the search for an exit, px: what is longer counts as endless. */
    public static final double FARTHEST = 1024;

    private final Terrain terrain;
    private final Effort effort;
    private final double grid;

    /** The rectangle of full cells that is looked at, ends included, and how far a box has to go to leave it, px. */
    private int c0;

    private int c1;
    private int r0;
    private int r1;
    private double toLeft;
    private double toRight;
    private double toTop;
    private double toBottom;

    public SolidRegions(Terrain terrain, Effort effort) {
        this.terrain = terrain;
        this.effort = effort;
        this.grid = terrain.grid;
    }

    /**
     * How deep a box is in full cells, px: the shortest exit from the rectangle of them in which it is deepest; 0 if it
     * is in none. These rectangles are as large as can be, so that they overlap, like the parts of a polygon.
     */
    public double depth(double x, double y, double w, double h) {
        // Every rectangle that contains more than half of a box's size contains its middle.
        double most = depthFrom(terrain.column(x + w / 2), terrain.row(y + h / 2), x, y, w, h);
        if (most >= Math.max(w, h) / 2) {
            return most;
        }
        int left = Math.max(0, terrain.column(x));
        int right = Math.min(terrain.columns - 1, terrain.column(x + w));
        int lowest = Math.min(terrain.rows - 1, terrain.row(y + h));
        for (int top = Math.max(0, terrain.row(y)); top <= lowest; top = Terrain.endOfChunk(top) + 1) {
            int bottom = Math.min(lowest, Terrain.endOfChunk(top));
            for (int from = left; from <= right; from = Terrain.endOfChunk(from) + 1) {
                for (int r = top; r <= bottom && !terrain.isEmptyAround(from, top); r++) {
                    effort.spent++;
                    long cells = terrain.solids(from, Math.min(right, Terrain.endOfChunk(from)), r);
                    // Every rectangle in which the box is deeper still has cells that lie so deep in the box.
                    for (; cells != 0 && reachesInto(r, y, h, most); cells &= cells - 1) {
                        int c = from + Long.numberOfTrailingZeros(cells);
                        if (reachesInto(c, x, w, most)) {
                            most = Math.max(most, depthFrom(c, r, x, y, w, h));
                        }
                    }
                }
            }
        }
        return most;
    }

    /** True if a row (column) of cells reaches into a side of a box by a depth, or to its middle. */
    private boolean reachesInto(int cell, double at, double length, double depth) {
        double deep = Math.min(depth, length / 2) - Sweep.EDGE;
        return (cell + 1) * grid >= at + deep && cell * grid <= at + length - deep;
    }

    /**
     * In the best rectangle around a cell: as long as its nearest side can be moved out there is a better one, else
     * there is none.
     */
    private double depthFrom(int column, int row, double x, double y, double w, double h) {
        effort.spent++;
        if (!isFull(column, row)) {
            return 0;
        }
        c0 = column;
        c1 = column;
        r0 = row;
        r1 = row;
        double least;
        do {
            toLeft = x + w - c0 * grid;
            toRight = (c1 + 1) * grid - x;
            toTop = y + h - r0 * grid;
            toBottom = (r1 + 1) * grid - y;
            least = Math.min(Math.min(toLeft, toRight), Math.min(toTop, toBottom));
        } while (least <= FARTHEST && moveOut(least));
        return Math.max(0, least);
    }

    /** Moves a side of the rectangle that is at this distance out by a cell; false if the cells there are not full. */
    private boolean moveOut(double distance) {
        if (distance == toLeft && areFull(c0 - 1, r0, c0 - 1, r1)) {
            c0--;
        } else if (distance == toRight && areFull(c1 + 1, r0, c1 + 1, r1)) {
            c1++;
        } else if (distance == toTop && areFull(c0, r0 - 1, c1, r0 - 1)) {
            r0--;
        } else if (distance == toBottom && areFull(c0, r1 + 1, c1, r1 + 1)) {
            r1++;
        } else {
            return false;
        }
        return true;
    }

    /** Distance in a direction until a box in a full cell has left it and the following full cells, px. */
    public double exit(int column, int row, double x, double y, double w, double h, double dx, double dy) {
        int c = column;
        int r = row;
        int stepX = (int) Math.signum(dx);
        int stepY = (int) Math.signum(dy);
        double far;
        do {
            far = stepX < 0
                    ? x + w - c * grid
                    : stepX > 0 ? (c + 1) * grid - x : stepY < 0 ? y + h - r * grid : (r + 1) * grid - y;
            effort.spent++;
            c += stepX;
            r += stepY;
        } while (far <= FARTHEST && isFull(c, r));
        return far;
    }

    private boolean areFull(int left, int upper, int right, int lower) {
        if (left < 0 || upper < 0 || right >= terrain.columns || lower >= terrain.rows) {
            return false;
        }
        for (int top = upper; top <= lower; top = Terrain.endOfChunk(top) + 1) {
            for (int from = left; from <= right; from = Terrain.endOfChunk(from) + 1) {
                effort.spent++;
                if (!terrain.isChunkFull(from, top)
                        && !areFullInChunk(
                                from,
                                top,
                                Math.min(right, Terrain.endOfChunk(from)),
                                Math.min(lower, Terrain.endOfChunk(top)))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean areFullInChunk(int left, int upper, int right, int lower) {
        for (int r = upper; r <= lower; r++) {
            effort.spent++;
            long others = (1L << right - left + 1) - 1 & ~terrain.fullCells(left, right, r);
            for (; others != 0; others &= others - 1) {
                if (!isFull(left + Long.numberOfTrailingZeros(others), r)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isFull(int column, int row) {
        return terrain.type(column, row).isFull;
    }
}
