package dev.ledge.editor.view;

import dev.ledge.engine.geometry.Aabb;

/** Where an actor was at each tick of a run: the middle of its box. Immutable. */
public final class Trail {

    public static final Trail EMPTY = new Trail(new double[0], new double[0]);

    private final double[] xs;
    private final double[] ys;

    /**
     * A trail of positions in level pixels, one a tick from tick 0; the arrays are the trail's from then on.
     *
     * @throws IllegalArgumentException if they differ in length
     */
    public Trail(double[] xs, double[] ys) {
        if (xs.length != ys.length) {
            throw new IllegalArgumentException(xs.length + " x for " + ys.length + " y");
        }
        this.xs = xs;
        this.ys = ys;
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

    /** The box around the trail, or null if it is empty. */
    public Aabb bounds() {
        if (xs.length == 0) {
            return null;
        }
        Aabb box = new Aabb(xs[0], ys[0], xs[0], ys[0]);
        for (int i = 1; i < xs.length; i++) {
            box = box.union(new Aabb(xs[i], ys[i], xs[i], ys[i]));
        }
        return box;
    }
}
