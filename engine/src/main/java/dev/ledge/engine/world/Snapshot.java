package dev.ledge.engine.world;

import dev.ledge.engine.world.internal.state.SavedState;

/**
 * A copy of a world's whole state; opaque. Can be restored into the world that it came from, and into a later version
 * of its level.
 */
public final class Snapshot {
    final SavedState state = new SavedState();

    Snapshot() {}

    /**
     * How much memory it takes, as near as can be measured: its own state, and what of the level it holds on to alone.
     *
     * @param other a snapshot that is kept beside it, with which it shares what it can of the level; null for none
     * @return bytes
     */
    public long bytes(Snapshot other) {
        return state.bytes(other == null ? null : other.state);
    }

    /** {@return the tick at which it was taken} */
    public long tick() {
        return state.tick();
    }
}
