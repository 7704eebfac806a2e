package dev.ledge.engine.world.internal.rules;

/** When what moves along a line is between two bounds, as a part of its displacement. */
final class Slab {
    private Slab() {}

    /**
     * When it first lies between the bounds; negative infinity if it always does, infinity if never.
     *
     * @param low the bounds, seen from where it is, px
     * @param d its displacement, px
     */
    static double enter(double low, double high, double d) {
        if (d == 0) {
            return low <= 0 && high >= 0 ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
        return (d > 0 ? low : high) / d;
    }

    /** When it last does; infinity if it always does, negative infinity if never. */
    static double leave(double low, double high, double d) {
        return -enter(low, high, -d);
    }

    /**
     * True if what moves along a line is between bounds, seen from where it is, at any time: the slabs of both axes
     * have a time in common.
     */
    static boolean crosses(double lowX, double highX, double dx, double lowY, double highY, double dy) {
        double enter = Math.max(enter(lowX, highX, dx), enter(lowY, highY, dy));
        double leave = Math.min(leave(lowX, highX, dx), leave(lowY, highY, dy));
        return enter <= leave && enter <= 1 && leave >= 0;
    }
}
