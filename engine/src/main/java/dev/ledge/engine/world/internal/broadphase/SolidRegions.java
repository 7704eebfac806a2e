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
        int c0 = Math.max(0, terrain.column(x));
        int c1 = Math.min(terrain.columns - 1, terrain.column(x + w));
        int r1 = Math.min(terrain.rows - 1, terrain.row(y + h));
        for (int top = Math.max(0, terrain.row(y)); top <= r1; top = Terrain.endOfChunk(top) + 1) {
            int bottom = Math.min(r1, Terrain.endOfChunk(top));
            for (int from = c0; from <= c1; from = Terrain.endOfChunk(from) + 1) {
                for (int r = top; r <= bottom && !terrain.isEmptyAround(from, top); r++) {
                    effort.spent++;
                    long cells = terrain.solids(from, Math.min(c1, Terrain.endOfChunk(from)), r);
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
        int c0 = column;
        int c1 = column;
        int r0 = row;
        int r1 = row;
        while (true) {
            double left = x + w - c0 * grid;
            double right = (c1 + 1) * grid - x;
            double up = y + h - r0 * grid;
            double down = (r1 + 1) * grid - y;
            double least = Math.min(Math.min(left, right), Math.min(up, down));
            if (least > FARTHEST) {
                return least;
            }
            if (least == left && areFull(c0 - 1, r0, c0 - 1, r1)) {
                c0--;
            } else if (least == right && areFull(c1 + 1, r0, c1 + 1, r1)) {
                c1++;
            } else if (least == up && areFull(c0, r0 - 1, c1, r0 - 1)) {
                r0--;
            } else if (least == down && areFull(c0, r1 + 1, c1, r1 + 1)) {
                r1++;
            } else {
                return Math.max(0, least);
            }
        }
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

    private boolean areFull(int c0, int r0, int c1, int r1) {
        if (c0 < 0 || r0 < 0 || c1 >= terrain.columns || r1 >= terrain.rows) {
            return false;
        }
        for (int top = r0; top <= r1; top = Terrain.endOfChunk(top) + 1) {
            for (int from = c0; from <= c1; from = Terrain.endOfChunk(from) + 1) {
                effort.spent++;
                if (!terrain.isChunkFull(from, top)
                        && !areFullInChunk(
                                from,
                                top,
                                Math.min(c1, Terrain.endOfChunk(from)),
                                Math.min(r1, Terrain.endOfChunk(top)))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean areFullInChunk(int c0, int r0, int c1, int r1) {
        for (int r = r0; r <= r1; r++) {
            effort.spent++;
            long others = (1L << c1 - c0 + 1) - 1 & ~terrain.fullCells(c0, c1, r);
            for (; others != 0; others &= others - 1) {
                if (!isFull(c0 + Long.numberOfTrailingZeros(others), r)) {
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
