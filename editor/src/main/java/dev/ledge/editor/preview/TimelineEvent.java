package dev.ledge.editor.preview;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.world.type.Event;

/**
 * Something that happened in a play and is worth a word.
 *
 * @param tick the step that showed it ended at this tick
 * @param x where, level px: the middle of the actor
 * @param y where, level px: the top of the actor
 * @param words for people, in a few words
 * @param mood whether it is good or bad
 */
public record TimelineEvent(long tick, double x, double y, String words, Mood mood) {

    /** The words for a player that opposing contacts hold fast. */
    static final String WEDGED = "wedged";

    /** The words for a player that has come back after its death. */
    static final String RESPAWNED = "back at the spawn";

    /** How a designer looks at it. */
    public enum Mood {
        GOOD,
        NEUTRAL,
        WARNING,
        BAD
    }

    /** What an event means to a designer, or null if it goes without saying. */
    static TimelineEvent of(Event event, long tick, double x, double y) {
        return switch (event.type()) {
            case WEDGED -> new TimelineEvent(tick, x, y, WEDGED, Mood.WARNING);
            case CRUSHED ->
                new TimelineEvent(tick, x, y, event.by() == null ? "crushed" : "crushed by " + event.by(), Mood.BAD);
            case DIED ->
                "crush".equals(event.cause())
                        ? null
                        : new TimelineEvent(tick, x, y, "died: " + cause(event.cause()), Mood.BAD);
            case RESPAWNED -> new TimelineEvent(tick, x, y, RESPAWNED, Mood.NEUTRAL);
            case WON -> new TimelineEvent(tick, x, y, "won!", Mood.GOOD);
            default -> null;
        };
    }

    /** The same elsewhere. */
    TimelineEvent moved(Vec by) {
        return new TimelineEvent(tick, x + by.x(), y + by.y(), words, mood);
    }

    private static String cause(String cause) {
        return "fell".equals(cause) ? "fell out of the level" : cause;
    }
}
