package dev.ledge.engine.world;

/** Checks of what a game hands in. Cases NU-01, NU-02. */
final class Numbers {
    /** px/s. */
    private static final double MOST_SPEED = 1e15;

    /** px. */
    private static final double FARTHEST = 1e12;

    private Numbers() {}

    static void requireFinite(String what, double... numbers) {
        for (double number : numbers) {
            if (!Double.isFinite(number)) {
                throw new IllegalArgumentException(what + " needs finite numbers, not " + number);
            }
        }
    }

    /** A place that a level may have, too: farther out there is no telling pixels apart. */
    static void requirePlace(String what, double x, double y) {
        requireFinite(what, x, y);
        if (Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST) {
            throw new IllegalArgumentException(
                    what + " is at most " + FARTHEST + " px from the origin either way, not " + x + " and " + y);
        }
    }

    /** A velocity that a level may have, too: a larger one ends in no number after a few steps. */
    static void requireVelocity(double vx, double vy) {
        requireFinite("a velocity", vx, vy);
        if (Math.abs(vx) > MOST_SPEED || Math.abs(vy) > MOST_SPEED) {
            throw new IllegalArgumentException(
                    "a velocity is at most " + MOST_SPEED + " px/s either way, not " + vx + " and " + vy);
        }
    }

    static void requirePositive(String what, double number) {
        if (!(number > 0 && number < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(what + " has to be a number above 0, not " + number);
        }
    }

    /** A number, but no more than so much from 0 either way. */
    static double limit(double value, double most) {
        return Math.max(-most, Math.min(most, value));
    }
}
