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
}
