package dev.ledge.engine.world.internal.broadphase;

import dev.ledge.engine.world.internal.scene.CompiledLevel;
import java.util.Arrays;

/**
 * A flat partition of the level for actors against actors: every actor is in all cells that its box touches, is moved
 * only when these change, and on leaving a cell is replaced by the cell's newest member. Cells with two or more members
 * are in lists of their own, so that a cell with one costs nothing. All of it is in a few flat arrays that never grow
 * while sizes stay as they are. Article S002, cases AA-05, AA-07; the cells are filled over the whole box, so that wide
 * actors miss none (Def9).
 */
public final class UniformGrid {
    /**
     * Cells of the level along a side of a cell of the partition, unless actors are dense or the game sets it; and its
     * limit.
     */
    private static final int LEVEL_CELLS = 16;

    public static final int MAX_LEVEL_CELLS = 1024;
    /** For a side that follows from the actors. */
    public static final int AUTOMATIC = 0;

    /** A partition that a game asks for has at most about so many cells, which is 20 MB. */
    private static final double MAX_CELLS = 1 << 20;

    /** Most actors per cell, if they were spread evenly, that the automatic side aims at. */
    private static final double DENSE = 1;

    /** Cells along a side of the partition at most, so that a column or row takes up 16 bits. */
    private static final int MAX_ALONG = 1 << 14;

    private static final int BITS = 16;
    private static final int ALONG = (1 << BITS) - 1;

    /** The span of an actor in no cell; no other span equals it. */
    private static final long NOWHERE = -1;

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

    /** Cells that a box smaller than a cell touches at most. */
    private static final int FEW_CELLS = 4;

    /** Actors that are moved together. */
    private static final int BATCH = 64;

    /** Side of a cell, px; a multiple of the level's grid, or a power of two of it less. */
    private final double side;

    private final double inverse;

    private final int across;
    private final int down;

    private final int[] cells;

    /** Cells with two members, and cells with more; and where each cell is among these. */
    private int[] pairCells = new int[16];

    private int pairCellCount;
    private int[] groups = new int[16];
    private int groupCount;
    private final int[] places;

    /** Per block: the next of its cell, or of the free ones. */
    private int[] next = {};

    private int free = NONE;
    /** Per block: {@link #ROOM} members. */
    private int[] blocks = {};

    /** Per actor: the left, top, right and bottom of the cells it is in. */
    private final long[] spans;
    /** Per actor: in how many cells it can be while there are blocks enough for sure. */
    private final int[] rooms;

    private long allRooms;

    /** The actors to be moved, and where to. */
    private final int[] moving;

    private final long[] targets;
    private int movingCount;
    /** Sink of prefetched values, so that the reads are not removed. */
    private int fetched;

    public UniformGrid(CompiledLevel scene, int actors, double largest) {
        this(scene, actors, largest, 0, AUTOMATIC);
    }

    /**
     * An empty partition of a level.
     *
     * @param largest of the widths and heights of the actors, px
     * @param least side of a cell that suits the actors, px, so that large actors are not in far too many cells each
     * @param levelCells of the level along a side of a cell; {@link #AUTOMATIC} for as many as suit the crowd
     */
    public UniformGrid(CompiledLevel scene, int actors, double largest, double least, int levelCells) {
        double width = Math.max(1, scene.width);
        double height = Math.max(1, scene.height);
        double length = (levelCells == AUTOMATIC ? LEVEL_CELLS : levelCells) * scene.terrain.grid;
        while (levelCells == AUTOMATIC && length / 2 >= largest && actors * length * length > DENSE * width * height) {
            length /= 2;
        }
        while (Math.max(width, height) > MAX_ALONG * length
                || levelCells == AUTOMATIC && length < least
                || levelCells != AUTOMATIC && width * height > MAX_CELLS * length * length) {
            length *= 2;
        }
        side = length;
        inverse = 1 / side;
        // One more cell around, for what is outside.
        across = (int) Math.ceil(width / side) + 2;
        down = (int) Math.ceil(height / side) + 2;
        cells = new int[STRIDE * across * down];
        places = new int[across * down];
        spans = new long[actors];
        Arrays.fill(spans, NOWHERE);
        rooms = new int[actors];
        Arrays.fill(rooms, FEW_CELLS);
        allRooms = (long) FEW_CELLS * actors;
        // One more, for actors that are not to be moved.
        moving = new int[actors + 1];
        targets = new long[actors + 1];
        makeBlocks();
    }

    /** At worst every cell has one member more than fit in itself. */
    private void makeBlocks() {
        int before = next.length;
        int count = (int) (allRooms / (INSIDE + 1)) + 1;
        next = Arrays.copyOf(next, count);
        blocks = Arrays.copyOf(blocks, ROOM * count);
        for (int b = count - 1; b >= before; b--) {
            next[b] = free;
            free = b;
        }
    }

    private int column(double x) {
        double column = x * inverse;
        return column < 0 ? 0 : column >= across - 1 ? across - 1 : (int) column + 1;
    }

    private int row(double y) {
        double row = y * inverse;
        return row < 0 ? 0 : row >= down - 1 ? down - 1 : (int) row + 1;
    }

    private static int left(long span) {
        return (int) span & ALONG;
    }

    private static int top(long span) {
        return (int) (span >>> BITS) & ALONG;
    }

    private static int right(long span) {
        return (int) (span >>> 2 * BITS) & ALONG;
    }

    private static int bottom(long span) {
        return (int) (span >>> 3 * BITS);
    }

