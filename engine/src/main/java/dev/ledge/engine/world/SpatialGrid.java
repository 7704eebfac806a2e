package dev.ledge.engine.world;

import java.util.Arrays;

/**
 * A flat partition of the level for actors against actors: every actor is in all cells that its box touches, is moved only when these change, and
 * leaves a cell by swapping with the cell's last member, whose stored index follows. Allocates only when a cell has to grow. Article S002, cases AA-05,
 * AA-07; the cells are filled over the whole box, so that wide actors miss none (Def9).
 */
final class SpatialGrid {
    /** Cells of the level along a side of a cell of the partition, unless the crowd is dense. */
    private static final int LEVEL_CELLS = 16;

    /** So many actors a cell are wanted at most if they were spread evenly. */
    private static final double DENSE = 1;

    /** Members that a cell has room for at first. */
    private static final int ROOM = 16;

    private static final int MOST_PREPARED = 16_384;
    private static final int[] NOBODY = {};

    /** Cells a pixel. */
    private final double inverse;

    private final int across;
    private final int down;
    private final int[][] members;
    /** Per cell and member: which of the member's memberships this is. */
    private final int[][] memberships;

    private final int[] sizes;
    /** Per actor: the cells it is in, −1 for nowhere. */
    private final int[] left;

    private final int[] top;
    private final int[] right;
    private final int[] bottom;
    /** Per actor and membership, row by row over its cells: its place in that cell. */
    private final int[][] places;

    SpatialGrid(Scene scene, int actors, double largest) {
        double width = Math.max(1, scene.width);
        double height = Math.max(1, scene.height);
        double side = LEVEL_CELLS * scene.terrain.grid;
        while (side / 2 >= largest && actors * side * side > DENSE * width * height) {
            side /= 2;
        }
        inverse = 1 / side;
        // One more cell around, for what is outside.
        across = (int) Math.ceil(width / side) + 2;
        down = (int) Math.ceil(height / side) + 2;
        members = new int[across * down][];
        memberships = new int[across * down][];
        // Room from the start, so that a steady state allocates nothing; in a vast level cells get theirs when somebody
        // comes.
        boolean roomy = members.length <= MOST_PREPARED;
        for (int c = 0; c < members.length; c++) {
            members[c] = roomy ? new int[ROOM] : NOBODY;
            memberships[c] = roomy ? new int[ROOM] : NOBODY;
        }
        sizes = new int[across * down];
        left = new int[actors];
        top = new int[actors];
        right = new int[actors];
        bottom = new int[actors];
        Arrays.fill(left, -1);
        places = new int[actors][4];
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
        left[actor] = l;
        top[actor] = t;
        right[actor] = r;
        bottom[actor] = b;
        int count = (r - l + 1) * (b - t + 1);
        if (places[actor].length < count) {
            places[actor] = new int[count];
        }
        int membership = 0;
        for (int y = t; y <= b; y++) {
            for (int x = l; x <= r; x++) {
                add(y * across + x, actor, membership++);
            }
        }
    }

    private void add(int c, int actor, int membership) {
        int size = sizes[c];
        if (size == members[c].length) {
            int larger = Math.max(ROOM, 2 * size);
            members[c] = Arrays.copyOf(members[c], larger);
            memberships[c] = Arrays.copyOf(memberships[c], larger);
        }
        members[c][size] = actor;
        memberships[c][size] = membership;
        places[actor][membership] = size;
        sizes[c] = size + 1;
    }

    /** Takes an actor out of the partition. */
    void remove(int actor) {
        if (left[actor] < 0) {
            return;
        }
        int membership = 0;
        for (int y = top[actor]; y <= bottom[actor]; y++) {
            for (int x = left[actor]; x <= right[actor]; x++) {
                int c = y * across + x;
                int place = places[actor][membership++];
                int last = --sizes[c];
                int moved = members[c][last];
                members[c][place] = moved;
                memberships[c][place] = memberships[c][last];
                places[moved][memberships[c][place]] = place;
            }
        }
        left[actor] = -1;
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

    int[] members(int c) {
        return members[c];
    }

    /** The first cell of the partition, in reading order, that two actors share. */
    boolean isFirstShared(int column, int row, int a, int b) {
        return column == Math.max(left[a], left[b]) && row == Math.max(top[a], top[b]);
    }

    int columnOf(double x) {
        return column(x);
    }

    int rowOf(double y) {
        return row(y);
    }
}
