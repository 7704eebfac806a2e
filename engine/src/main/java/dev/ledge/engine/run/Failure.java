package dev.ledge.engine.run;

import dev.ledge.engine.geometry.Vec;

/**
 * An expectation that did not come true.
 *
 * @param pointer JSON pointer of the expectation in the run file, for example {@code /expect/3} or {@code /hash}
 * @param message what was expected, what was seen and when, for people
 * @param tick at which it was seen not to come true, or {@link #NO_TICK} if it was at none that was played
 * @param place the middle of the actor that it is about at that tick, px; null if there is none
 */
public record Failure(String pointer, String message, int tick, Vec place) {

    /** Of what is wrong at no tick. */
    public static final int NO_TICK = -1;

    /** A failure at no tick. */
    Failure(String pointer, String message) {
        this(pointer, message, NO_TICK, null);
    }
}
