package dev.ledge.editor.run;

import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.Ticks;
import dev.ledge.engine.run.When;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The time of an expectation as a person writes it: {@code always}, {@code at 37}, {@code at one of 30–40}, {@code from
 * 10 to 60}, {@code from 10}, {@code to 60}; an end may itself be a choice, {@code from 10–12}.
 */
public final class WhenText {
    private static final String ALWAYS = "always";
    private static final String TICKS = "(\\d{1,9})(?:\\s*[-–…]\\s*(\\d{1,9}))?";
    private static final Pattern AT = Pattern.compile("(?:at\\s+)?(?:one\\s+of\\s+)?" + TICKS);
    private static final Pattern WINDOW = Pattern.compile("(?:from\\s+" + TICKS + ")?\\s*(?:to\\s+" + TICKS + ")?");

    private WhenText() {}

    /** How it is written. */
    public static String of(When when) {
        if (when.at() != null) {
            return (when.at().isRange() ? "at one of " : "at ") + of(when.at());
        }
        if (when.from() == null && when.to() == null) {
            return ALWAYS;
        }
        String from = when.from() == null ? "" : "from " + of(when.from());
        String to = when.to() == null ? "" : "to " + of(when.to());
        return (from + " " + to).strip();
    }

    private static String of(Ticks ticks) {
        return ticks.isRange() ? ticks.first() + "–" + ticks.last() : Integer.toString(ticks.first());
    }

    /**
     * Reads it.
     *
     * @throws IllegalArgumentException with a message for people if it is no time
     */
    public static When read(String text) {
        String given = text.strip();
        if (given.isEmpty() || given.equals(ALWAYS)) {
            return When.ALWAYS;
        }
        Matcher at = AT.matcher(given);
        if (at.matches()) {
            return new When(ticks(at, 1), null, null);
        }
        Matcher window = WINDOW.matcher(given);
        if (window.matches()) {
            Ticks from = ticks(window, 1);
            Ticks to = ticks(window, 3);
            if (from != null && to != null && to.last() < from.first()) {
                throw new IllegalArgumentException("The end lies before the beginning");
            }
            return new When(null, from, to);
        }
        throw new IllegalArgumentException(
                "Write always, at 37, at one of 30–40, from 10 to 60, from 10, or to 60: ticks of the run");
    }

    private static Ticks ticks(Matcher matcher, int group) {
        if (matcher.group(group) == null) {
            return null;
        }
        int first = tick(matcher.group(group));
        if (matcher.group(group + 1) == null) {
            return Ticks.of(first);
        }
        int last = tick(matcher.group(group + 1));
        if (last < first) {
            throw new IllegalArgumentException("The smaller tick comes first");
        }
        return Ticks.range(first, last);
    }

    private static int tick(String digits) {
        int tick = Integer.parseInt(digits);
        if (tick > Run.MAX_TICKS) {
            throw new IllegalArgumentException("A run has at most " + Run.MAX_TICKS + " ticks");
        }
        return tick;
    }
}
