package dev.ledge.engine.world.internal.motion;

import java.util.Arrays;

/** Pushes that wait for the actors' own motion, which may clear the platform's path; in the order of detection. */
public final class DeferredPushes {
    private int[] indices = new int[16];
    private double[] where = new double[16];
    private int count;

    public void clear() {
        count = 0;
    }

    /** Adds an actor, the platform, and the actor's place at that time, px. */
    public void add(int actor, int platform, double x, double y) {
        if (indices.length < 2 * count + 2) {
            indices = Arrays.copyOf(indices, 2 * indices.length);
            where = Arrays.copyOf(where, 2 * where.length);
        }
        indices[2 * count] = actor;
        indices[2 * count + 1] = platform;
        where[2 * count] = x;
        where[2 * count + 1] = y;
        count++;
    }

    public int count() {
        return count;
    }

    public int actor(int k) {
        return indices[2 * k];
    }

    public int platform(int k) {
        return indices[2 * k + 1];
    }

    public double x(int k) {
        return where[2 * k];
    }

    public double y(int k) {
        return where[2 * k + 1];
    }
}
