package dev.ledge.editor.panel;

import dev.ledge.engine.level.Level;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A part of the open level that rows show and edit.
 *
 * @param <T> what it is
 */
interface Lens<T> {
    /** The part of a level. */
    T get(Level level);

    /** True if something holds of the part, or of one of several. */
    default boolean any(Level level, Predicate<T> holds) {
        return holds.test(get(level));
    }

    /** The level with the part changed. */
    <V> BiFunction<Level, V, Level> write(BiFunction<T, V, ? extends T> change);

    /** Reads something of the part. */
    default <V> Function<Level, V> read(Function<T, V> part) {
        return level -> part.apply(get(level));
    }
}
