package dev.ledge.engine.world;

/** Checks of what a game hands in. Case NU-01. */
final class Numbers {
    private Numbers() {}

    static void requireFinite(String what, double... numbers) {
        for (double number : numbers) {
            if (!Double.isFinite(number)) {
                throw new IllegalArgumentException(what + " needs finite numbers, not " + number);
            }
        }
    }
}
