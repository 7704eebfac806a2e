package dev.ledge.engine.world;

import dev.ledge.engine.level.Level;

/** CONTRACT SKELETON, being implemented: signatures are final, bodies are not. */
public final class World {

    /** The world of a level at tick 0, support already looked for. */
    public World(Level level) {}

    /** The level that is being simulated. */
    public Level level() {
        return null;
    }

    /** Puts an edited level under the running game; acts in the next step. Actors, platforms and clocks are kept by object id. */
    public void edit(Level edited) {}

    /** Number of steps made. */
    public long tick() {
        return 0;
    }

    /** Seconds a tick. */
    public double dt() {
        return 1 / 60.0;
    }

    /** One tick with the given {@link Buttons} held. */
    public void step(int buttons) {}

    /** The actors, sorted by id; a view that always shows the current state. */
    public Actors actors() {
        return null;
    }

    /** The platforms, sorted by id; a view that always shows the current state. */
    public Platforms platforms() {
        return null;
    }

    /** Index of the player among the actors, −1 if the level has no spawn. */
    public int player() {
        return -1;
    }

    /** Number of events in the last step. */
    public int eventCount() {
        return 0;
    }

    /** An event of the last step as a value (allocates; for drawing, traces and games). */
    public Event event(int index) {
        return null;
    }

    /** Number of contacts in the last step, for drawing. */
    public int contactCount() {
        return 0;
    }

    /** A contact of the last step as a value (allocates; for drawing). */
    public Contact contact(int index) {
        return null;
    }

    /** A new copy of the whole state. */
    public Snapshot save() {
        return null;
    }

    /** Copies the whole state into {@code reuse}, without allocation when it came from this world. */
    public void save(Snapshot reuse) {}

    /** Puts a saved state back; the level is the current one. Objects that were added since start fresh, removed ones are gone. */
    public void restore(Snapshot snapshot) {}

    /** FNV-1a over the tick, then the bits of x, y, vx, vy, state, alive per actor by id, then x, y per platform by id. */
    public long hash() {
        return 0;
    }

    /** A hash over everything that can change what happens next, for save-and-restore tests. */
    public long fullHash() {
        return 0;
    }
}
