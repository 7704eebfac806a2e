package dev.ledge.engine.world.internal.state;

import java.util.Arrays;

/**
 * The crumbling tiles that shake or are gone: the cells' differences from the level. Sorted by row, column and part of
 * the cell. Grows when it must and never shrinks.
 */
public final class CellStates {
    /** Bits of a column or row. */
    private static final int SHIFT = 14;

    private static final int PARTS = 8;
    private static final int MIN = 16;

    /** Of the level. */
    private int columns;

    private int count;
    /** Row, column and part in one number, which sorts as they do. */
    private long[] keys = new long[MIN];
    /** The tick since which it shakes, or is gone. */
    private long[] since = new long[MIN];

    private boolean[] gone = new boolean[MIN];

    /** Sets how many columns the level has. */
    public void setColumns(int levelColumns) {
        columns = levelColumns;
    }

    /** How many bytes it takes. */
    long bytes() {
        return 17L * keys.length + 96;
    }

    /** How many there are. */
    public int count() {
        return count;
    }

    public int column(int k) {
        return (int) (keys[k] >> PARTS) & (1 << SHIFT) - 1;
    }

    public int row(int k) {
        return (int) (keys[k] >> PARTS + SHIFT);
    }

    public int part(int k) {
        return (int) keys[k] & (1 << PARTS) - 1;
    }

    /** The tick since which it shakes, or is gone. */
    public long since(int k) {
        return since[k];
    }

    public boolean isGone(int k) {
        return gone[k];
    }

    private static long key(int column, int row, int part) {
        return ((long) row << SHIFT | column) << PARTS | part;
    }

    private int find(long key) {
        return Arrays.binarySearch(keys, 0, count, key);
    }

    /** Index of a tile, less than 0 if it is unchanged. */
    public int indexOf(int column, int row, int part) {
        return find(key(column, row, part));
    }

    /** Starts the shaking of a tile, unless it shakes already. */
    public void shake(int column, int row, int part, long tick) {
        long key = key(column, row, part);
        int at = find(key);
        if (at < 0) {
            insert(-1 - at, key, tick, false);
        }
    }

    private void insert(int at, long key, long tick, boolean isGone) {
        if (count == keys.length) {
            keys = Arrays.copyOf(keys, 2 * count);
            since = Arrays.copyOf(since, 2 * count);
            gone = Arrays.copyOf(gone, 2 * count);
        }
        System.arraycopy(keys, at, keys, at + 1, count - at);
        System.arraycopy(since, at, since, at + 1, count - at);
        System.arraycopy(gone, at, gone, at + 1, count - at);
        keys[at] = key;
        since[at] = tick;
        gone[at] = isGone;
        count++;
    }

    /** Removes the tile from a tick on. */
    public void go(int k, long tick) {
        gone[k] = true;
        since[k] = tick;
    }

    /** Restores the tile of the level. */
    public void remove(int k) {
        count--;
        System.arraycopy(keys, k + 1, keys, k, count - k);
        System.arraycopy(since, k + 1, since, k, count - k);
        System.arraycopy(gone, k + 1, gone, k, count - k);
    }

    /** Bits of the parts of a cell that are gone. */
    public long goneParts(int column, int row) {
        long bits = 0;
        int at = find(key(column, row, 0));
        for (int k = at < 0 ? -1 - at : at; k < count && column(k) == column && row(k) == row; k++) {
            bits |= gone[k] ? 1L << part(k) : 0;
        }
        return bits;
    }

    /** Restores all tiles of the level. */
    public void clear() {
        count = 0;
    }

    /** Copies another state. */
    public void copyFrom(CellStates other) {
        if (keys.length < other.count) {
            keys = new long[other.keys.length];
            since = new long[other.keys.length];
            gone = new boolean[other.keys.length];
        }
        count = other.count;
        System.arraycopy(other.keys, 0, keys, 0, count);
        System.arraycopy(other.since, 0, since, 0, count);
        System.arraycopy(other.gone, 0, gone, 0, count);
    }

    /** Copies another state of cells that have moved since; those that are outside of any level now are left out. */
    void copyFrom(CellStates other, int byColumns, int byRows) {
        copyFrom(other);
        if (byColumns == 0 && byRows == 0) {
            return;
        }
        count = 0;
        for (int k = 0; k < other.count; k++) {
            int column = other.column(k) + byColumns;
            int row = other.row(k) + byRows;
            if (column >= 0 && column < 1 << SHIFT && row >= 0 && row < 1 << SHIFT) {
                // Sorted still, as all have moved alike.
                insert(count, key(column, row, other.part(k)), other.since[k], other.gone[k]);
            }
        }
    }

    /** Adds the index of every cell with a tile gone, in row order. */
    public void addGoneTo(Fnv1a hash) {
        long last = -1;
        for (int k = 0; k < count; k++) {
            long cell = keys[k] >> PARTS;
            if (gone[k] && cell != last) {
                last = cell;
                hash.add((long) row(k) * columns + column(k));
            }
        }
    }

    public void addTo(Fnv1a hash) {
        for (int k = 0; k < count; k++) {
            hash.add(keys[k]);
            hash.add(since[k]);
            hash.add(gone[k] ? 1L : 0L);
        }
    }
}
