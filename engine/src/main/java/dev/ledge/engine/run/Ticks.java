package dev.ledge.engine.run;

/**
 * A tick, or a range of ticks with both ends included.
 *
 * @param first 0 or more
 * @param last not before {@code first}
 * @param isRange true if the file writes a range, be it of one tick
 */
public record Ticks(int first, int last, boolean isRange) {
    /**
     * Checks that they are ticks.
     *
     * @param first 0 or more
     * @param last not before {@code first}
     * @param isRange true if the file writes a range, be it of one tick
     * @throws IllegalArgumentException if {@code first} is negative or above {@code last}, or the two differ in what is
     *     no range
     */
    public Ticks {
        if (first < 0 || last < first || first != last && !isRange) {
            throw new IllegalArgumentException("not a range of ticks: " + first + " to " + last);
        }
    }

    /**
     * {@return one tick}
     *
     * @param tick which tick
     */
    public static Ticks of(int tick) {
        return new Ticks(tick, tick, false);
    }

    /**
     * {@return a range, both ends included}
     *
     * @param first first tick
     * @param last last tick
     */
    public static Ticks range(int first, int last) {
        return new Ticks(first, last, true);
    }

    /** {@return true if it is one tick} */
    public boolean isSingle() {
        return first == last;
    }

    @Override
    public String toString() {
        return isSingle() ? "tick " + first : "ticks " + first + " to " + last;
    }
}
