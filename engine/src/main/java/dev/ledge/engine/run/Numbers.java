package dev.ledge.engine.run;

import dev.ledge.engine.problem.Excerpt;
import tools.jackson.core.io.NumberOutput;

/** Numbers as text that is the same on every JDK. */
final class Numbers {
    private static final double LARGEST_EXACT_LONG = 1L << 53;

    private Numbers() {}

    /** True if the number can be written as an integer without loss (a negative zero cannot). */
    static boolean isWhole(double value) {
        return value == Math.rint(value)
                && Math.abs(value) <= LARGEST_EXACT_LONG
                && Double.doubleToRawLongBits(value) != Double.doubleToRawLongBits(-0.0);
    }

    /** The shortest text that reads back to the same bits: {@code 12}, {@code 0.1}. */
    static String shortest(double value) {
        return isWhole(value) ? Long.toString((long) value) : NumberOutput.toString(value, true);
    }

    /** A fact's value for people. */
    static String show(Object value) {
        if (value instanceof Double number) {
            return shortest(number);
        }
        return value instanceof String text ? Excerpt.quoted(text) : String.valueOf(value);
    }
}
