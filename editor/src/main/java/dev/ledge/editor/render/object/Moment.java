package dev.ledge.editor.render.object;

import dev.ledge.engine.level.Level;
import java.util.function.Predicate;

/**
 * What the look of an object depends on beside the object: when it is drawn.
 *
 * @param seconds moves flags and wings
 * @param sinceActed seconds since it acted on an actor; infinite if it never did
 * @param groups true for the groups that are on
 */
public record Moment(double seconds, double sinceActed, Predicate<String> groups) {
    /** When a level begins, though flags and wings may have moved on. */
    static Moment atStart(Level level, double seconds) {
        return new Moment(seconds, Double.POSITIVE_INFINITY, level::isOnAtFirst);
    }
}
