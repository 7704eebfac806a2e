package dev.ledge.engine.world;

import java.util.Arrays;

/**
 * A flat partition of the level for actors against actors: every actor is in all cells that its box touches, is moved only when these change, and
 * leaves a cell by swapping with the cell's newest member, whose stored index follows. Cells with company are kept in a list of their own, so that who
 * is alone costs nothing. All of it is in a few flat arrays that never grow while sizes stay as they are. Article S002, cases AA-05, AA-07; the cells
 * are filled over the whole box, so that wide actors miss none (Def9).
 */
final class SpatialGrid {
    /** Cells of the level along a side of a cell of the partition, unless the crowd is dense. */
    private static final int LEVEL_CELLS = 16;

    /** So many actors a cell are wanted at most if they were spread evenly. */
    private static final double DENSE = 1;

    /** Members in a block; a cell's members are in a chain of blocks of which only the first may have room. */
    private static final int ROOM = 4;

    private static final int NONE = -1;

    /** Cells that a box smaller than a cell touches at most. */
    private static final int FEW_CELLS = 4;

    /** Side of a cell, px; a power of two times the level's grid. */
    private final double side;

    private final double inverse;

    private final int across;
    private final int down;

    /** Per cell: its first block and its size, beside each other since they are asked for together. */
    private final int[] cells;

    /** Per cell: its place in the list of those with company. */
    private final int[] crowdedAt;

    private int[] crowded = new int[16];
    private int crowdedCount;

    /** Per block: the next of its cell, or of the free ones. */
    private int[] next;

    private int free;
    /** Per block: {@link #ROOM} places of members, then which membership each of them is. */
    private int[] slots;
    /** Per membership: its place in the slots, and its cell or −1. */
    private int[] places;

    private int[] cellOf;
    /** Per actor: its first membership, and for how many there is room. */
    private final int[] base;

    private final int[] room;
    /** Per actor: the cells it is in, −1 for nowhere. */
    private final int[] left;

    private final int[] top;
    private final int[] right;
    private final int[] bottom;

    SpatialGrid(Scene scene, int actors, double largest) {
        double width = Math.max(1, scene.width);
        double height = Math.max(1, scene.height);
        double length = LEVEL_CELLS * scene.terrain.grid;
        while (length / 2 >= largest && actors * length * length > DENSE * width * height) {
            length /= 2;
        }
        side = length;
        inverse = 1 / side;
        // One more cell around, for what is outside.
        across = (int) Math.ceil(width / side) + 2;
        down = (int) Math.ceil(height / side) + 2;
        cells = new int[2 * across * down];
        crowdedAt = new int[across * down];
        left = new int[actors];
        top = new int[actors];
        right = new int[actors];
        bottom = new int[actors];
        Arrays.fill(left, NONE);
        base = new int[actors];
        room = new int[actors];
        for (int i = 0; i < actors; i++) {
            base[i] = FEW_CELLS * i;
            room[i] = FEW_CELLS;
        }
        places = new int[FEW_CELLS * actors];
        cellOf = new int[FEW_CELLS * actors];
        Arrays.fill(cellOf, NONE);
        // At worst every membership is in a block of its own.
        next = new int[0];
        slots = new int[0];
        free = NONE;
        makeBlocks(places.length);
    }

