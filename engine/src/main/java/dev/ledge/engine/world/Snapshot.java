package dev.ledge.engine.world;

import java.util.Arrays;

/** A copy of a world's whole state; opaque. Can be restored into the world that it came from, and into a later version of its level. */
public final class Snapshot {
    private long tick;
    private String[] actorIds = {};
    private double[][] doubles = {};
    private int[][] ints = {};
    private byte[][] bytes = {};
    /** Of the version of the level that it was taken in. */
    private Scene scene;

    private double[] platformX = {};
    private double[] platformY = {};
    private double[] shift = {};
    private long[] since = {};

    Snapshot() {}

    /** {@return the tick at which it was taken} */
    public long tick() {
        return tick;
    }

    void take(Sim sim) {
        Actors a = sim.actors;
        Platforms p = sim.platforms;
        tick = sim.tick;
        if (actorIds != a.ids) {
            actorIds = a.ids;
            doubles = copyShape(a.doubles);
            ints = copyShape(a.ints);
            bytes = copyShape(a.bytes);
        }
        for (int k = 0; k < doubles.length; k++) {
            System.arraycopy(a.doubles[k], 0, doubles[k], 0, a.count);
        }
        for (int k = 0; k < ints.length; k++) {
            System.arraycopy(a.ints[k], 0, ints[k], 0, a.count);
        }
        for (int k = 0; k < bytes.length; k++) {
            System.arraycopy(a.bytes[k], 0, bytes[k], 0, a.count);
        }
        scene = sim.scene;
        if (platformX.length != p.count) {
            platformX = new double[p.count];
            platformY = new double[p.count];
            shift = new double[p.count];
            since = new long[p.count];
        }
        System.arraycopy(p.x, 0, platformX, 0, p.count);
        System.arraycopy(p.y, 0, platformY, 0, p.count);
        System.arraycopy(p.shift, 0, shift, 0, p.count);
        System.arraycopy(p.since, 0, since, 0, p.count);
    }

    private static double[][] copyShape(double[][] source) {
        double[][] copy = new double[source.length][];
        Arrays.setAll(copy, k -> new double[source[k].length]);
        return copy;
    }

    private static int[][] copyShape(int[][] source) {
        int[][] copy = new int[source.length][];
        Arrays.setAll(copy, k -> new int[source[k].length]);
        return copy;
    }

    private static byte[][] copyShape(byte[][] source) {
        byte[][] copy = new byte[source.length][];
        Arrays.setAll(copy, k -> new byte[source[k].length]);
        return copy;
    }

    /**
     * Puts the state into a world; what the world's level has and the snapshot has not stays as it is.
     *
     * @return true if it came from another version of the level, so that what everybody stands on has to be looked for
     */
    boolean put(Sim sim) {
        Actors a = sim.actors;
        Platforms p = sim.platforms;
        sim.tick = tick;
        a.forgetSurfaces();
        boolean same = actorIds == a.ids || Arrays.equals(actorIds, a.ids);
        if (same) {
            for (int k = 0; k < doubles.length; k++) {
                System.arraycopy(doubles[k], 0, a.doubles[k], 0, a.count);
            }
            for (int k = 0; k < ints.length; k++) {
                System.arraycopy(ints[k], 0, a.ints[k], 0, a.count);
            }
            for (int k = 0; k < bytes.length; k++) {
                System.arraycopy(bytes[k], 0, a.bytes[k], 0, a.count);
            }
        } else {
            for (int i = 0; i < a.count; i++) {
                int from = Arrays.binarySearch(actorIds, a.ids[i]);
                if (from >= 0) {
                    putOne(a, i, from);
                }
            }
        }
        String[] platformIds = scene.platforms.ids;
        boolean samePlatforms = Arrays.equals(platformIds, sim.scene.platforms.ids);
        for (int i = 0; i < p.count; i++) {
            int from = samePlatforms ? i : Arrays.binarySearch(platformIds, sim.scene.platforms.ids[i]);
            if (from >= 0) {
                p.x[i] = platformX[from];
                p.y[i] = platformY[from];
                p.shift[i] = shift[from];
                p.since[i] = since[from];
                p.keepClock(i, tick, scene.tickRate);
            }
        }
        p.rest(tick);
        if (scene.level == sim.scene.level) {
            return false;
        }
        for (int i = 0; i < a.count; i++) {
            if (Arrays.binarySearch(actorIds, a.ids[i]) >= 0) {
                Rebuild.remap(scene, actorIds, sim, i);
            }
        }
        Rebuild.expectAnything(scene, sim);
        return true;
    }

    private void putOne(Actors a, int to, int from) {
        for (int k = 0; k < doubles.length; k++) {
            a.doubles[k][to] = doubles[k][from];
        }
        for (int k = 0; k < ints.length; k++) {
            a.ints[k][to] = ints[k][from];
        }
        for (int k = 0; k < bytes.length; k++) {
            a.bytes[k][to] = bytes[k][from];
        }
    }
}
