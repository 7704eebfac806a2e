package dev.ledge.engine.world;

/**
 * What is known of the cells around each actor: an area in which nothing is in the way, and a stretch of floor with nothing above it. Found once, it
 * holds for many steps, as cells only change by an edit, which begins with an empty memory; so most steps ask no cell at all.
 */
final class KnownCells {
    /** So many cells side by side are looked at together. */
    static final int MOST_COLUMNS = 32;

    /** How far areas are made larger than needed, cells. */
    private static final int MORE_COLUMNS = 3;

    private static final int MORE_ROWS = 6;
    private static final int MORE_FLOOR = 12;

    private final Terrain terrain;
    /** Per actor: first column and row, last column and row of an area; of an empty one at first. */
    private final int[] clear;
    /** Per actor: first and last column, top row of what is open above, and row of a floor. */
    private final int[] floors;

    KnownCells(Terrain terrain, int actors) {
        this.terrain = terrain;
        clear = new int[4 * actors];
        floors = new int[4 * actors];
        for (int i = 0; i < actors; i++) {
            clear[4 * i + 2] = -1;
            floors[4 * i + 1] = -1;
        }
    }

    /** True if nothing is solid or climbable in some cells, which are inside the level; an area too wide to look at is not clear. */
    boolean isClear(int actor, int c0, int r0, int c1, int r1) {
        int at = 4 * actor;
        if (c0 >= clear[at] && r0 >= clear[at + 1] && c1 <= clear[at + 2] && r1 <= clear[at + 3]) {
            return true;
        }
        return lookForClear(at, c0, r0, c1, r1);
    }

    private boolean lookForClear(int at, int c0, int r0, int c1, int r1) {
        if (!isClear(c0, r0, c1, r1)) {
            return false;
        }
        int from = Math.max(0, c0 - MORE_COLUMNS);
        int to = Math.min(terrain.columns - 1, c1 + MORE_COLUMNS);
        if (to - from >= MOST_COLUMNS) {
            return true;
        }
        long taken = 0;
        for (int r = r0; r <= r1; r++) {
            taken |= terrain.inTheWay(from, to, r);
        }
        int first = c0 - free(taken, c0 - from, -1);
        int last = c1 + free(taken, c1 - from, to - from + 1);
        int top = r0;
        while (top > 0 && top > r0 - MORE_ROWS && terrain.inTheWay(first, last, top - 1) == 0) {
            top--;
        }
        int bottom = r1;
        while (bottom < terrain.rows - 1 && bottom < r1 + MORE_ROWS && terrain.inTheWay(first, last, bottom + 1) == 0) {
            bottom++;
        }
        clear[at] = first;
        clear[at + 1] = top;
        clear[at + 2] = last;
        clear[at + 3] = bottom;
        return true;
    }

    /** How many bits beside one are 0, towards an end that is not looked at. */
    private static int free(long bits, int bit, int end) {
        int step = end < bit ? -1 : 1;
        int count = 0;
        for (int b = bit + step; b != end && (bits >>> b & 1) == 0; b += step) {
            count++;
        }
        return count;
    }

    /** Likewise, without asking whose area it is. */
    boolean isClear(int c0, int r0, int c1, int r1) {
        if (c1 - c0 >= MOST_COLUMNS) {
            return false;
        }
        for (int r = r0; r <= r1; r++) {
            if (terrain.inTheWay(c0, c1, r) != 0) {
                return false;
            }
        }
        return true;
    }

    /** True if nothing is solid in some cells, which are inside the level; an area too wide to look at is not open. */
    boolean isOpen(int c0, int r0, int c1, int r1) {
        if (c1 - c0 >= MOST_COLUMNS) {
            return false;
        }
        for (int r = r0; r <= r1; r++) {
            if (terrain.solids(c0, c1, r) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Likewise, if nothing bars the way sideways. */
    boolean isUnbarred(int c0, int r0, int c1, int r1) {
        if (c1 - c0 >= MOST_COLUMNS) {
            return false;
        }
        for (int r = r0; r <= r1; r++) {
            if (terrain.bars(c0, c1, r) != 0) {
                return false;
            }
        }
        return true;
    }

    /** True if nothing is solid in some cells from a row on down to a floor, which is all of flat tops: {@link CellType#FLOOR}. */
    boolean isOpenFloor(int actor, int c0, int top, int c1, int floor) {
        int at = 4 * actor;
        if (c0 >= floors[at] && c1 <= floors[at + 1] && top >= floors[at + 2] && floor == floors[at + 3]) {
            return true;
        }
        return lookForFloor(at, c0, top, c1, floor);
    }

    private boolean lookForFloor(int at, int c0, int top, int c1, int floor) {
        int from = Math.max(0, c0 - MORE_FLOOR);
        int to = Math.min(terrain.columns - 1, c1 + MORE_FLOOR);
        if (to - from >= MOST_COLUMNS) {
            return false;
        }
        long taken = ~terrain.floors(from, to, floor);
        for (int r = top; r < floor; r++) {
            taken |= terrain.solids(from, to, r);
        }
        long needed = (1L << (c1 - c0 + 1)) - 1 << (c0 - from);
        if ((taken & needed) != 0) {
            return false;
        }
        floors[at] = c0 - free(taken, c0 - from, -1);
        floors[at + 1] = c1 + free(taken, c1 - from, to - from + 1);
        floors[at + 2] = top;
        floors[at + 3] = floor;
        return true;
    }
}
