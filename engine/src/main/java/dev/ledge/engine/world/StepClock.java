package dev.ledge.engine.world;

/** Counts the steps. */
final class StepClock {
    /** Number of steps made. */
    long tick;

    StepClock(long tick) {
        this.tick = tick;
    }
}
