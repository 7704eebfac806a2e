package dev.ledge.editor.object;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.problem.Excerpt;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * A number that people set: what it is called, what it may be, and what it does.
 *
 * @param sliderMin where the slider's sensible range begins
 * @param sliderMax where it ends
 * @param fallback the default in words, with its unit; empty if it has none
 * @param explanation one line for people
 */
public record NumberSpec(
        String label, NumberRange range, double sliderMin, double sliderMax, String fallback, String explanation) {

    /** Sliders have at least so many steps, each a round number. */
    private static final int STEPS = 100;

    /** As many as any number keeps: what is beyond is what sums and products are off by. */
    private static final int DIGITS = 15;

    private static final MathContext DIGITS_SHOWN = new MathContext(DIGITS, RoundingMode.HALF_EVEN);

    private static final double FROM_POWER = 1e5;
    private static final double DOWN_TO_POWER = 1e-3;

    /** Where the arrow keys' step is a whole unit. */
    private static final double SENSIBLE = 100;

    /** What stands for no limit at all. */
    public static final String UNLIMITED = "none";

    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");
    private static final Pattern GROUPING = Pattern.compile("(?<=\\d)[ \\u00a0\\u202f](?=\\d{3}(?!\\d))");

    /** A number whose slider begins at 0, or where it may. */
    public NumberSpec(String label, NumberRange range, double sliderMax, String fallback, String explanation) {
        this(label, range, Math.max(0, range.min()), sliderMax, fallback, explanation);
    }

    /** The same with a slider that goes as far below 0 as above. */
    public NumberSpec bothWays() {
        return new NumberSpec(label, range, -sliderMax, sliderMax, fallback, explanation);
    }

    /** The number of an actor. */
    public static NumberSpec of(ActorField field) {
        return new NumberSpec(
                words(field.json()), NumberRange.of(field), field.sliderMax(), fallback(field), field.explanation());
    }

    private static String fallback(ActorField field) {
        if (field.kind() == ActorField.Kind.PAIR) {
            return "off";
        }
        double value = field.defaultValue();
        if (Double.isNaN(value)) {
            return "follows from other numbers";
        }
        return Double.isInfinite(value) ? format(value) : with(format(value), field.unit());
    }

    /** The same with another explanation. */
    NumberSpec explained(String text) {
        return new NumberSpec(label, range, sliderMin, sliderMax, fallback, text);
    }

    /** The same with another label. */
    public NumberSpec named(String name) {
        return new NumberSpec(name, range, sliderMin, sliderMax, fallback, explanation);
    }

    /**
     * A number with the limits that it has in files.
     *
     * @param sliderMax where the slider's sensible range ends
     * @param fallback the default
     */
    public static NumberSpec of(
            String label, NumberRange range, double sliderMax, double fallback, String explanation) {
        return new NumberSpec(label, range, sliderMax, with(format(fallback), range.unit()), explanation);
    }

    /** One of two numbers of a pair, which has no slider. */
    public static NumberSpec ofPair(String label, NumberRange range, String fallback, String explanation) {
        return new NumberSpec(label, range, Math.min(SENSIBLE, range.max()), fallback, explanation);
    }

    /** {@code jumpSpeed} as {@code Jump speed}. */
    public static String words(String camelCase) {
        String spaced = camelCase.replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT);
        return Character.toUpperCase(spaced.charAt(0)) + spaced.substring(1);
    }

    /** A number's text with its unit. */
    public static String with(String number, String unit) {
        return unit.isEmpty() || unit.equals("°") ? number + unit : number + " " + unit;
    }

    /**
     * Shortest text of a number, which is read as the same number if that can be written in {@value #DIGITS} digits. Of
     * a millionth a field would show zeros alone, and of a hundred thousand not all of them.
     */
    public static String format(double value) {
        if (Double.isInfinite(value)) {
            return UNLIMITED;
        }
        BigDecimal rounded = BigDecimal.valueOf(value).round(DIGITS_SHOWN).stripTrailingZeros();
        String plain = rounded.signum() == 0 ? "0" : rounded.toPlainString();
        int power = rounded.precision() - rounded.scale() - 1;
        String withPower = rounded.movePointLeft(power).stripTrailingZeros().toPlainString() + "e" + power;
        boolean isPlain = Math.abs(value) < FROM_POWER && Math.abs(value) >= DOWN_TO_POWER;
        return isPlain || plain.length() <= withPower.length() ? plain : withPower;
    }

    /**
     * Text of a number, rounded to as many digits as are accepted; {@link #format} of it if nothing is.
     *
     * @param fits true for a text that there is room for
     */
    public static String shortened(double value, Predicate<String> fits) {
        String whole = format(value);
        if (Double.isInfinite(value) || fits.test(whole)) {
            return whole;
        }
        BigDecimal exact = BigDecimal.valueOf(value);
        for (int digits = exact.precision(); digits > 0; digits--) {
            String text = format(
                    exact.round(new MathContext(digits, RoundingMode.HALF_EVEN)).doubleValue());
            if (fits.test(text)) {
                return text;
            }
        }
        return whole;
    }

    /** The unit, shown after it; empty for a mere number. */
    public String unit() {
        return range.unit();
    }

    /** The distance of the slider's values: 1, 2 or 5 times a power of ten. */
    public double step() {
        double raw = (sliderMax - sliderMin) / STEPS;
        double power = Math.pow(10, Math.floor(Math.log10(raw)));
        double lead = raw / power;
        double step = power * (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10);
        return range.isWhole() ? Math.max(1, step) : step;
    }

    /** The slider's last position; its first is 0. */
    public int positions() {
        return (int) Math.round((sliderMax - first()) / step());
    }

    /** The slider's position for a number. */
    public int position(double value) {
        return (int) Math.round((Math.min(value, sliderMax) - first()) / step());
    }

    /** The number at a position of the slider: a round one, but for where a limit is none. */
    public double at(int position) {
        return range.nearest(round(Math.round(first() / step()) + position));
    }

    /** The round number that is some steps above a number, or below if negative, as near as the limits let it. */
    public double count(double value, int steps) {
        return range.nearest(round(Math.round(value / step() + steps)));
    }

    /** Dividing by a whole number gives 0.3 where multiplying by 0.1 gives 0.30000000000000004. */
    private double round(long steps) {
        double step = step();
        return step < 1 ? steps / Math.rint(1 / step) : steps * step;
    }

    /** The last round number that is not within the sensible range. */
    private double first() {
        return Math.floor(sliderMin / step()) * step();
    }

    /**
     * Reads typed text; a comma is as good as a point.
     *
     * @throws IllegalArgumentException with a message for people
     */
    public double parse(String text) {
        double value = number(text);
        String fault = faultOf(text);
        if (fault != null) {
            throw new IllegalArgumentException(
                    Double.isNaN(value)
                            ? fault
                            : label + " " + Character.toLowerCase(fault.charAt(0)) + fault.substring(1));
        }
        return value;
    }

    /** Why typed text is none that can be taken, for people who see its label; null if it can. */
    public String faultOf(String text) {
        double value = number(text);
        if (text.isBlank()) {
            return "A number is missing";
        }
        if (Double.isNaN(value)) {
            return "“" + Excerpt.of(text.trim()) + "” is not a number";
        }
        return range.has(value) ? null : (range.isWhole() ? "Is " : "Goes ") + range.words();
    }

    /** True if more typing cannot make a legal number of this one. */
    public boolean isBeyond(String text) {
        double value = number(text);
        return value > range.max() && !range.has(value) || value < Math.min(0, range.min());
    }

    /** What was typed, whatever is legal; NaN for what is no number. */
    private double number(String text) {
        String typed = text.trim();
        String bare = typed.endsWith(unit()) ? typed.substring(0, typed.length() - unit().length()) : typed;
        String trimmed = bare.trim().replace(',', '.').replace('−', '-');
        if (trimmed.equalsIgnoreCase(UNLIMITED) && range.mayBeNone()) {
            return Double.POSITIVE_INFINITY;
        }
        String plain = GROUPING.matcher(trimmed).replaceAll("");
        double value = NUMBER.matcher(plain).matches() ? Double.parseDouble(plain) : Double.NaN;
        // Too large for a number is no limit only where that is said.
        return Double.isInfinite(value) ? Math.copySign(Double.MAX_VALUE, value) : value;
    }

    /** Everything about it, for tooltips and the hint line. */
    public String hint() {
        String text = sentence(explanation.isEmpty() ? label : explanation);
        String fallbackText = fallback.isEmpty() ? "" : " Default: " + fallback + ".";
        return text + fallbackText + " " + sentence(range.words());
    }

    private static String sentence(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1) + ".";
    }
}
