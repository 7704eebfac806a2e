package dev.ledge.editor.view;

import dev.ledge.engine.geometry.Aabb;
import java.util.Arrays;

/**
 * The box of an actor at each tick from 0 on, as its middle and its size, in level pixels: an actor that crouches, or
 * that the hand makes larger, is not as large at each.
 */
public final class BoxTrack {
    /** Numbers a tick: x and y of the middle, width, height. */
    private static final int STRIDE = 4;

    private static final int LEAST = 64;

    private double[] values;
    private int length;

    /** A track of no tick. */
    public BoxTrack() {
        this(LEAST);
    }

    /** A track of no tick that has room for some. */
    public BoxTrack(int expected) {
        values = new double[STRIDE * expected];
    }

    /** Number of ticks. */
    public int length() {
        return length;
    }

    /** Notes a box at a tick; after the last one there may be no gap. */
    public void set(int tick, Aabb box) {
        set(tick, box.centerX(), box.centerY(), box.width(), box.height());
    }

    /** Notes a box by its middle and its size. */
    void set(int tick, double x, double y, double width, double height) {
        int at = STRIDE * tick;
        if (at >= values.length) {
            values = Arrays.copyOf(values, Math.max(STRIDE * LEAST, 2 * values.length));
        }
        values[at] = x;
        values[at + 1] = y;
        values[at + 2] = width;
        values[at + 3] = height;
        length = Math.max(length, tick + 1);
    }

    /** The middle at a tick. */
    public double x(int tick) {
        return values[STRIDE * tick];
    }

    /** The middle at a tick. */
    public double y(int tick) {
        return values[STRIDE * tick + 1];
    }

    public double width(int tick) {
        return values[STRIDE * tick + 2];
    }

    public double height(int tick) {
        return values[STRIDE * tick + 3];
    }

    /** The box at a tick. */
    public Aabb box(int tick) {
        double right = width(tick) / 2;
        double down = height(tick) / 2;
        return new Aabb(x(tick) - right, y(tick) - down, x(tick) + right, y(tick) + down);
    }

    /** A copy of some ticks, the last one excluded; they are counted from the first of them. */
    public BoxTrack copy(int from, int to) {
        BoxTrack copy = new BoxTrack(0);
        copy.values = Arrays.copyOfRange(values, STRIDE * from, STRIDE * to);
        copy.length = to - from;
        return copy;
    }
}
