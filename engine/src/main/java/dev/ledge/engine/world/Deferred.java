package dev.ledge.engine.world;

import java.util.Arrays;

/** Actors whose own motion may take them out of a platform's way, in the order in which they were found. */
final class Deferred {
    private int[] who = new int[16];
    private double[] where = new double[16];
    private int count;

    void clear() {
        count = 0;
    }

    /** Notes an actor, the platform, and where the actor was when that came. */
    void add(int actor, int platform, double x, double y) {
        if (who.length < 2 * count + 2) {
            who = Arrays.copyOf(who, 2 * who.length);
            where = Arrays.copyOf(where, 2 * where.length);
        }
        who[2 * count] = actor;
        who[2 * count + 1] = platform;
        where[2 * count] = x;
        where[2 * count + 1] = y;
        count++;
    }

    int count() {
        return count;
    }

    int actor(int k) {
        return who[2 * k];
    }

    int platform(int k) {
        return who[2 * k + 1];
    }

    double x(int k) {
        return where[2 * k];
    }

    double y(int k) {
        return where[2 * k + 1];
    }
}
