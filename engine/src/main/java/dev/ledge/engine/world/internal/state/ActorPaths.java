package dev.ledge.engine.world.internal.state;

import java.util.Arrays;

/**
 * The straight segments of the actors' paths in a step. The movers report each at once, not at the end of the step: a
 * pickup that is collected supports no actor from that point on.
 */
public final class ActorPaths {
    /** Numbers a piece. */
    private static final int SIZE = 6;

    private final ActorArrays a;
    /** Per actor: where its next segment begins. */
    private final double[] fromX;

    private final double[] fromY;
    /** Null if there is none. */
    private Listener listener;
    /** True if the pieces of the step are kept. */
    private boolean keeps;

    private int count;
    /** Per actor: its first and its last piece, −1 if there is none. */
    private final int[] first;

    private final int[] last;
    /** Per piece: the next one of the same actor, −1 after the last. */
    private int[] next = new int[0];
    /** Per piece: where it begins and ends, the actor's height on it, and which part of the step is over then. */
    private double[] pieces = new double[0];

    /** Receives the segments of paths. */
    public interface Listener {
        /** An actor has moved straight from a place to where it is now, px. */
        void gone(int actor, double fromX, double fromY);
    }

    public ActorPaths(ActorArrays actors) {
        a = actors;
        fromX = new double[a.count];
        fromY = new double[a.count];
        first = new int[a.count];
        last = new int[a.count];
    }

    /** Sets the listener; null for none, as in a level without triggers. */
    public void listen(Listener to) {
        listener = to;
    }

    /** Sets whether the pieces of a step are kept until the next begins, for readers that need them all at once. */
    public void keep(boolean on) {
        keeps = on;
        forget();
    }

    /** True if pieces are kept, and with them when each of them ends. */
    public boolean isTimed() {
        return keeps;
    }

    private void forget() {
        count = 0;
        Arrays.fill(first, -1);
    }

    /** Starts the paths of a step where the actors are. */
    public void begin() {
        if (keeps) {
            forget();
        }
        if (listener != null) {
            System.arraycopy(a.x, 0, fromX, 0, a.count);
            System.arraycopy(a.y, 0, fromY, 0, a.count);
        }
    }

    /** Restarts the path of an actor that was placed elsewhere. */
    public void restart(int i) {
        fromX[i] = a.x[i];
        fromY[i] = a.y[i];
    }

    /**
     * Adds a segment that ends where the actor is now.
     *
     * @param time which part of the step is over there, 0 to 1; it counts only while pieces are kept
     */
    public void add(int i, double time) {
        if (listener == null) {
            return;
        }
        double x = fromX[i];
        double y = fromY[i];
        restart(i);
        if (keeps) {
            keep(i, x, y, time);
        }
        listener.gone(i, x, y);
    }

    private void keep(int i, double x, double y, double time) {
        if (count == next.length) {
            int more = Math.max(a.count, 2 * count);
            next = Arrays.copyOf(next, more);
            pieces = Arrays.copyOf(pieces, SIZE * more);
        }
        int at = SIZE * count;
        pieces[at] = x;
        pieces[at + 1] = y;
        pieces[at + 2] = a.x[i];
        pieces[at + 3] = a.y[i];
        pieces[at + 4] = a.h[i];
        pieces[at + 5] = time;
        next[count] = -1;
        if (first[i] < 0) {
            first[i] = count;
        } else {
            next[last[i]] = count;
        }
        last[i] = count;
        count++;
    }

    /** The first piece of an actor's way in this step, −1 if there is none; only while pieces are kept. */
    public int first(int i) {
        return first[i];
    }

    /** The piece after another, −1 if there is none. */
    public int next(int piece) {
        return next[piece];
    }

    public double fromX(int piece) {
        return pieces[SIZE * piece];
    }

    public double fromY(int piece) {
        return pieces[SIZE * piece + 1];
    }

    public double toX(int piece) {
        return pieces[SIZE * piece + 2];
    }

    public double toY(int piece) {
        return pieces[SIZE * piece + 3];
    }

    /** How high the actor was on a piece; one that crouches gets lower between two. */
    public double height(int piece) {
        return pieces[SIZE * piece + 4];
    }

    /** Which part of the step is over at the end of a piece, 0 to 1. */
    public double time(int piece) {
        return pieces[SIZE * piece + 5];
    }
}
