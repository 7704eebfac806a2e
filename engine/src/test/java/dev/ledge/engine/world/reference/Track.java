package dev.ledge.engine.world.reference;

import java.util.Arrays;

/** Where the head of a body was in each part of a tick. */
final class Track {
    /** Speeds that differ by less are alike, px/s. */
    private static final double ALIKE = 1e-3;

    /** No body moves farther in a small step, px. */
    private static final double LEAP = 1;

    private final int last;
    private final double[] x;
    private final double[] y;
    private boolean isEven = true;
    private boolean wasEven = true;
    private boolean isEvenDown = true;
    /** Velocity downwards at the end of a tick, before springs act, px/s. */
    private double arrivesAt;
    /**
     * Velocity downwards of a body that flew as the last tick began, and of one that flies as the next one does; NaN of
     * others.
     */
    private double flewAt = Double.NaN;

    private double fliesAt = Double.NaN;
    /** Velocity to the right as the last tick ended, px/s. */
    private double leftAt;

    Track(int parts) {
        last = parts;
        x = new double[parts + 1];
        y = new double[parts + 1];
    }

    /** It begins with a velocity to the right, px/s. */
    void begin(double vx) {
        leftAt = vx;
    }

    /** It stays there until it moves. */
    void stay(double toX, double toY) {
        Arrays.fill(x, toX);
        Arrays.fill(y, toY);
    }

    void note(int part, double toX, double toY) {
        x[part] = toX;
        y[part] = toY;
    }

    /** A tick has been moved through, and springs are still to act. */
    void arrive(double vy) {
        arrivesAt = vy;
    }

    double arrivesAt() {
        return arrivesAt;
    }

    /** Velocity downwards with which it flew as the last tick began, px/s, whatever stopped it; NaN if it stood. */
    double flewAt() {
        return flewAt;
    }

    /** A tick has ended with a velocity in the world, by which it may have moved throughout. */
    void end(double vx, double vy, double dt, boolean isCarriedEvenly, boolean flies) {
        flewAt = fliesAt;
        fliesAt = flies ? vy : Double.NaN;
        wasEven = isEven;
        double went = (x[last] - x[0]) / dt;
        isEven = isCarriedEvenly && Math.abs(went - vx) < ALIKE && Math.abs(went - leftAt) < ALIKE;
        leftAt = vx;
        isEvenDown = isCarriedEvenly && Math.abs((y[last] - y[0]) / dt - vy) < ALIKE;
    }

    double x(int part) {
        return x[part];
    }

    double y(int part) {
        return y[part];
    }

    /** How far at most it was from a straight and even way, px. */
    double bend() {
        double most = 0;
        for (int part = 1; part < last; part++) {
            double evenX = x[0] + (x[last] - x[0]) * part / last;
            double evenY = y[0] + (y[last] - y[0]) * part / last;
            most = Math.max(most, Math.max(Math.abs(x[part] - evenX), Math.abs(y[part] - evenY)));
        }
        return most;
    }

    /** True if it has leapt as the tick began: somebody crouches or stands up. */
    boolean leaps() {
        return Math.abs(y[1] - y[0]) > LEAP;
    }

    /** False if its speed to the side has changed in the tick, or as that began. */
    boolean isEven() {
        return isEven;
    }

    /** The same of the tick before. */
    boolean wasEven() {
        return wasEven;
    }

    /** False if its speed downwards has. */
    boolean isEvenDown() {
        return isEvenDown;
    }
}
