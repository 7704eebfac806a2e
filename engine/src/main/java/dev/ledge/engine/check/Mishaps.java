package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.run.Observation;
import dev.ledge.engine.run.Runner;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Watches plays of one level for places where the player gets wedged or crushed; each place is told once. */
public final class Mishaps implements Runner.Watcher {
    private final Set<String> places = new HashSet<>();
    private final List<Finding> fresh = new ArrayList<>();
    private String player = "the player";

    /** Has noted nothing yet. */
    public Mishaps() {}

    /**
     * Says how the plays from now on came about, for messages: {@code the player, walking right,}.
     *
     * @param description what is played
     */
    public void playing(String description) {
        player = description;
    }

    @Override
    public void watch(World world) {
        for (int i = 0; i < world.eventCount(); i++) {
            Event event = world.event(i);
            boolean isMishap = event.type() == EventType.WEDGED || event.type() == EventType.CRUSHED;
            if (isMishap && Observation.PLAYER.equals(event.actor()) && world.player() >= 0) {
                tell(world, event);
            }
        }
    }

    private void tell(World world, Event event) {
        Actors actors = world.actors();
        int index = world.player();
        Aabb box = new Aabb(
                actors.x(index),
                actors.y(index),
                actors.x(index) + actors.width(index),
                actors.y(index) + actors.height(index));
        int grid = world.level().grid();
        long column = (long) Math.floor(box.centerX() / grid);
        long row = (long) Math.floor(box.centerY() / grid);
        boolean isCrush = event.type() == EventType.CRUSHED;
        String by = event.by() == null ? "" : " by " + event.by();
        String message =
                player + (isCrush ? " is crushed" + by : " is wedged") + " at column " + column + ", row " + row
                        + " (tick " + world.tick() + "); "
                        + (isCrush ? "leave a gap that it fits into, or a way out" : "widen the gap, or close it");
        boolean isObject = event.by() != null && world.level().object(event.by()) != null;
        Finding finding =
                new Finding(isCrush ? "CRUSH" : "WEDGE", message, isObject ? event.by() : null, null, box, null);
        if (places.add(isCrush ? "crush" + by : "wedge " + column + " " + row)) {
            fresh.add(finding);
        }
    }

    /** {@return what was seen since the last call, one finding a place} */
    public List<Finding> takeNew() {
        List<Finding> taken = List.copyOf(fresh);
        fresh.clear();
        return taken;
    }
}
