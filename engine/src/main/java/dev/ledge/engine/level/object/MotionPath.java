package dev.ledge.engine.level.object;

import dev.ledge.engine.geometry.Vec;
import java.util.ArrayList;
import java.util.List;

/**
 * The way of a platform as a closed-form function of time, so that any tick can be reached directly. Immutable. A cycle
 * is made of legs: first the wait at a leg's start, then the way to its end.
 */
public final class MotionPath {
    /** What is left of a cycle by rounding alone at most, s. */
    private static final double INSTANT = 1e-9;

    private static final double HALF = 0.5;
    /** The sine's series ends with this factorial: beyond it, to an eighth of a turn, nothing is left in a double. */
    private static final int LAST_FACTOR = 19;

    private final boolean sine;
    private final boolean once;
    private final double pause;
    /** Per leg: where it starts and ends, as offsets from the platform's place. */
    private final double[] fromX;

    private final double[] fromY;
    private final double[] toX;
    private final double[] toY;
    /** Per leg: when its wait begins, in seconds into the cycle; one more than legs. */
    private final double[] begins;

    /**
     * The way along a path.
     *
     * @param motion how it goes
     * @param path offsets from the platform's place, at least one
     */
    public MotionPath(Motion motion, List<Vec> path) {
        sine = motion.effectiveEase() == Motion.Ease.SINE;
        once = motion.effectiveMode() == Motion.Mode.ONCE;
        pause = motion.effectivePause();
        List<Vec> stops = stops(motion.effectiveMode(), path);
        boolean jumpsBack = motion.effectiveMode() == Motion.Mode.RESTART;
        int legs = jumpsBack ? stops.size() : stops.size() - 1;
        fromX = new double[legs];
        fromY = new double[legs];
        toX = new double[legs];
        toY = new double[legs];
        begins = new double[legs + 1];
        for (int i = 0; i < legs; i++) {
            Vec from = stops.get(i);
            // The last leg of a path that jumps back is the wait at its end.
            Vec to = stops.get(Math.min(i + 1, stops.size() - 1));
            fromX[i] = from.x();
            fromY[i] = from.y();
            toX[i] = to.x();
            toY[i] = to.y();
            begins[i + 1] = begins[i] + pause + to.minus(from).length() / motion.effectiveSpeed();
        }
    }

    /** The points in the order of a cycle. */
    private static List<Vec> stops(Motion.Mode mode, List<Vec> path) {
        List<Vec> stops = new ArrayList<>(mode == Motion.Mode.STILL ? path.subList(0, 1) : path);
        if (mode == Motion.Mode.PINGPONG) {
            for (int i = path.size() - 2; i >= 0; i--) {
                stops.add(path.get(i));
            }
        } else if (mode == Motion.Mode.LOOP) {
            stops.add(path.get(0));
        }
        if (stops.size() == 1) {
            stops.add(stops.get(0));
        }
        return stops;
    }

    /**
     * {@return how far it gets in a time at most while it is on the way, px; a leg that takes no longer than that is a
     * leap, as no place between its ends is ever seen, and does not count}
     *
     * @param time seconds, above 0
     */
    public double reach(double time) {
        double most = 0;
        for (int leg = 0; leg < fromX.length; leg++) {
            double whole = begins[leg + 1] - begins[leg] - pause;
            if (whole > time + INSTANT) {
                double length = new Vec(toX[leg], toY[leg])
                        .minus(new Vec(fromX[leg], fromY[leg]))
                        .length();
                most = Math.max(most, length * time / whole);
            }
        }
        // The sine is steepest in the middle of a leg, by π/2.
        return sine ? most * Math.PI / 2 : most;
    }

    /** Seconds a cycle. */
    private double length() {
        return begins[begins.length - 1];
    }

    /** {@return smallest offset of the whole path, px, x} */
    public double left() {
        return least(fromX, toX);
    }

    /** {@return smallest offset of the whole path, px, y} */
    public double top() {
        return least(fromY, toY);
    }

    /** {@return largest offset of the whole path, px, x} */
    public double right() {
        return most(fromX, toX);
    }

    /** {@return largest offset of the whole path, px, y} */
    public double bottom() {
        return most(fromY, toY);
    }