    /** Notes where an actor's box is now; {@link #settle} then puts it there. Not twice before that. */
    public void note(int actor, double left, double top, double right, double bottom) {
        long start = row(top) << BITS | column(left);
        long end = row(bottom) << BITS | column(right);
        note(actor, end << 2 * BITS | start);
    }

    /** Notes that an actor is no longer anywhere. */
    public void noteGone(int actor) {
        note(actor, NOWHERE);
    }

    private void note(int actor, long span) {
        // Whether an actor changes cells is hard to predict: no branch.
        moving[movingCount] = actor;
        targets[movingCount] = span;
        movingCount += span == spans[actor] ? 0 : 1;
    }

    /**
     * Moves the noted actors. In a large world none of it is in the cache: the first loop only fetches, and independent
     * fetches overlap.
     */
    public void settle() {
        for (int from = 0; from < movingCount; from += BATCH) {
            int to = Math.min(movingCount, from + BATCH);
            for (int k = from; k < to; k++) {
                fetch(spans[moving[k]]);
                fetch(targets[k]);
            }
            for (int k = from; k < to; k++) {
                move(moving[k], targets[k]);
            }
        }
        movingCount = 0;
    }

    /** Has the corners of a span in the cache soon; of a small one that is all. */
    private void fetch(long span) {
        if (span != NOWHERE) {
            fetched += size(cellAt(left(span), top(span))) + size(cellAt(right(span), bottom(span)));
        }
    }

    private void move(int actor, long target) {
        long span = spans[actor];
        spans[actor] = target;
        if (span != NOWHERE) {
            for (int y = top(span); y <= bottom(span); y++) {
                for (int x = left(span); x <= right(span); x++) {
                    if (!isIn(target, x, y)) {
                        leave(cellAt(x, y), actor);
                    }
                }
            }
        }
        if (target != NOWHERE) {
            makeRoom(actor, target);
            for (int y = top(target); y <= bottom(target); y++) {
                for (int x = left(target); x <= right(target); x++) {
                    if (!isIn(span, x, y)) {
                        enter(cellAt(x, y), actor);
                    }
                }
            }
        }
    }

    private static boolean isIn(long span, int x, int y) {
        return span != NOWHERE && x >= left(span) && x <= right(span) && y >= top(span) && y <= bottom(span);
    }

    /** Makes blocks for as many cells as an actor of its size can ever be in. */
    private void makeRoom(int actor, long span) {
        int columns = right(span) - left(span) + 1;
        int lines = bottom(span) - top(span) + 1;
        if (columns * lines > rooms[actor]) {
            int most = Math.min(across, columns + 1) * Math.min(down, lines + 1);
            allRooms += most - rooms[actor];
            rooms[actor] = most;
            makeBlocks();
        }
    }

    private void enter(int c, int actor) {
        int at = STRIDE * c;
        int size = cells[at]++;
        if (size < INSIDE) {
            cells[at + 1 + size] = actor;
            if (size == 1) {
                addCouple(c);
            }
            return;
        }
        if (size == INSIDE) {
            removeCouple(c);
            addGroup(c);
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

    private void leave(int c, int actor) {
        int at = STRIDE * c;
        int size = --cells[at];
        if (size < INSIDE) {
            if (cells[at + 1] == actor) {
                cells[at + 1] = cells[at + 2];
            }
            if (size == 1) {
                removeCouple(c);
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
            removeGroup(c);
            addCouple(c);
        }
    }

    private void addCouple(int c) {
        if (pairCellCount == pairCells.length) {
            pairCells = Arrays.copyOf(pairCells, 2 * pairCellCount);
        }
        cells[STRIDE * c + FULL] = pairCellCount;
        pairCells[pairCellCount++] = c;
    }

    private void removeCouple(int c) {
        int last = pairCells[--pairCellCount];
        int place = cells[STRIDE * c + FULL];
        pairCells[place] = last;
        cells[STRIDE * last + FULL] = place;
    }

    private void addGroup(int c) {
        if (groupCount == groups.length) {
            groups = Arrays.copyOf(groups, 2 * groupCount);
        }
        places[c] = groupCount;
        groups[groupCount++] = c;
    }

    private void removeGroup(int c) {
        int last = groups[--groupCount];
        groups[places[c]] = last;
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

    public boolean has(int actor) {
        return spans[actor] != NOWHERE;
    }

    int firstColumn(int actor) {
        return left(spans[actor]);
    }

    int lastColumn(int actor) {
        return right(spans[actor]);
    }

    int firstRow(int actor) {
        return top(spans[actor]);
    }

    int lastRow(int actor) {
        return bottom(spans[actor]);
    }

    /** Side of a cell, px. */
    public double side() {
        return side;
    }

    public int cellAt(int column, int row) {
        return row * across + column;
    }

    public int size(int c) {
        return cells[STRIDE * c];
    }

    /** Copies a cell's members, in no order that means anything, to a place in an array; gives the place after them. */
    public int members(int c, int[] into, int at) {
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
    public int couple(int index) {
        return pairCells[index];
    }

    /** The first or second member of a cell that has two. */
    public int memberOfCouple(int c, int which) {
        return cells[STRIDE * c + 1 + which];
    }

    /** Number of cells with more than two members. */
    public int groups() {
        return groupCount;
    }

    /** One of the cells with more than two members. */
    public int group(int index) {
        return groups[index];
    }

    /** True if a cell that two are in is the first such, in reading order. */
    public boolean isFirst(int c, int a, int b) {
        long first = spans[a];
        long second = spans[b];
        return c == cellAt(Math.max(left(first), left(second)), Math.max(top(first), top(second)));
    }

    public int columnOf(double x) {
        return column(x);
    }

    public int rowOf(double y) {
        return row(y);
    }
}
