package dev.ledge.engine.world.internal.state;

/** Counts the steps. */
public final class StepClock {
    /** Number of steps made. */
    public long tick;

    public StepClock(long tick) {
        this.tick = tick;
    }
}