    private static double least(double[] from, double[] to) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < from.length; i++) {
            least = Math.min(least, Math.min(from[i], to[i]));
        }
        return least;
    }

    private static double most(double[] from, double[] to) {
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < from.length; i++) {
            most = Math.max(most, Math.max(from[i], to[i]));
        }
        return most;
    }

    /**
     * {@return seconds into the cycle}
     *
     * @param time seconds on the clock
     */
    public double intoCycle(double time) {
        double cycle = length();
        if (once || cycle == 0) {
            return Math.min(Math.max(time, 0), cycle);
        }
        double rest = time - cycle * Math.floor(time / cycle);
        // Where a cycle takes whole ticks, rounding must not decide whether it is over: one that restarts jumps then.
        return rest >= cycle - INSTANT ? 0 : rest;
    }

    /**
     * {@return the leg that is gone, or waited before}
     *
     * @param time seconds into the cycle
     */
    public int legAt(double time) {
        int leg = 0;
        while (leg < fromX.length - 1 && time >= begins[leg + 1]) {
            leg++;
        }
        return leg;
    }

    /**
     * {@return how far along a leg, 0 to 1}
     *
     * @param leg the leg of that time
     * @param time seconds into the cycle
     */
    public double along(int leg, double time) {
        double walked = time - begins[leg] - pause;
        double whole = begins[leg + 1] - begins[leg] - pause;
        if (walked <= 0 || whole <= 0) {
            return walked <= 0 ? 0 : 1;
        }
        double u = Math.min(1, walked / whole);
        return sine ? eased(u) : u;
    }

    /**
     * (1 − cos πu)/2 as sin²(πu/2), mirrored in the middle so that the series is short; StrictMath's cosine makes an
     * array in each call from Java 21 on.
     */
    private static double eased(double u) {
        if (u > HALF) {
            return 1 - eased(1 - u);
        }
        double angle = Math.PI / 2 * u;
        double square = angle * angle;
        double series = 1;
        for (int n = LAST_FACTOR; n > 1; n -= 2) {
            series = 1 - square / (n * (n - 1)) * series;
        }
        double sine = angle * series;
        return sine * sine;
    }

    /**
     * {@return offset from the platform's place after so many seconds, x}
     *
     * @param time seconds on the clock
     */
    public double x(double time) {
        double t = intoCycle(time);
        int leg = legAt(t);
        return x(leg, along(leg, t));
    }

    /**
     * {@return offset from the platform's place, px, x}
     *
     * @param leg which leg
     * @param u how far along it, 0 to 1
     */
    public double x(int leg, double u) {
        return u == 1 ? toX[leg] : fromX[leg] + (toX[leg] - fromX[leg]) * u;
    }

    /**
     * {@return offset from the platform's place after so many seconds, y}
     *
     * @param time seconds on the clock
     */
    public double y(double time) {
        double t = intoCycle(time);
        int leg = legAt(t);
        return y(leg, along(leg, t));
    }

    /**
     * {@return offset from the platform's place, px, y}
     *
     * @param leg which leg
     * @param u how far along it, 0 to 1
     */
    public double y(int leg, double u) {
        return u == 1 ? toY[leg] : fromY[leg] + (toY[leg] - fromY[leg]) * u;
    }

    /**
     * {@return the leg that is gone, or waited before, after so many seconds}
     *
     * @param time seconds on the clock
     */
    public int leg(double time) {
        return legAt(intoCycle(time));
    }

    /**
     * {@return seconds into the cycle at which the path is nearest to a place, so that a platform whose path is edited
     * continues from there}
     *
     * @param x offset from the platform's place, px
     * @param y offset from the platform's place, px
     * @param preferredLeg of several equally near legs, the one at or after this
     */
    public double nearestTime(double x, double y, int preferredLeg) {
        double best = Double.POSITIVE_INFINITY;
        double time = 0;
        for (int k = 0; k < fromX.length; k++) {
            int leg = (preferredLeg + k) % fromX.length;
            double ex = toX[leg] - fromX[leg];
            double ey = toY[leg] - fromY[leg];
            double square = ex * ex + ey * ey;
            double u = square == 0 ? 0 : ((x - fromX[leg]) * ex + (y - fromY[leg]) * ey) / square;
            u = Math.min(1, Math.max(0, u));
            double offX = fromX[leg] + ex * u - x;
            double offY = fromY[leg] + ey * u - y;
            double distance = offX * offX + offY * offY;
            if (distance < best - 1e-9) {
                best = distance;
                double eased = sine ? StrictMath.acos(1 - 2 * u) / StrictMath.PI : u;
                double whole = begins[leg + 1] - begins[leg] - pause;
                time = begins[leg] + (u == 0 ? 0 : pause) + whole * eased;
            }
        }
        return time;
    }
}
