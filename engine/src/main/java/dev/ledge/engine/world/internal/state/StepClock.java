package dev.ledge.engine.world.internal.state;

/** Counts the steps, and knows what came between two of them. */
public final class StepClock {
    /** Number of steps made. */
    public long tick;
    /** The line of the trace that what happens now shows in: during a step the one after it. */
    public long line;
    /** True until the next step if the level was edited: all actors look for ground then. */
    public boolean isEdited;

    public StepClock(long tick) {
        set(tick);
    }

    /** So many steps have been made, and the next has not begun. */
    public void set(long steps) {
        tick = steps;
        line = steps;
    }
}
