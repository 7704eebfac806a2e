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

    /** The part that is shown of those of which something holds; the one of {@link #get} where it holds of none. */
    default T first(Level level, Predicate<T> holds) {
        return get(level);
    }

    /** True if it is one of several, and they differ in something. */
    default boolean isMixed(Level level, Function<T, ?> something) {
        return false;
    }

    /** The level with the part changed. */
    <V> BiFunction<Level, V, Level> write(BiFunction<T, V, ? extends T> change);

    /** Of several only those of which something holds: no others are shown or changed. */
    default Lens<T> where(Predicate<T> holds) {
        Lens<T> whole = this;
        return new Lens<>() {
            @Override
            public T get(Level level) {
                return whole.first(level, holds);
            }

            @Override
            public boolean any(Level level, Predicate<T> also) {
                return whole.any(level, one -> holds.test(one) && also.test(one));
            }

            @Override
            public boolean isMixed(Level level, Function<T, ?> something) {
                T shown = get(level);
                return whole.isMixed(level, one -> something.apply(holds.test(one) ? one : shown));
            }

            @Override
            public <V> BiFunction<Level, V, Level> write(BiFunction<T, V, ? extends T> change) {
                return whole.write((one, to) -> holds.test(one) ? change.apply(one, to) : one);
            }
        };
    }

    /** A part of the part, in each of several its own. */
    default <P> Lens<P> part(Function<T, P> value, BiFunction<T, P, ? extends T> with) {
        Lens<T> whole = this;
        return new Lens<>() {
            @Override
            public P get(Level level) {
                return value.apply(whole.get(level));
            }

            @Override
            public boolean any(Level level, Predicate<P> holds) {
                return whole.any(level, one -> holds.test(value.apply(one)));
            }

            @Override
            public boolean isMixed(Level level, Function<P, ?> something) {
                return whole.isMixed(level, one -> something.apply(value.apply(one)));
            }

            @Override
            public <V> BiFunction<Level, V, Level> write(BiFunction<P, V, ? extends P> change) {
                return whole.write((one, to) -> with.apply(one, change.apply(value.apply(one), to)));
            }
        };
    }

    /** Reads something of the part. */
    default <V> Function<Level, V> read(Function<T, V> part) {
        return level -> part.apply(get(level));
    }
}
