package dev.ledge.editor.preview;

import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * Older states of a world at regular distances, so that any tick is a few steps from one. When there are too many,
 * every second is let go.
 */
final class Rewind {
    private static final int FIRST_SPACING = 15;
    private static final int LAST_SPACING = 240;
    private static final int MOST = 256;
    private static final int FEWEST = 8;

    /** So many states of one actor each are kept at most. */
    private static final int MOST_ACTOR_STATES = 500_000;

    private final List<Snapshot> states = new ArrayList<>();
    private int spacing = FIRST_SPACING;

    /** Keeps the world's state as the first. */
    Rewind(World world) {
        states.add(world.save());
    }

    /** Adds states that were kept of the same play and lie after what there is, the oldest first. */
    void add(List<Snapshot> kept) {
        for (Snapshot state : kept) {
            if (state.tick() > lastTick()) {
                states.add(state);
            }
        }
    }

    /** Keeps the world's state if it is time for one. */
    void note(World world) {
        if (world.tick() % spacing != 0 || lastTick() >= world.tick()) {
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

    /** How many states are kept: fewer with many actors, so that they fit into the memory. */
    private static int most(World world) {
        int actors = Math.max(1, world.actors().count());
        return Math.max(FEWEST, Math.min(MOST, MOST_ACTOR_STATES / actors));
    }

    /** The oldest tick that can be gone back to. */
    long firstTick() {
        return states.get(0).tick();
    }

    private long lastTick() {
        return states.get(states.size() - 1).tick();
    }

    /** Puts the latest kept state at or before a tick back into the world, unless the world is between the two. */
    void restore(World world, long tick) {
        int i = states.size() - 1;
        while (i > 0 && states.get(i).tick() > tick) {
            i--;
        }
        if (world.tick() > tick || world.tick() < states.get(i).tick()) {
            world.restore(states.get(i));
        }
    }

    /** Forgets what lies after a tick. */
    void cutAfter(long tick) {
        states.removeIf(state -> state.tick() > tick && state != states.get(0));
    }

    /** At most so many of the states, evenly, with the latest at or before a tick first of all. */
    List<Snapshot> thinned(int most, long tick) {
        List<Snapshot> kept = new ArrayList<>();
        Snapshot wanted = states.get(0);
        for (Snapshot state : states) {
            wanted = state.tick() <= tick ? state : wanted;
        }
        int each = Math.max(1, (int) Math.ceil((double) states.size() / Math.max(1, most - 1)));
        for (int i = 0; i < states.size() && most > 0; i++) {
            Snapshot state = states.get(i);
            if (state == wanted || most > 1 && i % each == 0) {
                kept.add(state);
            }
        }
        return kept;
    }
}
