package dev.ledge.engine.world.internal.motion;

/**
 * How high a motion has gone up in a stack of actors: bounded, so that a tower of thousands costs no more than a high
 * one.
 */
public final class StackDepth {
    /** So many on top of each other are taken along at most: a motion goes no higher up than that. */
    public static final int MAX_STACKED = 128;

    /** How many carriers are being gone up from, one on top of the other. */
    private int storey;

    /** A step begins. */
    public void begin() {
        storey = 0;
    }

    /** Goes up from a carrier to who stands on it, to {@link #descend} from there; false if that is too high. */
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
