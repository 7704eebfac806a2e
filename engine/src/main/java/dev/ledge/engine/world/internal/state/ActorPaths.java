package dev.ledge.engine.world.internal.state;

/**
 * The straight segments of the actors' paths in a step. The movers report each at once, not at the end of the step: a
 * pickup that is collected supports no actor from that point on.
 */
public final class ActorPaths {
    private final ActorArrays a;
    /** Per actor: where its next segment begins. */
    private final double[] fromX;

    private final double[] fromY;
    /** Null if there is none. */
    private Listener listener;

    /** Receives the segments of paths. */
    public interface Listener {
        /** An actor has moved straight from a place to where it is now, px. */
        void gone(int actor, double fromX, double fromY);
    }

    public ActorPaths(ActorArrays actors) {
        a = actors;
        fromX = new double[a.count];
        fromY = new double[a.count];
    }

    /** Sets the listener; null for none, as in a level without triggers. */
    public void listen(Listener to) {
        listener = to;
    }

    /** Starts the paths of a step where the actors are. */
    public void begin() {
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

    /** Adds a segment that ends where the actor is now. */
    public void add(int i) {
        if (listener == null) {
            return;
        }
        double x = fromX[i];
        double y = fromY[i];
        restart(i);
        listener.gone(i, x, y);
    }
}
