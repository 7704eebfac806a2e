package dev.ledge.engine.world.internal.broadphase;

import dev.ledge.engine.world.internal.scene.CellKind;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Terrain;
import java.util.Arrays;

/**
 * Cached facts of the cells around each actor: an area without anything solid or climbable, and a row of floor with
 * nothing above it. They hold for many steps, as cells rarely change, which clears the cache; so most steps read no
 * cell.
 */
public final class CellCache extends LevelBound {
    /** Cells of a row that are examined together. */
    public static final int MAX_COLUMNS = 32;

    /** Margin of the cached areas, cells. */
    private static final int MORE_COLUMNS = 3;

    private static final int MORE_ROWS = 6;

    /**
     * Numbers of a cached floor: its first column, the highest known row, its row, bits of flat tops, bits of other
     * cells.
     */
    private static final int STRIDE = 5;

    private static final int TOP = 1;
    private static final int FLOOR = 2;
    private static final int TOPS = 3;
    private static final int OTHERS = 4;

    private Terrain terrain;
    /** Per actor: first column and row, last column and row of an area; of an empty one at first. */
    private final int[] clear;
    /** Per actor: {@link #STRIDE} numbers of 32 columns of a floor and what is above; of no row at first. */
    private final int[] floors;

    private int version;

    public CellCache(CompiledLevel scene, int actors) {
        super(scene);
        clear = new int[4 * actors];
        floors = new int[STRIDE * actors];
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        super.bind(level);
        terrain = level.terrain;
        version++;
        Arrays.fill(clear, 0);
        for (int i = 0; 4 * i < clear.length; i++) {
            clear[4 * i + 2] = -1;
            floors[STRIDE * i + FLOOR] = -1;
        }
    }

    /** Another number once cells have changed. */
    public int version() {
        return version;
    }

    /**
     * True if nothing is solid or climbable in some cells, which are inside the level; an area too wide to examine is
     * not clear.
     */
    public boolean isClear(int actor, int c0, int r0, int c1, int r1) {
        int at = 4 * actor;
        if (c0 >= clear[at] && r0 >= clear[at + 1] && c1 <= clear[at + 2] && r1 <= clear[at + 3]) {
            return true;
        }
        return lookForClear(at, c0, r0, c1, r1);
    }

    private boolean lookForClear(int at, int c0, int r0, int c1, int r1) {
        int from = Math.max(0, c0 - MORE_COLUMNS);
        int to = Math.min(terrain.columns - 1, c1 + MORE_COLUMNS);
        if (to - from >= MAX_COLUMNS) {
            return false;
        }
        long taken = 0;
        for (int r = r0; r <= r1; r++) {
            taken |= terrain.inTheWay(from, to, r);
        }
        if ((taken >>> (c0 - from) & (1L << (c1 - c0 + 1)) - 1) != 0) {
            return false;
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

    /** Number of zero bits beside a bit, towards an end, which is excluded. */
    private static int free(long bits, int bit, int end) {
        int step = end < bit ? -1 : 1;
        int count = 0;
        for (int b = bit + step; b != end && (bits >>> b & 1) == 0; b += step) {
            count++;
        }
        return count;
    }

    /**
     * True if nothing is solid in some cells from a row on down to a floor, which is all of flat tops:
     * {@link CellKind#FLAT_TOP}.
     */
    public boolean isOpenFlatTop(int actor, int c0, int top, int c1, int floor) {
        int at = STRIDE * actor;
        int first = c0 - floors[at];
        int last = c1 - floors[at];
        if (first < 0 || last >= MAX_COLUMNS || top < floors[at + TOP] || floor != floors[at + FLOOR]) {
            if (!lookAtFloor(at, c0, top, c1, floor)) {
                return false;
            }
            first = c0 - floors[at];
            last = c1 - floors[at];
        }
        return ((~floors[at + TOPS] | floors[at + OTHERS]) & mask(first, last)) == 0;
    }

    /**
     * Bits of the cells with a flat top from {@code from} to {@code to}, after {@link #isOpenFlatTop} of about the same
     * cells; −1 unless the cache has that there is nothing else in them.
     */
    public long flatTops(int actor, int c0, int c1, int from, int to) {
        int at = STRIDE * actor;
        int first = Math.min(c0, from) - floors[at];
        int last = Math.max(c1, to) - floors[at];
        if (first < 0 || last >= MAX_COLUMNS || (floors[at + OTHERS] & mask(first, last)) != 0) {
            return -1;
        }
        return (floors[at + TOPS] & mask(from - floors[at], to - floors[at]) & 0xFFFF_FFFFL) >>> from - floors[at];
    }

    private boolean lookAtFloor(int at, int c0, int top, int c1, int floor) {
        int more = MAX_COLUMNS - (c1 - c0 + 1) >> 1;
        if (more < 0) {
            return false;
        }
        int from = Math.max(0, c0 - more);
        int to = Math.min(terrain.columns, from + MAX_COLUMNS) - 1;
        long tops = terrain.flatTops(from, to, floor);
        long others = terrain.inTheWay(from, to, floor) & ~tops;
        for (int r = top; r < floor; r++) {
            // Mostly there is nothing at all.
            long inTheWay = terrain.inTheWay(from, to, r);
            others |= inTheWay == 0 ? 0 : terrain.solids(from, to, r);
        }
        floors[at] = from;
        floors[at + TOP] = top;
        floors[at + FLOOR] = floor;
        floors[at + TOPS] = (int) tops;
        floors[at + OTHERS] = (int) others;
        return true;
    }

    /** The bits from one to another, both included, of 32. */
    private static int mask(int first, int last) {
        return -1 >>> Integer.SIZE - 1 - last & -1 << first;
    }
}
