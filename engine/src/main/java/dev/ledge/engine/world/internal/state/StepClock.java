package dev.ledge.engine.world.internal.state;

/** Counts the steps, and knows what came between two of them. */
public final class StepClock {
    /** Number of steps made. */
    public long tick;
    /** True until the next step if the level was edited: all actors look for ground then. */
    public boolean isEdited;

    public StepClock(long tick) {
        this.tick = tick;
    }
}
