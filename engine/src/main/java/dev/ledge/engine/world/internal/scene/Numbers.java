package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.level.Limits;

/** Checks of arguments from a game, and sums. Cases NU-01, NU-02. */
public final class Numbers {
    private Numbers() {}

    public static void requireFinite(String what, double... numbers) {
        for (double number : numbers) {
            if (!Double.isFinite(number)) {
                throw new IllegalArgumentException(what + " needs finite numbers, not " + number);
            }
        }
    }

    /** Requires a place within a level's limits: farther out single pixels have no exact numbers. */
    public static void requirePlace(String what, double x, double y) {
        requireFinite(what, x, y);
        if (Math.abs(x) > Limits.MAX_COORDINATE || Math.abs(y) > Limits.MAX_COORDINATE) {
            throw new IllegalArgumentException(what + " is at most " + Limits.MAX_COORDINATE
                    + " px from the origin either way, not " + x + " and " + y);
        }
    }

    /** Requires a velocity within a level's limits: a larger one overflows after a few steps. */
    public static void requireVelocity(double vx, double vy) {
        requireFinite("a velocity", vx, vy);
        if (Math.abs(vx) > Limits.MAX_SPEED || Math.abs(vy) > Limits.MAX_SPEED) {
            throw new IllegalArgumentException(
                    "a velocity is at most " + Limits.MAX_SPEED + " px/s either way, not " + vx + " and " + vy);
        }
    }

    /** Requires a side of an actor within a level's limits. */
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

    /** The sum of two displacements, px: 0 if they cancel out but for a rounding error, which a wall would stop. */
    public static double sum(double one, double other) {
        double sum = one + other;
        return other != 0 && Math.abs(sum) <= Tolerance.ROUNDING ? 0 : sum;
    }

    /** True if two displacements, px, or speeds differ by no more than a rounding error. */
    public static boolean areEqual(double one, double other) {
        return Math.abs(one - other) < Tolerance.ROUNDING;
    }

    /** The length of a vector. */
    public static double length(double x, double y) {
        return Math.sqrt(x * x + y * y);
    }

    /** Clamps a number to ±{@code most}. */
    public static double limit(double value, double most) {
        return Math.max(-most, Math.min(most, value));
    }
}
