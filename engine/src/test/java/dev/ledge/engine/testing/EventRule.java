package dev.ledge.engine.testing;

import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Event;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * G6: no event of a kind happens twice in a tick to the same two. What happens to tiles has no actor, and names their
 * cell, of which each colliding layer has one.
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
            String by = String.valueOf(event.by());
            List<String> key =
                    List.of(event.type().json(), String.valueOf(event.actor()), by, String.valueOf(event.axis()));
            List<String> turned =
                    List.of(event.type().json(), by, String.valueOf(event.actor()), String.valueOf(event.axis()));
            if (!seen.add(key) || !key.equals(turned) && seen.contains(turned)) {
                reporter.report("G6 the event " + key + " happened twice");
            }
        }
    }
}
