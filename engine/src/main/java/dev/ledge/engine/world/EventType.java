package dev.ledge.engine.world;

import java.util.Locale;

/** What can happen in a step. */
public enum EventType {
    LANDED,
    LEFT_GROUND,
    JUMPED,
    WALL,
    CEILING,
    GRABBED_LADDER,
    LEFT_LADDER,
    DROPPED_THROUGH,
    WEDGED,
    CRUSHED,
    DIED,
    RESPAWNED,
    PUSHED,
    TURNED,
    COLLECTED,
    WON,
    PAIR;

    private final String json = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** The name in files, for example {@code left-ground}. */
    public String json() {
        return json;
    }
}