    private void makeBlocks(int blocks) {
        int before = next.length;
        next = Arrays.copyOf(next, blocks);
        slots = Arrays.copyOf(slots, 2 * ROOM * blocks);
        for (int b = blocks - 1; b >= before; b--) {
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

    /** Puts an actor where its box is now. */
    void update(int actor, double fromX, double fromY, double toX, double toY) {
        int l = column(fromX);
        int t = row(fromY);
        int r = column(toX);
        int b = row(toY);
        if (l == left[actor] && t == top[actor] && r == right[actor] && b == bottom[actor]) {
            return;
        }
        int count = (r - l + 1) * (b - t + 1);
        boolean large = count > FEW_CELLS || room[actor] > FEW_CELLS;
        if (large) {
            remove(actor);
            if (count > room[actor]) {
                makeRoom(actor, toX - fromX, toY - fromY, count);
            }
        } else if (left[actor] >= 0) {
            leaveAllBut(actor, l, t, r, b);
        }
        int membership = base[actor];
        left[actor] = l;
        top[actor] = t;
        right[actor] = r;
        bottom[actor] = b;
        for (int y = t; y <= b; y++) {
            for (int x = l; x <= r; x++) {
                if (large) {
                    add(y * across + x, actor, membership++);
                } else {
                    enter(y * across + x, actor);
                }
            }
        }
    }

    /** Leaves the cells that a small actor is no longer in. */
    private void leaveAllBut(int actor, int l, int t, int r, int b) {
        for (int y = top[actor]; y <= bottom[actor]; y++) {
            for (int x = left[actor]; x <= right[actor]; x++) {
                if (x < l || x > r || y < t || y > b) {
                    int membership = membershipIn(y * across + x, actor);
                    leave(cellOf[membership], places[membership]);
                    cellOf[membership] = NONE;
                }
            }
        }
    }

    /** Which of an actor's memberships is in a cell (or in none); −1 if there is no such. */
    private int membershipIn(int c, int actor) {
        int from = base[actor];
        for (int m = from + room[actor] - 1; m >= from; m--) {
            if (cellOf[m] == c) {
                return m;
            }
        }
        return NONE;
    }

    private void enter(int c, int actor) {
        if (membershipIn(c, actor) == NONE) {
            add(c, actor, membershipIn(NONE, actor));
        }
    }

    /** Gives an actor as many memberships as one of its size can ever need. */
    private void makeRoom(int actor, double width, double height, int atLeast) {
        double most = (Math.floor(width * inverse) + 2) * (Math.floor(height * inverse) + 2);
        base[actor] = places.length;
        room[actor] = (int) Math.max(atLeast, Math.min(most, (double) across * down));
        places = Arrays.copyOf(places, places.length + room[actor]);
        cellOf = Arrays.copyOf(cellOf, places.length);
        Arrays.fill(cellOf, base[actor], places.length, NONE);
        makeBlocks(places.length);
    }

    private void add(int c, int actor, int membership) {
        int size = cells[2 * c + 1]++;
        if (size % ROOM == 0) {
            int block = free;
            free = next[block];
            next[block] = cells[2 * c];
            cells[2 * c] = block;
        }
        int place = 2 * ROOM * cells[2 * c] + size % ROOM;
        slots[place] = actor;
        slots[place + ROOM] = membership;
        places[membership] = place;
        cellOf[membership] = c;
        if (size == 1) {
            if (crowdedCount == crowded.length) {
                crowded = Arrays.copyOf(crowded, 2 * crowdedCount);
            }
            crowdedAt[c] = crowdedCount;
            crowded[crowdedCount++] = c;
        }
    }

    /** Takes an actor out of the partition. */
    void remove(int actor) {
        if (left[actor] < 0) {
            return;
        }
        int end = base[actor] + room[actor];
        for (int membership = base[actor]; membership < end; membership++) {
            if (cellOf[membership] != NONE) {
                leave(cellOf[membership], places[membership]);
                cellOf[membership] = NONE;
            }
        }
        left[actor] = NONE;
    }

    private void leave(int c, int place) {
        int size = --cells[2 * c + 1];
        int head = cells[2 * c];
        int last = 2 * ROOM * head + size % ROOM;
        int membership = slots[last + ROOM];
        slots[place] = slots[last];
        slots[place + ROOM] = membership;
        places[membership] = place;
        if (size % ROOM == 0) {
            cells[2 * c] = next[head];
            next[head] = free;
            free = head;
        }
        if (size == 1) {
            int moved = crowded[--crowdedCount];
            crowded[crowdedAt[c]] = moved;
            crowdedAt[moved] = crowdedAt[c];
        }
    }

    boolean has(int actor) {
        return left[actor] >= 0;
    }

    int firstColumn(int actor) {
        return left[actor];
    }

    int lastColumn(int actor) {
        return right[actor];
    }

    int firstRow(int actor) {
        return top[actor];
    }

    int lastRow(int actor) {
        return bottom[actor];
    }

    int cellAt(int column, int row) {
        return row * across + column;
    }

    int size(int c) {
        return cells[2 * c + 1];
    }

    /** Copies a cell's members, in no order that means anything, to a place in an array; gives the place after them. */
    int members(int c, int[] into, int at) {
        int count = at;
        int rest = cells[2 * c + 1];
        for (int block = cells[2 * c]; rest > 0; block = next[block]) {
            int here = (rest - 1) % ROOM + 1;
            for (int k = 0; k < here; k++) {
                into[count++] = slots[2 * ROOM * block + k];
            }
            rest -= here;
        }
        return count;
    }

    /** Number of cells with more than one member. */
    int crowdedCount() {
        return crowdedCount;
    }

    /** One of the cells with more than one member. */
    int crowded(int index) {
        return crowded[index];
    }

    /** True if a place is in a cell; the places that clamp to a border cell are in it too. */
    boolean isIn(int c, double x, double y) {
        return c == row(y) * across + column(x);
    }

    int columnOf(double x) {
        return column(x);
    }

    int rowOf(double y) {
        return row(y);
    }
}
