package dev.ledge.engine.bind;

import java.math.BigDecimal;
import java.math.BigInteger;
import tools.jackson.core.io.NumberOutput;

/** Numbers as text and back, exactly. */
public final class Numbers {
    /** Integral values below this are written without an exponent; all of them are exact. */
    private static final double PLAIN_BELOW = 1e15;

    private static final int MAX_LONG_DIGITS = 18;

    private Numbers() {}

    /** False for NaN and the infinities, which Jackson hands over as numbers. */
    public static boolean isJsonNumber(String text) {
        char last = text.charAt(text.length() - 1);
        return last >= '0' && last <= '9';
    }

    /**
     * The shortest form that reads back to the same bits, the same on every JVM: a whole number below 1e15 without a
     * fraction, all others as Jackson's own double writer says them ({@code Double.toString} changed between JDK 17 and
     * 19).
     */
    public static String shortest(double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(value + " cannot be written as JSON");
        }
        return isPlain(value) ? Long.toString((long) value) : NumberOutput.toString(value, true);
    }

    /** True if it is written as a whole number without an exponent. */
    public static boolean isPlain(double value) {
        boolean isNegativeZero = value == 0 && 1 / value < 0;
        return value == Math.rint(value) && Math.abs(value) < PLAIN_BELOW && !isNegativeZero;
    }

    /** The value as a double, infinite if it is too large for one. */
    public static double toDouble(String text) {
        if (text.length() <= MAX_LONG_DIGITS && isInteger(text)) {
            long whole = Long.parseLong(text);
            return whole == 0 && text.charAt(0) == '-' ? -0.0 : whole;
        }
        return Double.parseDouble(text);
    }

    /**
     * The exact value, in the simplest of {@link Long}, {@link BigInteger}, {@link Double} and {@link BigDecimal} that
     * has it, so that it is the same after writing and reading.
     */
    public static Number exact(String text) {
        if (isInteger(text)) {
            if (text.equals("-0")) {
                return -0.0;
            }
            return text.length() <= MAX_LONG_DIGITS ? (Number) Long.valueOf(text) : simplest(new BigInteger(text));
        }
        double value = Double.parseDouble(text);
        if (Double.isFinite(value)) {
            if (value == 0 && isZero(text)) {
                return 1 / value < 0 ? (Number) (-0.0) : (Number) 0L;
            }
            BigDecimal decimal = decimal(text);
            if (value != 0 && decimal.compareTo(new BigDecimal(shortest(value))) == 0) {
                boolean isPlain = value == Math.rint(value) && Math.abs(value) < PLAIN_BELOW;
                return isPlain ? (Number) (long) value : (Number) value;
            }
        }
        BigDecimal simple = decimal(text).stripTrailingZeros();
        return simple.scale() == 0 ? simplest(simple.unscaledValue()) : simple;
    }

    private static Number simplest(BigInteger value) {
        return value.bitLength() < Long.SIZE ? (Number) value.longValue() : value;
    }

    private static BigDecimal decimal(String text) {
        try {
            BigDecimal value = new BigDecimal(text);
            // Proves that the exponent of the stripped value, which is what will be written, fits too.
            new BigDecimal(value.stripTrailingZeros().toString());
            return value;
        } catch (NumberFormatException e) {
            throw new ArithmeticException("exponent out of range: " + text);
        }
    }

    private static boolean isZero(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == 'e' || c == 'E') {
                return true;
            }
            if (c >= '1' && c <= '9') {
                return false;
            }
        }
        return true;
    }

    private static boolean isInteger(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if ((c < '0' || c > '9') && (c != '-' || i > 0)) {
                return false;
            }
        }
        return true;
    }
}
