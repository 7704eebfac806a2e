package dev.ledge.engine.bench;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.testing.Courses;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;

/** A world that plays the same few seconds over and over, so that a fast engine does not measure another world than a slow one. */
final class Replayed {

    private final World world;
    private final Snapshot start;
    private final int landing;
    private final int length;
    private int tick;

    /**
     * @param landing steps before the replayed part
     * @param length steps of the replayed part
     */
    Replayed(Level level, int landing, int length) {
        world = new World(level);
        this.landing = landing;
        this.length = length;
        for (int i = 0; i < landing; i++) {
            world.step(Courses.buttons(i));
        }
        start = world.save();
    }

    World world() {
        return world;
    }

    /** One step; every {@code length} steps also one restore. */
    void step() {
        world.step(Courses.buttons(landing + tick));
        if (++tick == length) {
            world.restore(start);
            tick = 0;
        }
    }
}
