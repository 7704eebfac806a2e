package dev.ledge.engine.world.internal.state;

/**
 * The straight pieces of the actors' ways in a step. The movers report each as soon as it is gone, not at the end of
 * the step: a pickup that somebody stands on holds nobody any more from where it was collected on.
 */
public final class ActorPaths {
    private final ActorArrays a;
    /** Per actor: where its next piece begins. */
    private final double[] fromX;

    private final double[] fromY;
    /** Null if nobody wants to know. */
    private Listener listener;

    /** What looks at what actors come through. */
    public interface Listener {
        /** An actor has gone straight from a place to where it is now. */
        void gone(int actor, double fromX, double fromY);
    }

    public ActorPaths(ActorArrays actors) {
        a = actors;
        fromX = new double[a.count];
        fromY = new double[a.count];
    }

    /** Sets who is told of each piece; null for nobody, as in a level in which there is nothing to come through. */
    public void listen(Listener to) {
        listener = to;
    }

    /** A step begins: the ways start where the actors are. */
    public void begin() {
        if (listener != null) {
            System.arraycopy(a.x, 0, fromX, 0, a.count);
            System.arraycopy(a.y, 0, fromY, 0, a.count);
        }
    }

    /** An actor goes on from where it is without having gone there. */
    public void restart(int i) {
        fromX[i] = a.x[i];
        fromY[i] = a.y[i];
    }

    /** An actor has gone straight to where it is now. */
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
