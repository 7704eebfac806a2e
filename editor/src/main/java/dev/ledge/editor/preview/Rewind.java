package dev.ledge.editor.preview;

import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import java.util.ArrayList;
import java.util.List;

/** Older states of a world at regular distances, so that any tick is a few steps from one. When there are too many, every second is let go. */
final class Rewind {
    private static final int FIRST_SPACING = 15;
    private static final int LAST_SPACING = 240;
    private static final int MOST = 256;
    private static final int FEWEST = 8;

    /** So many states of one actor each are kept at most. */
    private static final int MOST_ACTOR_STATES = 500_000;

    private final List<Snapshot> states = new ArrayList<>();
    private int spacing = FIRST_SPACING;

    /** Forgets everything and keeps the world's state as the first. */
    void begin(World world) {
        states.clear();
        spacing = FIRST_SPACING;
        states.add(world.save());
    }

    /** Keeps the world's state if it is time for one. */
    void note(World world) {
        if (world.tick() % spacing != 0 || states.get(states.size() - 1).tick() >= world.tick()) {
            return;
        }
        states.add(world.save());
        if (states.size() > most(world)) {
            if (spacing < LAST_SPACING) {
                spacing *= 2;
                Snapshot first = states.get(0);
                states.removeIf(state -> state != first && state.tick() % spacing != 0);
            } else {
                states.remove(0);
            }
        }
    }

    /** How many states are kept: fewer of a crowd, so that they fit into the memory. */
    private static int most(World world) {
        int actors = Math.max(1, world.actors().count());
        return Math.max(FEWEST, Math.min(MOST, MOST_ACTOR_STATES / actors));
    }

    /** The oldest tick that can be gone back to. */
    long firstTick() {
        return states.get(0).tick();
    }

    /** Puts the latest kept state at or before a tick back into the world. */
    void restore(World world, long tick) {
        int i = states.size() - 1;
        while (i > 0 && states.get(i).tick() > tick) {
            i--;
        }
        world.restore(states.get(i));
    }

    /** Forgets what lies after a tick. */
    void cutAfter(long tick) {
        states.removeIf(state -> state.tick() > tick && state != states.get(0));
    }
}
