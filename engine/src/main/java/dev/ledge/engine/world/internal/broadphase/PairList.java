package dev.ledge.engine.world.internal.broadphase;

import java.util.Arrays;

/**
 * The pairs of a step, found in any order and given back in the order of the actors. Grows when it must, and never
 * shrinks.
 */
public final class PairList {
    /** Most pairs that an actor is the first of. */
    private static final int MAX = 1024;

    /** About the most pairs of a step, as n actors in one spot have n² pairs. */
    private static final int MAX_TOTAL = 1 << 21;

    private static final int MIN = 16;
    private static final int NONE = -1;
    /** Most pairs per first actor: those with the next actors in order. */
    private final int most;

    /** Per actor: the newest pair of which it is the first. */
    private final int[] newest;
    /** Per pair: the next of the same first, and the second. */
    private int[] next;

    private int[] seconds;
    private int count;

    private int[] partners = new int[MIN];

    /** With room for two pairs an actor, more than most steps have. */
    public PairList(int actors) {
        next = new int[Math.max(MIN, 2 * actors)];
        seconds = new int[next.length];
        newest = new int[actors];
        most = Math.max(MIN, Math.min(MAX, MAX_TOTAL / Math.max(1, actors)));
        Arrays.fill(newest, NONE);
    }

    /** Adds a pair of different actors. */
    public void add(int a, int b) {
        if (count == next.length) {
            next = Arrays.copyOf(next, 2 * count);
            seconds = Arrays.copyOf(seconds, 2 * count);
        }
        int first = Math.min(a, b);
        seconds[count] = Math.max(a, b);
        next[count] = newest[first];
        newest[first] = count++;
    }

    public boolean any() {
        return count > 0;
    }

    /** Selects the pairs of which an actor is the first; {@link #partner} then gives them, sorted. */
    public int partnersOf(int first) {
        int pair = newest[first];
        if (pair == NONE) {
            return 0;
        }
        newest[first] = NONE;
        int found = 0;
        for (; pair != NONE; pair = next[pair]) {
            if (found == partners.length) {
                partners = Arrays.copyOf(partners, 2 * found);
            }
            partners[found++] = seconds[pair];
        }
        if (found > 1) {
            Arrays.sort(partners, 0, found);
        }
        return Math.min(found, most);
    }

    /** Most pairs per first actor. */
    public int most() {
        return most;
    }

    public int partner(int k) {
        return partners[k];
    }

    public void clear() {
        count = 0;
    }
}
