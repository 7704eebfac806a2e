package dev.ledge.engine.world.internal.broadphase;

import java.util.Arrays;

/**
 * The members of each cell of a partition. On leaving, a member is replaced by the cell's newest. Cells with two or
 * more members are in lists of their own, so that a cell with one costs nothing. All of it is in a few flat arrays that
 * never grow while {@link #reserve} is not called.
 */
public final class CellMembers {
    /**
     * Numbers of a cell: its size, its first members, and its newest block or, with two members, its place in the list
     * of such cells.
     */
    private static final int STRIDE = 4;

    /** Members that are in the cell itself. */
    private static final int INSIDE = 2;

    private static final int FULL = INSIDE + 1;

    /** Members in a block; a cell's other members are in a chain of blocks of which only the first may have room. */
    private static final int ROOM = 4;

    private static final int NONE = -1;

    private final int[] cells;

    /** Cells with two members. */
    private int[] pairCells = new int[16];

    private int pairCellCount;

    /** Cells with more than two members. */
    private int[] largeCells = new int[16];

    private int largeCellCount;

    /** Per cell: where it is among those with more than two members. */
    private final int[] places;

    /** Per block: the next of its cell, or of the free ones. */
    private int[] next = {};

    private int free = NONE;
    /** Per block: {@link #ROOM} members. */
    private int[] blocks = {};

    CellMembers(int count) {
        cells = new int[STRIDE * count];
        places = new int[count];
    }

    /**
     * Makes room for so many memberships in all. At worst every cell has one member more than fit in itself.
     *
     * @param memberships not fewer than the last time
     */
    void reserve(long memberships) {
        int before = next.length;
        int count = (int) (memberships / (INSIDE + 1)) + 1;
        next = Arrays.copyOf(next, count);
        blocks = Arrays.copyOf(blocks, ROOM * count);
        for (int b = count - 1; b >= before; b--) {
            next[b] = free;
            free = b;
        }
    }

    /** Adds a member to a cell, of which it was none. */
    void enter(int c, int actor) {
        int at = STRIDE * c;
        int size = cells[at]++;
        if (size < INSIDE) {
            cells[at + 1 + size] = actor;
            if (size == 1) {
                addPairCell(c);
            }
            return;
        }
        if (size == INSIDE) {
            removePairCell(c);
            addLargeCell(c);
        }
        int outside = size - INSIDE;
        if (outside % ROOM == 0) {
            int block = free;
            free = next[block];
            next[block] = cells[at + FULL];
            cells[at + FULL] = block;
        }
        blocks[ROOM * cells[at + FULL] + outside % ROOM] = actor;
    }

    /** Takes a member out of a cell. */
    void leave(int c, int actor) {
        int at = STRIDE * c;
        int size = --cells[at];
        if (size < INSIDE) {
            if (cells[at + 1] == actor) {
                cells[at + 1] = cells[at + 2];
            }
            if (size == 1) {
                removePairCell(c);
            }
            return;
        }
        int head = cells[at + FULL];
        int outside = size - INSIDE;
        int newest = blocks[ROOM * head + outside % ROOM];
        if (newest != actor) {
            replace(at, actor, newest, outside);
        }
        if (outside % ROOM == 0) {
            cells[at + FULL] = next[head];
            next[head] = free;
            free = head;
        }
        if (size == INSIDE) {
            removeLargeCell(c);
            addPairCell(c);
        }
    }

    private void addPairCell(int c) {
        if (pairCellCount == pairCells.length) {
            pairCells = Arrays.copyOf(pairCells, 2 * pairCellCount);
        }
        cells[STRIDE * c + FULL] = pairCellCount;
        pairCells[pairCellCount++] = c;
    }

    private void removePairCell(int c) {
        int last = pairCells[--pairCellCount];
        int place = cells[STRIDE * c + FULL];
        pairCells[place] = last;
        cells[STRIDE * last + FULL] = place;
    }

    private void addLargeCell(int c) {
        if (largeCellCount == largeCells.length) {
            largeCells = Arrays.copyOf(largeCells, 2 * largeCellCount);
        }
        places[c] = largeCellCount;
        largeCells[largeCellCount++] = c;
    }

    private void removeLargeCell(int c) {
        int last = largeCells[--largeCellCount];
        largeCells[places[c]] = last;
        places[last] = places[c];
    }

    /** Puts the newest member of a cell into another's place. */
    private void replace(int at, int actor, int newest, int outside) {
        for (int k = 1; k <= INSIDE; k++) {
            if (cells[at + k] == actor) {
                cells[at + k] = newest;
                return;
            }
        }
        int block = cells[at + FULL];
        int k = outside % ROOM;
        while (blocks[ROOM * block + k] != actor) {
            if (--k < 0) {
                k = ROOM - 1;
                block = next[block];
            }
        }
        blocks[ROOM * block + k] = newest;
    }

    public int size(int c) {
        return cells[STRIDE * c];
    }

    /** Copies a cell's members, in no order that means anything, to a place in an array; gives the place after them. */
    public int copy(int c, int[] into, int at) {
        int cell = STRIDE * c;
        int size = cells[cell];
        int count = at;
        for (int k = 0; k < Math.min(size, INSIDE); k++) {
            into[count++] = cells[cell + 1 + k];
        }
        int rest = size - INSIDE;
        for (int block = cells[cell + FULL]; rest > 0; block = next[block]) {
            int here = (rest - 1) % ROOM + 1;
            for (int k = 0; k < here; k++) {
                into[count++] = blocks[ROOM * block + k];
            }
            rest -= here;
        }
        return count;
    }

    /** Number of cells with two members. */
    public int pairCells() {
        return pairCellCount;
    }

    /** One of the cells with two members. */
    public int pairCell(int index) {
        return pairCells[index];
    }

    /** The first or second member of a cell that has two. */
    public int memberOfPair(int c, int which) {
        return cells[STRIDE * c + 1 + which];
    }

    /** Number of cells with more than two members. */
    public int largeCells() {
        return largeCellCount;
    }

    /** One of the cells with more than two members. */
    public int largeCell(int index) {
        return largeCells[index];
    }
}
