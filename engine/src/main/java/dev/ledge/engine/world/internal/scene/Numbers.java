package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.level.Limits;

/** Checks of what a game hands in. Cases NU-01, NU-02. */
public final class Numbers {
    private Numbers() {}

    public static void requireFinite(String what, double... numbers) {
        for (double number : numbers) {
            if (!Double.isFinite(number)) {
                throw new IllegalArgumentException(what + " needs finite numbers, not " + number);
            }
        }
    }

    /** A place that a level may have, too: farther out there is no telling pixels apart. */
    public static void requirePlace(String what, double x, double y) {
        requireFinite(what, x, y);
        if (Math.abs(x) > Limits.MAX_COORDINATE || Math.abs(y) > Limits.MAX_COORDINATE) {
            throw new IllegalArgumentException(what + " is at most " + Limits.MAX_COORDINATE
                    + " px from the origin either way, not " + x + " and " + y);
        }
    }

    /** A velocity that a level may have, too: a larger one ends in no number after a few steps. */
    public static void requireVelocity(double vx, double vy) {
        requireFinite("a velocity", vx, vy);
        if (Math.abs(vx) > Limits.MAX_SPEED || Math.abs(vy) > Limits.MAX_SPEED) {
            throw new IllegalArgumentException(
                    "a velocity is at most " + Limits.MAX_SPEED + " px/s either way, not " + vx + " and " + vy);
        }
    }

    /** A side of an actor that a level may give it, too. */
    public static void requireSide(String what, double length) {
        if (!(length >= Limits.MIN_SIZE && length <= Limits.MAX_ACTOR_SIZE)) {
            throw new IllegalArgumentException(
                    what + " is from " + Limits.MIN_SIZE + " to " + Limits.MAX_ACTOR_SIZE + " px, not " + length);
        }
    }

    public static void requirePositive(String what, double number) {
        if (!(number > 0 && number < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(what + " has to be a number above 0, not " + number);
        }
    }

    /** A number, but no more than so much from 0 either way. */
    public static double limit(double value, double most) {
        return Math.max(-most, Math.min(most, value));
    }
}
