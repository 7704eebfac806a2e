package dev.ledge.editor.view;

import dev.ledge.engine.geometry.Aabb;
import java.util.Arrays;

/** Where an actor was at each tick of a run, how large, and in what state. Immutable. */
public final class Trail {

    public static final Trail EMPTY = new Trail(new double[0], new double[0]);

    /** What an actor did at a tick. */
    public enum Step {
        GROUND,
        AIR,
        CLIMB,
        WEDGED,
        DEAD
    }

    /** So little apart is the same place, px: where all has moved, the last bits of its numbers are others. */
    private static final double SAME = 1e-6;

    private final BoxTrack boxes;
    private final Step[] steps;
    private final int wonAt;

    /**
     * A trail of positions in level pixels, one a tick from tick 0, that says nothing of sizes and states.
     *
     * @throws IllegalArgumentException if they differ in length
     */
    public Trail(double[] xs, double[] ys) {
        this(new BoxTrack(xs.length), null, -1);
        if (xs.length != ys.length) {
            throw new IllegalArgumentException(xs.length + " x for " + ys.length + " y");
        }
        for (int tick = 0; tick < xs.length; tick++) {
            boxes.set(tick, xs[tick], ys[tick], 0, 0);
        }
    }

    /** A trail that says nothing of states; the track is the trail's from then on. */
    public Trail(BoxTrack boxes) {
        this(boxes, null, -1);
    }

    private Trail(BoxTrack boxes, Step[] steps, int wonAt) {
        this.boxes = boxes;
        this.steps = steps;
        this.wonAt = wonAt;
    }

    /** Number of ticks. */
    public int length() {
        return boxes.length();
    }

    /** The middle of the actor's box at a tick. */
    public double x(int tick) {
        return boxes.x(tick);
    }

    /** The middle of the actor's box at a tick. */
    public double y(int tick) {
        return boxes.y(tick);
    }

    /** The actor's box at a tick in px, of no width and height if the trail does not say. */
    public Aabb box(int tick) {
        return boxes.box(tick);
    }

    /** What the actor did at a tick, or null if the trail does not say. */
    public Step step(int tick) {
        return steps == null ? null : steps[tick];
    }

    /** The first tick at which the goal was reached, −1 if it was not. */
    public int wonAt() {
        return wonAt;
    }

    /** The first tick at which this trail is somewhere else than another one, −1 if it is not as far as both go. */
    public int partsFrom(Trail other) {
        int common = Math.min(length(), other.length());
        for (int tick = 0; tick < common; tick++) {
            if (!isSamePlace(x(tick), y(tick), other.x(tick), other.y(tick))) {
                return tick;
            }
        }
        return -1;
    }

    /** True if two places, px, are the same but for what reckoning with other numbers comes to. */
    public static boolean isSamePlace(double x, double y, double otherX, double otherY) {
        return Math.abs(x - otherX) <= SAME && Math.abs(y - otherY) <= SAME;
    }

    /** The box around all boxes of the actor, or null if it is empty. */
    public Aabb bounds() {
        if (length() == 0) {
            return null;
        }
        Aabb all = box(0);
        for (int tick = 1; tick < length(); tick++) {
            all = all.union(box(tick));
        }
        return all;
    }

    /** Makes a trail tick by tick. */
    public static final class Builder {
        private final BoxTrack boxes;
        private Step[] steps;
        private int wonAt = -1;

        /** A trail of no tick; there is room for some at first. */
        public Builder(int expected) {
            boxes = new BoxTrack(expected);
            steps = new Step[expected];
        }

        /** Adds a tick: the actor's box in level pixels, and what it did. */
        public void add(Aabb box, Step step) {
            int tick = boxes.length();
            if (tick == steps.length) {
                steps = Arrays.copyOf(steps, Math.max(64, 2 * tick));
            }
            steps[tick] = step;
            boxes.set(tick, box);
        }

        /** Notes that the goal was reached at the tick that was added last; the first time counts. */
        public void win() {
            if (wonAt < 0) {
                wonAt = boxes.length() - 1;
            }
        }

        /** The trail of the ticks so far. */
        public Trail build() {
            int length = boxes.length();
            return new Trail(boxes.copy(0, length), Arrays.copyOf(steps, length), wonAt);
        }
    }
}
