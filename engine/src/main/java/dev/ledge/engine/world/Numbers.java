package dev.ledge.engine.world;

/** Checks of what a game hands in. Cases NU-01, NU-02. */
final class Numbers {
    private Numbers() {}

    static void requireFinite(String what, double... numbers) {
        for (double number : numbers) {
            if (!Double.isFinite(number)) {
                throw new IllegalArgumentException(what + " needs finite numbers, not " + number);
            }
        }
    }

    static void requirePositive(String what, double number) {
        if (!(number > 0 && number < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(what + " has to be a number above 0, not " + number);
        }
    }
}
