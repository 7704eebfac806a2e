package dev.ledge.engine.testing;

import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * G6: no event of a kind happens twice in a tick to the same two. What happens to tiles has no actor, and names their
 * cell, of which each colliding layer has one. A spring acts after motion, so that an actor which has left its ground
 * and landed again in the tick leaves it once more.
 */
final class EventRule implements Invariants.Rule {
    @Override
    public void look(World world, Invariants.Reporter reporter) {
        Set<List<String>> seen = new HashSet<>();
        long layers = world.level().layers().stream()
                .filter(TileLayer.class::isInstance)
                .count();
        for (int i = 0; i < world.eventCount(); i++) {
            Event event = world.event(i);
            if (event.actor() == null && layers > 1) {
                continue;
            }
            String by = isThrown(world, i) ? "spring" : String.valueOf(event.by());
            List<String> key =
                    List.of(event.type().json(), String.valueOf(event.actor()), by, String.valueOf(event.axis()));
            List<String> turned =
                    List.of(event.type().json(), by, String.valueOf(event.actor()), String.valueOf(event.axis()));
            if (!seen.add(key) || !key.equals(turned) && seen.contains(turned)) {
                reporter.report("G6 the event " + key + " happened twice");
            }
        }
    }

    /** True of what an actor leaves because a spring throws it. */
    private static boolean isThrown(World world, int i) {
        Event event = world.event(i);
        if (event.type() != EventType.LEFT_GROUND || i + 1 == world.eventCount()) {
            return false;
        }
        Event next = world.event(i + 1);
        return next.type() == EventType.SPRUNG && next.actor().equals(event.actor());
    }
}
