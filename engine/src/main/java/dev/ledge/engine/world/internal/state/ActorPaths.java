package dev.ledge.engine.world.internal.state;

import java.util.Arrays;

/** The straight segments of the actors' paths in a step. The movers report each at once, not at the end of the step. */
public final class ActorPaths {
    private final ActorArrays a;
    /** Per actor: where its next segment begins, and which part of the step is over there. */
    private final double[] fromX;

    private final double[] fromY;
    private final double[] since;
    /** Null if there is none. */
    private Listener listener;

    private boolean isTimed;

    /** Receives the segments of paths. */
    public interface Listener {
        /** A step begins. */
        void begin();

        /**
         * An actor has moved straight from a place to where it is now, px.
         *
         * @param since which part of the step was over when that began, 0 to 1
         * @param until which part is over now, not less; it counts only while segments are timed
         */
        void gone(int actor, double fromX, double fromY, double since, double until);
    }

    public ActorPaths(ActorArrays actors) {
        a = actors;
        fromX = new double[a.count];
        fromY = new double[a.count];
        since = new double[a.count];
    }

    /** Sets the listener; null for none, as in a level without triggers. */
    public void listen(Listener to) {
        listener = to;
    }

    /** Sets whether it matters when a segment begins and ends. */
    public void time(boolean on) {
        isTimed = on;
    }

    /** True if it matters when a segment begins and ends. */
    public boolean isTimed() {
        return isTimed;
    }

    /** Starts the paths of a step where the actors are. */
    public void begin() {
        if (listener != null) {
            System.arraycopy(a.x, 0, fromX, 0, a.count);
            System.arraycopy(a.y, 0, fromY, 0, a.count);
            Arrays.fill(since, 0);
            listener.begin();
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
     * @param time which part of the step is over there, 0 to 1; what leads back a little has no actor where it was
     *     before
     */
    public void add(int i, double time) {
        if (listener == null) {
            return;
        }
        double x = fromX[i];
        double y = fromY[i];
        double before = since[i];
        since[i] = Math.max(before, time);
        restart(i);
        listener.gone(i, x, y, before, since[i]);
    }
}
