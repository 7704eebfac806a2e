package dev.ledge.editor.preview;

import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.EventType;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** At which events of the player a play is held. */
public final class Stops {
    private static final Map<EventType, String> WORDS = Map.ofEntries(
            Map.entry(EventType.DIED, "Death"),
            Map.entry(EventType.CRUSHED, "Crushed"),
            Map.entry(EventType.WEDGED, "Wedged"),
            Map.entry(EventType.WON, "Won"),
            Map.entry(EventType.LANDED, "Landed"),
            Map.entry(EventType.LEFT_GROUND, "Left the ground"),
            Map.entry(EventType.JUMPED, "Jumped"),
            Map.entry(EventType.DASHED, "Dashed"),
            Map.entry(EventType.WALL, "Hit a wall"),
            Map.entry(EventType.CEILING, "Hit a ceiling"),
            Map.entry(EventType.GRABBED_LADDER, "Grabbed a ladder"),
            Map.entry(EventType.LEFT_LADDER, "Left a ladder"),
            Map.entry(EventType.DROPPED_THROUGH, "Dropped through"),
            Map.entry(EventType.PUSHED, "Pushed"),
            Map.entry(EventType.SPRUNG, "Thrown by a spring"),
            Map.entry(EventType.SWITCHED, "Switched"),
            Map.entry(EventType.COLLECTED, "Collected something"),
            Map.entry(EventType.RESPAWNED, "Back at the spawn"));

    /** Those that can happen to a player, in the order in which they are offered. */
    public static final List<EventType> CHOICES = List.of(
            EventType.DIED,
            EventType.CRUSHED,
            EventType.WEDGED,
            EventType.WON,
            EventType.LANDED,
            EventType.LEFT_GROUND,
            EventType.JUMPED,
            EventType.DASHED,
            EventType.WALL,
            EventType.CEILING,
            EventType.GRABBED_LADDER,
            EventType.LEFT_LADDER,
            EventType.DROPPED_THROUGH,
            EventType.PUSHED,
            EventType.SPRUNG,
            EventType.SWITCHED,
            EventType.COLLECTED,
            EventType.RESPAWNED);

    private final Set<EventType> chosen = EnumSet.noneOf(EventType.class);

    public boolean has(EventType type) {
        return chosen.contains(type);
    }

    /** Holds at such events from now on, or does not. */
    public void set(EventType type, boolean holds) {
        if (holds) {
            chosen.add(type);
        } else {
            chosen.remove(type);
        }
    }

    /** Takes over what another one holds at. */
    public void copy(Stops other) {
        chosen.clear();
        chosen.addAll(other.chosen);
    }

    /** The first of them that happened to the player in the world's last step, null if none did. */
    EventType found(World world) {
        for (int i = 0; !chosen.isEmpty() && i < world.eventCount(); i++) {
            if (world.eventActor(i) == world.player() && chosen.contains(world.eventType(i))) {
                return world.eventType(i);
            }
        }
        return null;
    }

    /** What an event is called, for people. */
    public static String words(EventType type) {
        return WORDS.getOrDefault(type, type.json());
    }
}
