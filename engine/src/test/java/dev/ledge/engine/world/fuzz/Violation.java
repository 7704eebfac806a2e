package dev.ledge.engine.world.fuzz;

/**
 * What a game broke. @param kind one word, by which violations are distinguished
 *
 * @param tick when
 * @param text for people
 */
record Violation(String kind, long tick, String text) {
    @Override
    public String toString() {
        return kind + " at tick " + tick + ": " + text;
    }
}
