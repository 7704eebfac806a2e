package dev.ledge.engine.world.type;

import dev.ledge.engine.level.FileWord;
import java.util.Locale;

/** What an actor is doing, as in a trace's {@code state}. */
public enum ActorState implements FileWord {
    /** Stands or walks; seen from above, always. */
    GROUND,
    /** Rises or falls. */
    AIR,
    /** Is on a ladder. */
    CLIMB,
    /** Dead; collides with nothing. */
    DEAD;

    /** {@return the name in files} */
    @Override
    public String json() {
        return name().toLowerCase(Locale.ROOT);
    }
}
