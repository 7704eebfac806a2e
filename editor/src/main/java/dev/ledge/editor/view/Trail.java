package dev.ledge.editor.view;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import java.util.Arrays;

/** Where an actor was at each tick of a run, the middle of its box, and in what state. Immutable. */
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

    private final double[] xs;
    private final double[] ys;
    private final Step[] steps;
    private final Vec size;
    private final int wonAt;

    /**
     * A trail of positions in level pixels, one a tick from tick 0, that says nothing of states; the arrays are the
     * trail's from then on.
     *
     * @throws IllegalArgumentException if they differ in length
     */
    public Trail(double[] xs, double[] ys) {
        this(xs, ys, null, Vec.ZERO, -1);
    }

    private Trail(double[] xs, double[] ys, Step[] steps, Vec size, int wonAt) {
        if (xs.length != ys.length) {
            throw new IllegalArgumentException(xs.length + " x for " + ys.length + " y");
        }
        this.xs = xs;
        this.ys = ys;
        this.steps = steps;
        this.size = size;
        this.wonAt = wonAt;
    }

    /** Number of ticks. */
    public int length() {
        return xs.length;
    }

    public double x(int tick) {
        return xs[tick];
    }

    public double y(int tick) {
        return ys[tick];
    }

    /** What the actor did at a tick, or null if the trail does not say. */
    public Step step(int tick) {
        return steps == null ? null : steps[tick];
    }

    /** Width and height of the actor's box in px; 0 if the trail does not say. */
    public Vec size() {
        return size;
    }

    /** The first tick at which the goal was reached, −1 if it was not. */
    public int wonAt() {
        return wonAt;
    }

    /** The first tick at which this trail is somewhere else than another one, −1 if it is not as far as both go. */
    public int partsFrom(Trail other) {
        int common = Math.min(xs.length, other.xs.length);
        for (int tick = 0; tick < common; tick++) {
            if (xs[tick] != other.xs[tick] || ys[tick] != other.ys[tick]) {
                return tick;
            }
        }
        return -1;
    }

    /** The box around all places of the actor's middle, or null if it is empty. */
    public Aabb bounds() {
        if (xs.length == 0) {
            return null;
        }
        double left = xs[0];
        double right = xs[0];
        double top = ys[0];
        double bottom = ys[0];
        for (int i = 1; i < xs.length; i++) {
            left = Math.min(left, xs[i]);
            right = Math.max(right, xs[i]);
            top = Math.min(top, ys[i]);
            bottom = Math.max(bottom, ys[i]);
        }
        return new Aabb(left, top, right, bottom);
    }

    /** Makes a trail tick by tick. */
    public static final class Builder {
        private final Vec size;
        private double[] xs;
        private double[] ys;
        private Step[] steps;
        private int length;
        private int wonAt = -1;

        /**
         * A trail of no tick.
         *
         * @param size of the actor's box, px
         * @param expected number of ticks that there is room for at first
         */
        public Builder(Vec size, int expected) {
            this.size = size;
            xs = new double[expected];
            ys = new double[expected];
            steps = new Step[expected];
        }

        /** Adds a tick: the middle of the actor's box in level pixels, and what it did. */
        public void add(double x, double y, Step step) {
            if (length == xs.length) {
                int more = Math.max(64, 2 * length);
                xs = Arrays.copyOf(xs, more);
                ys = Arrays.copyOf(ys, more);
                steps = Arrays.copyOf(steps, more);
            }
            xs[length] = x;
            ys[length] = y;
            steps[length] = step;
            length++;
        }

        /** Notes that the goal was reached at the tick that was added last; the first time counts. */
        public void win() {
            if (wonAt < 0) {
                wonAt = length - 1;
            }
        }

        /** The trail of the ticks so far. */
        public Trail build() {
            return new Trail(
                    Arrays.copyOf(xs, length), Arrays.copyOf(ys, length), Arrays.copyOf(steps, length), size, wonAt);
        }
    }
}
