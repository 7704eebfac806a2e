package dev.ledge.engine.bench;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.testing.Courses;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;

/**
 * A world that plays the same part of a game over and over, so that a fast engine does not measure another game than a
 * slow one.
 */
final class Replayed {

    private final World world;
    private final Snapshot start;
    private final int steps;

    Replayed(Level level, int steps) {
        world = new World(level);
        this.steps = steps;
        start = world.save();
    }

    /** All steps from the start; ends with a restore. */
    void play() {
        for (int tick = 0; tick < steps; tick++) {
            world.step(Courses.buttons(tick));
        }
        world.restore(start);
    }
}
