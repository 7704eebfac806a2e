package dev.ledge.engine.run;

import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Event;
import java.util.ArrayList;
import java.util.List;

/** A view of a world as it is now. */
final class WorldObservation implements Observation {
    private final World world;
    private long eventsTick = -1;
    private List<Event> events = List.of();

    WorldObservation(World world) {
        this.world = world;
    }

    @Override
    public long tick() {
        return world.tick();
    }

    @Override
    public List<String> actorIds() {
        Actors actors = world.actors();
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < actors.count(); i++) {
            ids.add(actors.id(i));
        }
        return ids;
    }

    @Override
    public Object fact(String actorId, Fact fact) {
        return fact.read(world.actors(), indexOf(actorId));
    }

    private int indexOf(String actorId) {
        Actors actors = world.actors();
        int low = 0;
        int high = actors.count() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = actors.id(middle).compareTo(actorId);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        throw new IllegalArgumentException("there is no actor '" + actorId + "'");
    }

    @Override
    public List<Event> events() {
        if (world.eventCount() == 0) {
            return List.of();
        }
        if (eventsTick != world.tick()) {
            eventsTick = world.tick();
            List<Event> collected = new ArrayList<>(world.eventCount());
            for (int i = 0; i < world.eventCount(); i++) {
                collected.add(world.event(i));
            }
            events = collected;
        }
        return events;
    }
}
