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

    /** Per cell: its first block. */
    private final int[] heads;

    private final int[] sizes;
    /** Per cell: its place in the list of those with company. */
    private final int[] crowdedAt;

    private int[] crowded = new int[16];
    private int crowdedCount;

    /** Per block: the next of its cell, or of the free ones. */
    private int[] next;

    private int free;
    /** Per place, {@link #ROOM} a block: who is there. */
    private int[] members;
    /** Per place: which membership that is. */
    private int[] memberships;
    /** Per membership: its place. */
    private int[] places;
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
        heads = new int[across * down];
        sizes = new int[across * down];
        crowdedAt = new int[across * down];
        Arrays.fill(heads, NONE);
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
        // At worst every membership is in a block of its own.
        next = new int[0];
        members = new int[0];
        memberships = new int[0];
        free = NONE;
        makeBlocks(places.length);
    }

    private void makeBlocks(int blocks) {
        int before = next.length;
        next = Arrays.copyOf(next, blocks);
        members = Arrays.copyOf(members, ROOM * blocks);
        memberships = Arrays.copyOf(memberships, ROOM * blocks);
        for (int b = blocks - 1; b >= before; b--) {
            next[b] = free;
            free = b;
        }
    }

    private int column(double x) {
        double column = Math.floor(x * inverse) + 1;
        return column < 0 ? 0 : column >= across ? across - 1 : (int) column;
    }

    private int row(double y) {
        double row = Math.floor(y * inverse) + 1;
        return row < 0 ? 0 : row >= down ? down - 1 : (int) row;
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
        remove(actor);
        int count = (r - l + 1) * (b - t + 1);
        if (count > room[actor]) {
            makeRoom(actor, toX - fromX, toY - fromY, count);
        }
        left[actor] = l;
        top[actor] = t;
        right[actor] = r;
        bottom[actor] = b;
        int membership = base[actor];
        for (int y = t; y <= b; y++) {
            for (int x = l; x <= r; x++) {
                add(y * across + x, actor, membership++);
            }
        }
    }

    /** Gives an actor as many memberships as one of its size can ever need. */
    private void makeRoom(int actor, double width, double height, int atLeast) {
        double most = (Math.floor(width * inverse) + 2) * (Math.floor(height * inverse) + 2);
        base[actor] = places.length;
        room[actor] = (int) Math.max(atLeast, Math.min(most, (double) across * down));
        places = Arrays.copyOf(places, places.length + room[actor]);
        makeBlocks(places.length);
    }

    private void add(int c, int actor, int membership) {
        int size = sizes[c]++;
        if (size % ROOM == 0) {
            int block = free;
            free = next[block];
            next[block] = heads[c];
            heads[c] = block;
        }
        int place = ROOM * heads[c] + size % ROOM;
        members[place] = actor;
        memberships[place] = membership;
        places[membership] = place;
        if (size == 1) {
            if (crowdedCount == crowded.length) {
                crowded = Arrays.copyOf(crowded, Math.min(heads.length, 2 * crowdedCount));
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
        int membership = base[actor];
        for (int y = top[actor]; y <= bottom[actor]; y++) {
            for (int x = left[actor]; x <= right[actor]; x++) {
                leave(y * across + x, places[membership++]);
            }
        }
        left[actor] = NONE;
    }

    private void leave(int c, int place) {
        int size = --sizes[c];
        int head = heads[c];
        int last = ROOM * head + size % ROOM;
        int membership = memberships[last];
        members[place] = members[last];
        memberships[place] = membership;
        places[membership] = place;
        if (size % ROOM == 0) {
            heads[c] = next[head];
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
        return sizes[c];
    }

    /** Copies a cell's members, in no order that means anything. */
    int members(int c, int[] into) {
        int count = 0;
        int left = sizes[c];
        for (int block = heads[c]; left > 0; block = next[block]) {
            int here = (left - 1) % ROOM + 1;
            for (int k = 0; k < here; k++) {
                into[count++] = members[ROOM * block + k];
            }
            left -= here;
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
