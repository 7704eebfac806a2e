package dev.ledge.engine.world.internal.broadphase;

import dev.ledge.engine.world.internal.state.ActorArrays;
import java.util.Arrays;

/**
 * The actors on whose heads others can stand, by the cell of the upper left corner of each, so that a query of an area
 * examines few of many. A hash table of cells, each with a chain of its members; those much wider than a cell are in a
 * chain of their own.
 */
public final class HeadGrid {
    /** Side of a cell, px; at least, and in terms of the mean width of an actor. */
    private static final double MIN = 64;

    private static final double WIDTHS = 4;
    /** Larger areas are not searched cell by cell. */
    private static final int MAX_CELLS = 256;

    /** Up to so many are sorted by insertion. */
    private static final int FEW = 32;

    private static final int NONE = -1;

    private final ActorArrays a;
    private double inverse;
    /** Width of the widest actor in a cell's chain, px; wider ones are in the last chain. */
    private double widest;

    private double widthOfCell;

    /** The first member of each chain; the last one is that of the wide actors. */
    private int[] chains = {NONE};

    /** Per actor: its neighbours in its chain, which chain that is, and its cell. */
    private final int[] next;

    private final int[] previous;
    private final int[] chainOf;
    private final int[] columns;
    private final int[] rows;
    private int[] found = new int[16];
    private int count;

    public HeadGrid(ActorArrays actors) {
        a = actors;
        next = new int[a.count];
        previous = new int[a.count];
        chainOf = new int[a.count];
        columns = new int[a.count];
        rows = new int[a.count];
        Arrays.fill(chainOf, NONE);
    }

    public void build(int[] actors, int size) {
        double sum = 0;
        for (int k = 0; k < size; k++) {
            sum += a.w[actors[k]];
        }
        widthOfCell = Math.max(MIN, WIDTHS * sum / size);
        inverse = 1 / widthOfCell;
        widest = 0;
        int cells = Integer.highestOneBit(Math.max(1, size)) * 2;
        if (chains.length != cells + 1) {
            chains = new int[cells + 1];
        }
        Arrays.fill(chains, NONE);
        Arrays.fill(chainOf, NONE);
        for (int k = 0; k < size; k++) {
            add(actors[k]);
        }
    }

    /** Updates an actor that moved or was resized. */
    public void moved(int i) {
        if (chainOf[i] == NONE) {
            return;
        }
        boolean isWide = a.w[i] > widthOfCell;
        boolean wasWide = chainOf[i] == chains.length - 1;
        boolean stays = isWide ? wasWide : !wasWide && columns[i] == cell(a.x[i]) && rows[i] == cell(a.y[i]);
        if (stays) {
            widest = isWide ? widest : Math.max(widest, a.w[i]);
            return;
        }
        int before = previous[i];
        int after = next[i];
        if (before == NONE) {
            chains[chainOf[i]] = after;
        } else {
            next[before] = after;
        }
        if (after != NONE) {
            previous[after] = before;
        }
        add(i);
    }

    private void add(int i) {
        columns[i] = cell(a.x[i]);
        rows[i] = cell(a.y[i]);
        int chain = chains.length - 1;
        if (a.w[i] <= widthOfCell) {
            widest = Math.max(widest, a.w[i]);
            chain = chain(columns[i], rows[i]);
        }
        chainOf[i] = chain;
        previous[i] = NONE;
        next[i] = chains[chain];
        if (next[i] != NONE) {
            previous[next[i]] = i;
        }
        chains[chain] = i;
    }

    /** Far from the origin, where all is one cell, this is slow but correct. */
    private int cell(double v) {
        return (int) Math.floor(v * inverse);
    }

    private int chain(int column, int row) {
        int hash = column * 0x9E3779B1 + row * 0x85EBCA6B;
        return (hash ^ hash >>> 15) & chains.length - 2;
    }

    /**
     * Finds the actors whose heads may be in an area; {@link #found} then gives them, in their order.
     *
     * @return how many; −1 if the area is too large for a search by cells
     */
    public int find(double left, double top, double right, double bottom) {
        long c0 = cell(left - widest);
        long c1 = cell(right);
        long r0 = cell(top);
        long r1 = cell(bottom);
        if (!(c1 - c0 < MAX_CELLS && r1 - r0 < MAX_CELLS && (c1 - c0 + 1) * (r1 - r0 + 1) <= MAX_CELLS)) {
            return -1;
        }
        count = 0;
        for (int i = chains[chains.length - 1]; i != NONE; i = next[i]) {
            note(i);
        }
        for (long r = r0; r <= r1; r++) {
            for (long c = c0; c <= c1; c++) {
                noteCell((int) c, (int) r, top, bottom);
            }
        }
        sort();
        return count;
    }

    private void noteCell(int column, int row, double top, double bottom) {
        for (int i = chains[chain(column, row)]; i != NONE; i = next[i]) {
            if (columns[i] == column && rows[i] == row && a.y[i] >= top && a.y[i] <= bottom) {
                note(i);
            }
        }
    }

    public int found(int k) {
        return found[k];
    }

    private void note(int i) {
        if (count == found.length) {
            found = Arrays.copyOf(found, 2 * count);
        }
        found[count++] = i;
    }

    private void sort() {
        if (count > FEW) {
            Arrays.sort(found, 0, count);
            return;
        }
        for (int n = 1; n < count; n++) {
            int i = found[n];
            int k = n;
            for (; k > 0 && found[k - 1] > i; k--) {
                found[k] = found[k - 1];
            }
            found[k] = i;
        }
    }
}
