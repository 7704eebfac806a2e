package dev.ledge.engine.world;

/** A copy of a world's whole state; opaque. */
public final class Snapshot {
    Snapshot() {}

    /** The tick at which it was taken. */
    public long tick() {
        return 0;
    }
}
