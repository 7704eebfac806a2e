package dev.ledge.editor.preview;

/**
 * A part of a play that is shown again and again.
 *
 * @param from first tick, 0 or more
 * @param to last tick, greater than {@code from}
 */
public record Stretch(long from, long to) {
    /**
     * Checks that it is one.
     *
     * @throws IllegalArgumentException if it is not
     */
    public Stretch {
        if (from < 0 || to <= from) {
            throw new IllegalArgumentException("no stretch: " + from + " to " + to);
        }
    }
}
