package dev.ledge.engine.world.internal.state;

import dev.ledge.engine.world.internal.scene.ActorFlags;

/** The hashes of a world: what a game can see of it, and all that can influence later steps. Not thread-safe. */
public final class StateHash {
    private final Fnv1a hash = new Fnv1a();

    /** The {@code hash} of a run: only what a game can see, nothing of the engine's inside. */
    public long ofRun(WorldState s) {
        ActorArrays a = s.actors();
        PlatformArrays p = s.platforms();
        hash.reset();
        hash.add(s.clock().tick);
        for (int i = 0; i < a.count; i++) {
            if (a.has(i, ActorFlags.PRESENT)) {
                hash.add(a.x[i]);
                hash.add(a.y[i]);
                hash.add(a.vx[i]);
                hash.add(a.vy[i]);
                hash.add((long) a.state[i]);
                hash.add(a.has(i, ActorFlags.ALIVE) ? 1L : 0L);
            }
        }
        for (int i = 0; i < p.count; i++) {
            hash.add(p.x[i]);
            hash.add(p.y[i]);
        }
        addChanges(s);
        return hash.value();
    }

    /** Adds the differences of cells and platforms from the level, and the groups; nothing where there are none. */
    private void addChanges(WorldState s) {
        s.cells().addGoneTo(hash);
        PlatformArrays p = s.platforms();
        for (int i = 0; i < p.count; i++) {
            if (p.gone[i]) {
                hash.add(p.id(i));
            }
        }
        s.groups().addTo(hash);
    }

    /** The hash of everything that can influence later steps. */
    public long ofAll(WorldState s) {
        ofRun(s);
        s.actors().addTo(hash);
        s.platforms().addTo(hash);
        if (s.clock().isEdited) {
            hash.add(1L);
        }
        s.visits().addTo(hash);
        s.cells().addTo(hash);
        return hash.value();
    }
}
