package dev.ledge.editor.panel.state;

import dev.ledge.engine.world.type.ActorValue;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/** The numbers of an actor in words. */
final class StateText {
    private static final int DIGITS = 3;

    private StateText() {}

    /** A value without its unit; a dash where it is not known. */
    static String of(ActorValue value, double number) {
        if (Double.isNaN(number)) {
            return "–";
        }
        String word = value.word(number);
        if (word != null) {
            return word;
        }
        return number(number);
    }

    /** A value as briefly as an axis needs it. */
    static String brief(ActorValue value, double number) {
        boolean isLong = value.word(number) == null && number != Math.rint(number) && Math.abs(number) >= 10;
        return isLong ? String.format(Locale.ROOT, "%.1f", number) : of(value, number);
    }

    /** A value with its unit, and with seconds if it is ticks. */
    static String withUnit(ActorValue value, double number, double dt) {
        String words = of(value, number);
        boolean isNumber = !Double.isNaN(number) && value.word(number) == null;
        if (!isNumber || value.unit().isEmpty()) {
            return words;
        }
        if (value.unit().equals("ticks")) {
            return String.format(Locale.ROOT, "%s ticks (%.2f s)", words, number * dt);
        }
        return words + " " + value.unit();
    }

    /** A number with at most three digits after the point. */
    static String number(double number) {
        if (Double.isInfinite(number)) {
            return number > 0 ? "∞" : "−∞";
        }
        if (number == Math.rint(number) && Math.abs(number) < 1e9) {
            return Long.toString((long) number);
        }
        if (Math.abs(number) >= 1e9) {
            return String.format(Locale.ROOT, "%.3g", number);
        }
        return BigDecimal.valueOf(number)
                .setScale(DIGITS, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
    }

    /** The heading of a group. */
    static String title(ActorValue.Group group) {
        return switch (group) {
            case PLACE -> "Place";
            case VELOCITY -> "Velocity";
            case SUPPORT -> "Support";
            case FLIGHT -> "Flight";
            case TIMERS -> "Timers";
            case CONDITION -> "Condition";
            case MEMORY -> "Buttons and moves";
            case BEHAVIOUR -> "Behaviour";
            case STEP -> "Last step";
        };
    }
}
