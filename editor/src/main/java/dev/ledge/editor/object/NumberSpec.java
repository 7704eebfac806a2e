package dev.ledge.editor.object;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Within;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * A number that people set: what it is called, what it may be, and what it does.
 *
 * @param unit shown after it, for example {@code px/s}
 * @param min smallest legal value
 * @param max largest legal value
 * @param sliderMax where the slider's sensible range ends
 * @param fallback the default in words, with its unit
 * @param explanation one line for people
 */
public record NumberSpec(
        String label, String unit, double min, double max, double sliderMax, String fallback, String explanation) {

    /** Sliders have at least so many steps, each a round number. */
    private static final int STEPS = 100;

    private static final int DECIMALS = 4;

    /** What stands for no limit at all. */
    public static final String UNLIMITED = "none";

    /** The number of an actor. */
    public static NumberSpec of(ActorField field) {
        String fallback = fallback(field);
        return new NumberSpec(
                words(field.json()),
                field.unit(),
                field.min(),
                field.kind() == ActorField.Kind.LIMIT ? Double.POSITIVE_INFINITY : field.max(),
                field.sliderMax(),
                fallback,
                field.explanation());
    }

    private static String fallback(ActorField field) {
        if (field.kind() == ActorField.Kind.PAIR) {
            return "off";
        }
        double value = field.defaultValue();
        if (Double.isNaN(value)) {
            return "follows from other numbers";
        }
        return Double.isInfinite(value) ? format(value) : format(value) + " " + field.unit();
    }

    /** The same with another explanation. */
    NumberSpec explained(String text) {
        return new NumberSpec(label, unit, min, max, sliderMax, fallback, text);
    }

    /**
     * A number with the limits that it has in files.
     *
     * @param sliderMax where the slider's sensible range ends
     * @param fallback the default
     */
    public static NumberSpec of(String label, Within limits, double sliderMax, double fallback, String explanation) {
        String unit = limits.unit();
        return new NumberSpec(
                label, unit, limits.min(), limits.max(), sliderMax, format(fallback) + " " + unit, explanation);
    }

    /** {@code jumpSpeed} as {@code Jump speed}. */
    public static String words(String camelCase) {
        String spaced = camelCase.replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT);
        return Character.toUpperCase(spaced.charAt(0)) + spaced.substring(1);
    }

    /** Shortest text of a number, at most four decimals. */
    public static String format(double value) {
        if (Double.isInfinite(value)) {
            return UNLIMITED;
        }
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_EVEN);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    /** The distance of the slider's values: 1, 2 or 5 times a power of ten. */
    public double step() {
        double raw = (sliderMax - min) / STEPS;
        double power = Math.pow(10, Math.floor(Math.log10(raw)));
        double lead = raw / power;
        return power * (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10);
    }

    /**
     * Reads typed text; a comma is as good as a point.
     *
     * @throws IllegalArgumentException with a message for people
     */
    public double parse(String text) {
        String trimmed = text.trim().replace(',', '.').replace('−', '-');
        if (trimmed.equalsIgnoreCase(UNLIMITED) && Double.isInfinite(max)) {
            return Double.POSITIVE_INFINITY;
        }
        double value;
        try {
            value = Double.parseDouble(trimmed);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("“" + text.trim() + "” is not a number", e);
        }
        if (Double.isNaN(value) || value < min || value > max || Double.isInfinite(value)) {
            throw new IllegalArgumentException(label + " goes from " + format(min) + " to " + format(max));
        }
        return value;
    }

    /** Everything about it, for tooltips and the hint line. */
    public String hint() {
        String text =
                explanation.isEmpty() ? label : Character.toUpperCase(explanation.charAt(0)) + explanation.substring(1);
        return fallback.isEmpty() ? text + "." : text + ". Default: " + fallback.trim() + ".";
    }
}
