package dev.ledge.editor.object;

import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Crumbles;
import dev.ledge.engine.level.SolidWhen;
import java.util.Arrays;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/** The rows of what makes a platform or a kind of tile come and go. */
public final class ChangingRows {
    private static final String ALWAYS = "always";
    private static final double SENSIBLE = 10;

    private ChangingRows() {}

    /**
     * Adds the rows.
     *
     * @param isTile true for a kind of tile: it is there while its group is on, if it does not say when
     */
    public static <T> void add(
            Rows<T> rows, boolean isTile, Function<T, Changing> value, BiFunction<T, Changing, ? extends T> with) {
        crumbles(rows, value, with);
        rows.text(
                "Group",
                isTile
                        ? "The group that switches it; empty for none."
                        : "Its clock runs only while this group is on; empty for none.",
                o -> value.apply(o).group() == null ? "" : value.apply(o).group(),
                (o, group) -> with.apply(o, value.apply(o).withGroup(nameOrNull(group))));
        rows.onlyIf(o -> value.apply(o).group() != null);
        Stream<String> words = Arrays.stream(SolidWhen.values()).map(SolidWhen::json);
        String unsaid = isTile ? SolidWhen.ON.json() : ALWAYS;
        rows.choice(
                ChoiceSpec.of(
                        "Solid when",
                        isTile
                                ? "Solid, climbable and deadly while its group is on or off; without a group always."
                                : "While its group is on or off, or whatever its group is.",
                        (isTile ? words : Stream.concat(Stream.of(ALWAYS), words)).toList(),
                        word -> word),
                o -> value.apply(o).solidWhen() != null,
                o -> value.apply(o).solidWhen() == null
                        ? unsaid
                        : value.apply(o).solidWhen().json(),
                (o, word) -> with.apply(
                        o, value.apply(o).withSolidWhen(word == null || word.equals(unsaid) ? null : named(word))));
        rows.onlyIf(null);
    }

    private static <T> void crumbles(
            Rows<T> rows, Function<T, Changing> value, BiFunction<T, Changing, ? extends T> with) {
        rows.toggle(
                "Crumbles",
                "Goes some time after somebody has stood on it, and comes back later.",
                o -> value.apply(o).crumbles() != null,
                (o, on) -> with.apply(o, value.apply(o).withCrumbles(on ? Crumbles.DEFAULT : null)));
        rows.onlyIf(o -> value.apply(o).crumbles() != null);
        rows.number(
                seconds("Gone after", "after", Crumbles.DEFAULT_AFTER, "from when somebody first stands on it"),
                o -> crumbles(value.apply(o)).after() != null,
                o -> crumbles(value.apply(o)).effectiveAfter(),
                (o, s) -> {
                    Crumbles old = crumbles(value.apply(o));
                    return with.apply(o, value.apply(o).withCrumbles(new Crumbles(s, old.back(), old.unknown())));
                });
        rows.number(
                seconds("Back after", "back", Crumbles.DEFAULT_BACK, "how long it is gone; type “none” for ever"),
                o -> crumbles(value.apply(o)).back() != null,
                o -> crumbles(value.apply(o)).effectiveBack(),
                (o, s) -> {
                    Crumbles old = crumbles(value.apply(o));
                    return with.apply(o, value.apply(o).withCrumbles(new Crumbles(old.after(), s, old.unknown())));
                });
        rows.onlyIf(null);
    }

    private static NumberSpec seconds(String name, String component, double fallback, String explanation) {
        return NumberSpec.of(name, NumberRange.of(Crumbles.class, component), SENSIBLE, fallback, explanation);
    }

    private static SolidWhen named(String json) {
        return Arrays.stream(SolidWhen.values())
                .filter(when -> when.json().equals(json))
                .findFirst()
                .orElseThrow();
    }

    private static Crumbles crumbles(Changing changing) {
        return changing.crumbles() == null ? Crumbles.DEFAULT : changing.crumbles();
    }

    /** A name that is blank is none. */
    public static String nameOrNull(String name) {
        return name.isBlank() ? null : name.trim();
    }
}
