package dev.ledge.editor.object;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Within;
import java.math.BigDecimal;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;

/**
 * What a number may be in a level, as the engine declares it for its reader.
 *
 * @param min smallest legal value
 * @param max largest legal value
 * @param unit for people; empty for a mere number
 * @param mayBeNone true if infinity is legal, too, and stands for no limit
 * @param isWhole true if it has no fraction
 */
public record NumberRange(double min, double max, String unit, boolean mayBeNone, boolean isWhole) {
    /** Larger numbers are written with an exponent: nobody counts ten zeros. */
    private static final double PLAIN_UP_TO = 1e9;

    /** The limits of a record's component. */
    public static NumberRange of(Class<? extends Record> type, String component) {
        Within limits = Limits.of(type).range(component);
        return new NumberRange(limits.min(), limits.max(), limits.unit(), limits.orInfinite(), false);
    }

    /** The limits of an actor's number, or of both numbers of a pair. */
    public static NumberRange of(ActorField field) {
        return new NumberRange(
                field.min(),
                field.max(),
                field.unit(),
                field.kind() == ActorField.Kind.LIMIT,
                field.kind() == ActorField.Kind.WHOLE);
    }

    /** The side of an actor. */
    public static NumberRange ofActorSide(Level level) {
        return of(ObjectCommon.class, "size").upTo(Limits.maxActorSize(level.grid()));
    }

    /** The side of a level. */
    public static NumberRange ofLevelSide() {
        return new NumberRange(1, Level.MAX_SIDE, "cells", false, true);
    }

    /** The same with another largest value. */
    public NumberRange upTo(double largest) {
        return new NumberRange(min, largest, unit, mayBeNone, isWhole);
    }

    /** The same with another smallest value. */
    public NumberRange from(double smallest) {
        return new NumberRange(smallest, max, unit, mayBeNone, isWhole);
    }

    /** True for a number that it may be. */
    public boolean has(double value) {
        return value >= min && value <= max && (!isWhole || value == Math.rint(value))
                || mayBeNone && value == Double.POSITIVE_INFINITY;
    }

    /** The nearest number that it may be. */
    public double nearest(double value) {
        double within = Math.max(min, Math.min(max, value));
        return isWhole ? Math.rint(within) : within;
    }

    /** A pair of the nearest numbers that it may be. */
    public Vec nearest(Vec pair) {
        return new Vec(nearest(pair.x()), nearest(pair.y()));
    }

    /** For people: {@code from 0 to 1 000 px/s}. */
    public String words() {
        return (isWhole ? "a whole number from " : "from ") + text(min) + " to " + NumberSpec.with(text(max), unit)
                + (mayBeNone ? ", or " + NumberSpec.UNLIMITED : "");
    }

    /** All digits of a number, so that what is written is what is legal. */
    private static String text(double value) {
        BigDecimal exact = BigDecimal.valueOf(value).stripTrailingZeros();
        if (Math.abs(value) > PLAIN_UP_TO) {
            return NumberSpec.format(value);
        }
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
        symbols.setGroupingSeparator('\u00a0');
        DecimalFormat format = new DecimalFormat("#,##0.#", symbols);
        format.setMaximumFractionDigits(Math.max(0, exact.scale()));
        return format.format(exact);
    }
}
