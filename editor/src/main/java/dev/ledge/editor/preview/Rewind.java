package dev.ledge.editor.preview;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * Older states of a world at regular distances, so that any tick is a few steps from one. When they take too much
 * memory, every second is let go; those that are older than ten minutes first.
 */
final class Rewind {
    /** All of them together, bytes. */
    static final long MOST_BYTES = 40L << 20;

    /** So far back every tick can be gone to, s. */
    private static final double KEPT_SECONDS = 600;

    private static final int FIRST_SPACING = 15;

    /** More states than these make nothing quicker. */
    private static final int MOST = 512;

    private final List<Kept> states = new ArrayList<>();
    private int spacing = FIRST_SPACING;
    private long bytes;

    /** A state with what it takes beside the one before. */
    private record Kept(Snapshot state, long bytes) {}

    /** Keeps the world's state as the first. */
    Rewind(World world) {
        add(world.save());
    }

    private Rewind(Rewind other, Vec by) {
        spacing = other.spacing;
        other.states().forEach(state -> add(state.moved(by.x(), by.y())));
    }

    /** The same states in a level where everything has moved. */
    Rewind moved(Vec by) {
        return new Rewind(this, by);
    }

    private void add(Snapshot state) {
        Snapshot before = states.isEmpty() ? null : states.get(states.size() - 1).state;
        Kept kept = new Kept(state, state.bytes(before));
        states.add(kept);
        bytes += kept.bytes;
    }

    private void remove(int i) {
        bytes -= states.remove(i).bytes;
    }

    /** Adds states that were kept of the same play and lie after what there is, the oldest first. */
    void add(List<Snapshot> kept) {
        for (Snapshot state : kept) {
            if (state.tick() > lastTick()) {
                add(state);
            }
        }
    }

    /** Keeps the world's state if it is time for one. */
    void note(World world) {
        if (world.tick() % spacing != 0 || lastTick() >= world.tick()) {
            return;
        }
        add(world.save());
        while ((bytes > MOST_BYTES || states.size() > MOST) && states.size() > 1) {
            thin(world);
        }
    }

    private void thin(World world) {
        long kept = Math.round(KEPT_SECONDS / world.dt());
        if (world.tick() - states.get(1).state.tick() >= kept) {
            remove(0);
            return;
        }
        spacing *= 2;
        for (int i = states.size() - 1; i > 0; i--) {
            if (states.get(i).state.tick() % spacing != 0) {
                remove(i);
            }
        }
    }

    /** The oldest tick that can be gone back to. */
    long firstTick() {
        return states.get(0).state.tick();
    }

    private long lastTick() {
        return states.get(states.size() - 1).state.tick();
    }

    /** The latest kept state at or before a tick, else the oldest. */
    private Snapshot before(long tick) {
        int i = states.size() - 1;
        while (i > 0 && states.get(i).state.tick() > tick) {
            i--;
        }
        return states.get(i).state;
    }

    /**
     * Puts the latest kept state before a tick back into the world, unless the world is between the two: the step to
     * that tick is then made again, and with it what it touched is known. At the oldest tick it is that state itself.
     */
    void restore(Playback playback, long tick) {
        Snapshot state = before(tick - 1);
        long now = playback.world().tick();
        if (now > tick || now < state.tick()) {
            playback.restore(state);
        }
    }

    /** Puts the latest kept state at or before a tick back into the world, whatever that was. */
    void goBack(Playback playback, long tick) {
        playback.restore(before(tick));
    }

    /** Forgets what lies after a tick. */
    void cutAfter(long tick) {
        for (int i = states.size() - 1; i > 0 && states.get(i).state.tick() > tick; i--) {
            remove(i);
        }
    }

    /** All states, the oldest first. */
    List<Snapshot> states() {
        return states.stream().map(Kept::state).toList();
    }

    /** At most so many of the states, evenly, with the latest at or before a tick first of all. */
    List<Snapshot> thinned(int most, long tick) {
        List<Snapshot> kept = new ArrayList<>();
        Snapshot wanted = before(tick);
        int each = Math.max(1, (int) Math.ceil((double) states.size() / Math.max(1, most - 1)));
        for (int i = 0; i < states.size() && most > 0; i++) {
            Snapshot state = states.get(i).state;
            if (state == wanted || most > 1 && i % each == 0) {
                kept.add(state);
            }
        }
        return kept;
    }
}
