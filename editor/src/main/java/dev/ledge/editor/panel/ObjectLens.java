package dev.ledge.editor.panel;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Selected objects of one type as the inspector sees them: it shows what they have in common, and changes all.
 *
 * @param type what they all are
 * @param ids in the level, at least one
 */
record ObjectLens<T extends LevelObject>(Class<T> type, List<String> ids) implements Lens<T> {

    /** The object that is shown. */
    @Override
    public T get(Level level) {
        return type.cast(level.object(ids.get(0)));
    }

    @Override
    public boolean any(Level level, Predicate<T> holds) {
        return ids.stream().anyMatch(id -> holds.test(type.cast(level.object(id))));
    }

    @Override
    public T first(Level level, Predicate<T> holds) {
        return ids.stream()
                .map(id -> type.cast(level.object(id)))
                .filter(holds)
                .findFirst()
                .orElseGet(() -> get(level));
    }

    @Override
    public boolean isMixed(Level level, Function<T, ?> something) {
        return ids.stream()
                        .map(id -> something.apply(type.cast(level.object(id))))
                        .distinct()
                        .limit(2)
                        .count()
                > 1;
    }

    /** Changes something of all objects. */
    @Override
    public <V> BiFunction<Level, V, Level> write(BiFunction<T, V, ? extends T> change) {
        return (level, value) -> map(level, object -> change.apply(object, value));
    }

    private Level map(Level level, UnaryOperator<T> change) {
        Level result = level;
        for (String id : ids) {
            result = result.withObject(change.apply(type.cast(level.object(id))));
        }
        return result;
    }
}
