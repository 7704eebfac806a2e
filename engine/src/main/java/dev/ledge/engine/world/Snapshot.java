package dev.ledge.engine.world;

import dev.ledge.engine.world.internal.state.SavedState;

/**
 * A copy of a world's whole state; opaque. Can be restored into the world that it came from, and into a later version
 * of its level.
 */
public final class Snapshot {
    final SavedState state = new SavedState();

    Snapshot() {}

    /** {@return the tick at which it was taken} */
    public long tick() {
        return state.tick();
    }
}
