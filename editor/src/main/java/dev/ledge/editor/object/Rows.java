package dev.ledge.editor.object;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Takes the rows in which something is shown and edited, from top to bottom. Each row shows a part of it, and makes it
 * with another part; {@code null} for a number is its default.
 *
 * @param <T> what is edited
 */
public interface Rows<T> {
    /** Stands for no name of a list of names. */
    String NO_NAME = "(none)";

    /** The open level, for the names that there are to choose from. */
    Level level();

    /** True if one thing is edited, false if several at once. */
    boolean isSingle();

    /** Begins a section under a heading. */
    void section(String title, boolean isOpen);

    /** Begins a section that is open where something in it is set. */
    void section(String title, Predicate<T> isSet);

    /**
     * A number.
     *
     * @param given true if it is the thing's own, so that it can be reset to its default
     * @param value the number in force
     */
    void number(
            NumberSpec spec, Predicate<T> given, ToDoubleFunction<T> value, BiFunction<T, Double, ? extends T> with);

    /**
     * One of a few values.
     *
     * @param given true if it is the thing's own, so that it can be reset to its default; null if it has no default
     * @param value the one in force
     */
    <V> void choice(ChoiceSpec<V> spec, Predicate<T> given, Function<T, V> value, BiFunction<T, V, ? extends T> with);

    /** A switch. */
    void toggle(String name, String hint, Predicate<T> value, BiFunction<T, Boolean, ? extends T> with);

    /** Several switches in a row, such as the sides that block. */
    <V> void toggles(
            String name,
            String hint,
            List<V> values,
            Function<V, String> words,
            BiPredicate<T, V> value,
            Switching<T, V> with);

    /** Something with one of several switches turned. */
    interface Switching<T, V> {
        T with(T thing, V which, boolean isOn);
    }

    /** A line of text; what gives null for it says in the status bar why it is not acceptable. */
    void text(String name, String hint, Function<T, String> value, BiFunction<T, String, ? extends T> with);

    /** Two numbers, such as a velocity; what gives null for them says in the status bar why they are not acceptable. */
    void pair(NumberSpec spec, Function<T, Vec> value, BiFunction<T, Vec, ? extends T> with);

    /**
     * The rows that follow in this section are there only where this is true.
     *
     * @param shown null for rows that always are
     */
    void onlyIf(Predicate<T> shown);

    /** Text that follows what is edited. */
    void note(Function<T, String> text);

    /** All the numbers of an actor, in a section of their own. */
    void profile(Function<T, ActorProfile> value, BiFunction<T, ActorProfile, ? extends T> with);

    /**
     * A name of a list, or none, which is the default.
     *
     * @param value the name, or null
     */
    default void name(
            String name,
            String hint,
            Iterable<String> names,
            Function<T, String> value,
            BiFunction<T, String, ? extends T> with) {
        List<String> choices = new ArrayList<>(List.of(NO_NAME));
        names.forEach(choices::add);
        choice(
                ChoiceSpec.of(name, hint, choices, choice -> choice),
                thing -> value.apply(thing) != null,
                thing -> value.apply(thing) == null ? NO_NAME : value.apply(thing),
                (thing, choice) -> with.apply(thing, NO_NAME.equals(choice) ? null : choice));
    }
}
