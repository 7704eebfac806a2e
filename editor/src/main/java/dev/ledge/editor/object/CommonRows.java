package dev.ledge.editor.object;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.object.Facing;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/** Rows that several types of objects, and tiles, have. */
public final class CommonRows {
    private static final List<Side> SIDES = List.of(Side.TOP, Side.BOTTOM, Side.LEFT, Side.RIGHT);

    private CommonRows() {}

    static <T> void facing(
            Rows<T> rows,
            String hint,
            Predicate<T> given,
            Function<T, Facing> value,
            BiFunction<T, Facing, ? extends T> with) {
        rows.choice(ChoiceSpec.of("Facing", hint, List.of(Facing.values()), Facing::json), given, value, with);
    }

    static <T extends Record> void velocity(
            Rows<T> rows, Class<T> type, Function<T, Vec> value, BiFunction<T, Vec, ? extends T> with) {
        NumberRange range = NumberRange.of(type, "velocity");
        rows.pair(NumberSpec.ofPair("Velocity", range, "", "speed at the start, to the right and down"), value, with);
    }

    /** The sides that block. */
    public static <T> void sides(Rows<T> rows, Function<T, Sides> value, BiFunction<T, Sides, T> with) {
        rows.toggles(
                "Solid from",
                "Sides that block what comes from there; only top makes a one-way.",
                SIDES,
                side -> NumberSpec.words(side.json()),
                (o, side) -> value.apply(o).has(side),
                (o, side, isOn) -> with.apply(o, value.apply(o).with(side, isOn)));
    }

    /** A surface of the palette. */
    public static <T> void surface(Rows<T> rows, Function<T, String> value, BiFunction<T, String, ? extends T> with) {
        rows.name(
                "Surface",
                "What the ground does to who stands on it.",
                rows.level().palette().surfaces().keySet(),
                value,
                with);
    }

    /** A switch that is off by default, which a file then does not say. */
    public static <T> void flag(
            Rows<T> rows,
            String name,
            String hint,
            Function<T, Boolean> value,
            BiFunction<T, Boolean, ? extends T> with) {
        rows.toggle(
                name,
                hint,
                o -> Boolean.TRUE.equals(value.apply(o)),
                (o, isOn) -> with.apply(o, isOn ? Boolean.TRUE : null));
    }
}
