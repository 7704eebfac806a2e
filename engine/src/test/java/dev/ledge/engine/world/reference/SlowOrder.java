package dev.ledge.engine.world.reference;

/** Which came first in a tick, a landing or a wall that holds the body, as far as small steps can resolve. */
final class SlowOrder {
    /** What is no more small steps apart comes at once. */
    private static final int AT_ONCE = 2;

    private static final int LONG_AGO = -10;

    private final int parts;
    private int part;
    /** The part in which the body was held last, and since which it is. */
    private int held = LONG_AGO;

    private int heldSince = LONG_AGO;
    private int landed = LONG_AGO;
    private boolean isAtOnce;

    SlowOrder(int parts) {
        this.parts = parts;
    }

    /** A tick begins; what held the body as the last one ended is hit first of all in this one. */
    void begin() {
        held = held == parts ? 0 : LONG_AGO;
        heldSince = held;
        landed = LONG_AGO;
        isAtOnce = false;
        part = 0;
    }

    void beginPart() {
        part++;
    }

    /** Something beside the body holds or pushes it. */
    void hold() {
        if (part - held > 1) {
            heldSince = part;
            isAtOnce |= part - landed <= AT_ONCE;
        }
        held = part;
    }

    void land() {
        landed = part;
        isAtOnce |= part - heldSince <= AT_ONCE;
    }

    /** True if the body has landed just as something began to hold it. */
    boolean isAtOnce() {
        return isAtOnce;
    }
}
