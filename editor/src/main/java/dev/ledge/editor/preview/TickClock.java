package dev.ledge.editor.preview;

import java.util.function.LongSupplier;

/** Turns the time that goes by into whole ticks that are due: a fixed step with what is left kept for the next time. */
final class TickClock {
    static final double MIN_SPEED = 0.05;
    static final double MAX_SPEED = 4;

    /** Time that is not made up for after the event thread was busy, s. */
    private static final double MOST_LAG = 0.25;

    /** Longest time for the ticks of one call, ns; what is due beyond that is dropped. */
    private static final long MOST_WORK = 12_000_000;

    private static final double NANOS = 1e9;

    private final LongSupplier nanoTime;
    private double speed = 1;
    private boolean paused;
    private long lastNanos;
    private double due;
    private boolean isFirst;

    /** A clock that reads nanoseconds since any moment, never less than before. */
    TickClock(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        reset();
    }

    /** Begins now, with nothing due. */
    void reset() {
        due = 0;
        lastNanos = nanoTime.getAsLong();
    }

    /** True if those who work since a moment, ns, leave the event thread no time for anything else. */
    boolean isWorkOver(long since) {
        return nanoTime.getAsLong() - since > MOST_WORK;
    }

    long now() {
        return nanoTime.getAsLong();
    }

    /** Counts the time since the last call; true if a tick of {@code dt} seconds is due. */
    boolean read(double dt) {
        long now = nanoTime.getAsLong();
        double seconds = Math.max(0, (now - lastNanos) / NANOS);
        lastNanos = now;
        isFirst = true;
        if (!paused) {
            due += Math.min(seconds, MOST_LAG) * speed / dt;
        }
        return !paused && due >= 1;
    }

    /**
     * Takes a tick that is due; false if none is, or if those since {@link #read} took too long already, but for the
     * first.
     */
    boolean take() {
        if (due >= 1 && !isFirst && nanoTime.getAsLong() - lastNanos > MOST_WORK) {
            due = 0;
        }
        isFirst = false;
        if (due < 1) {
            return false;
        }
        due -= 1;
        return true;
    }

    /** The part of the next tick that has gone by, 0 to 1. */
    double share() {
        return due;
    }

    boolean isPaused() {
        return paused;
    }

    /** Holds the clock, or lets it go on from where it was held. */
    void setPaused(boolean value) {
        paused = value;
        lastNanos = nanoTime.getAsLong();
    }

    double speed() {
        return speed;
    }

    /** Kept within {@value #MIN_SPEED} and {@value #MAX_SPEED}. */
    void setSpeed(double factor) {
        speed = Math.max(MIN_SPEED, Math.min(MAX_SPEED, factor));
    }
}
