package dev.ledge.engine.run;

/**
 * An expectation that did not come true.
 *
 * @param pointer JSON pointer of the expectation in the run file, for example {@code /expect/3} or {@code /hash}
 * @param message what was expected, what was seen and when, for people
 */
public record Failure(String pointer, String message) {}
