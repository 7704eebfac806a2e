package dev.ledge.engine.run;

import java.util.Objects;

/** The value that an expectation wants a fact to have. */
public sealed interface Matcher {

    /** How far a number may be from a wanted one, px or px/s. */
    double TOLERANCE = 0.05;

    /** What a difference of two such numbers is off by at most: 30.05 − 30 is a little more than 0.05. */
    double ROUNDING = 1e-9;

    /**
     * {@return true if {@code value} (a Boolean, a String or null, or a Double) is what is wanted}
     *
     * @param value what there is
     */
    boolean accepts(Object value);

    /**
     * Exactly this.
     *
     * @param value a {@link Boolean}, a {@link String}, or null
     */
    record Exactly(Object value) implements Matcher {
        @Override
        public boolean accepts(Object seen) {
            return Objects.equals(value, seen);
        }

        @Override
        public String toString() {
            return Numbers.show(value);
        }
    }

    /**
     * A number within {@link #TOLERANCE} of this one.
     *
     * @param value the number
     */
    record Near(double value) implements Matcher {
        @Override
        public boolean accepts(Object seen) {
            return seen instanceof Double number && Math.abs(number - value) <= TOLERANCE + ROUNDING;
        }

        @Override
        public String toString() {
            return Numbers.show(value) + " ± " + Numbers.show(TOLERANCE);
        }
    }

    /**
     * A number from {@code min} to {@code max}, both included, with no tolerance beyond.
     *
     * @param min smallest number that is accepted
     * @param max largest number that is accepted
     */
    record Between(double min, double max) implements Matcher {
        @Override
        public boolean accepts(Object seen) {
            return seen instanceof Double number && min <= number && number <= max;
        }

        @Override
        public String toString() {
            return "from " + Numbers.show(min) + " to " + Numbers.show(max);
        }
    }
}
