package dev.ledge.engine.world.internal.motion;

/**
 * Depth of the recursion from supporting actors to riders; bounded, so that a tower of thousands costs no more than a
 * high one.
 */
public final class StackDepth {
    /** Most riders on top of each other that one motion transports. */
    public static final int MAX_STACKED = 128;

    /** Present depth. */
    private int storey;

    /** Resets the depth for a step. */
    public void begin() {
        storey = 0;
    }

    /** Goes up from an actor to its riders, to {@link #descend} from there; false if that is too high. */
    public boolean ascend() {
        if (storey >= MAX_STACKED) {
            return false;
        }
        storey++;
        return true;
    }

    /** Goes back down. */
    public void descend() {
        storey--;
    }
}
