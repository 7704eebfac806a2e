package dev.ledge.engine.world.internal.state;

import dev.ledge.engine.world.internal.scene.ActorFlags;

/** FNV-1a, 64 bit, over whole words byte by byte, lowest byte first. Not thread-safe. */
public final class StateHash {
    private static final long BASIS = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private long hash = BASIS;

    public void reset() {
        hash = BASIS;
    }

    public void add(long word) {
        long rest = word;
        for (int i = 0; i < 8; i++) {
            hash = (hash ^ rest & 0xff) * PRIME;
            rest >>>= 8;
        }
    }

    /** The bits of a number; both zeroes count as one. */
    public void add(double number) {
        add(Double.doubleToLongBits(number + 0.0));
    }

    public long value() {
        return hash;
    }

    /** The {@code hash} of a run: only what a game can see, nothing of the engine's inside. */
    public long ofRun(WorldState s) {
        ActorArrays a = s.actors();
        PlatformArrays p = s.platforms();
        reset();
        add(s.clock().tick);
        for (int i = 0; i < a.count; i++) {
            if (a.has(i, ActorFlags.PRESENT)) {
                add(a.x[i]);
                add(a.y[i]);
                add(a.vx[i]);
                add(a.vy[i]);
                add((long) a.state[i]);
                add(a.has(i, ActorFlags.ALIVE) ? 1L : 0L);
            }
        }
        for (int i = 0; i < p.count; i++) {
            add(p.x[i]);
            add(p.y[i]);
        }
        addChanges(s);
        return value();
    }

    /** Adds the differences of cells and platforms from the level, and the groups; nothing where there are none. */
    private void addChanges(WorldState s) {
        s.cells().addGoneTo(this);
        PlatformArrays p = s.platforms();
        for (int i = 0; i < p.count; i++) {
            if (p.gone[i]) {
                add(p.id(i));
            }
        }
        s.groups().addTo(this);
    }

    /** The bytes of an id, which has no characters beyond ASCII. */
    private void add(String id) {
        for (int i = 0; i < id.length(); i++) {
            hash = (hash ^ id.charAt(i)) * PRIME;
        }
    }

    /** The hash of everything that can influence later steps. */
    public long ofAll(WorldState s) {
        ActorArrays a = s.actors();
        PlatformArrays p = s.platforms();
        ofRun(s);
        for (double[] numbers : a.doubles) {
            for (double number : numbers) {
                add(number);
            }
        }
        for (long[] numbers : a.longs) {
            for (long number : numbers) {
                add(number);
            }
        }
        for (int[] numbers : a.ints) {
            for (int number : numbers) {
                add((long) number);
            }
        }
        for (byte[] numbers : a.bytes) {
            for (byte number : numbers) {
                add((long) number);
            }
        }
        for (int i = 0; i < p.count; i++) {
            add(p.shift[i]);
            add(p.since[i]);
        }
        if (s.clock().isEdited) {
            add(1L);
        }
        s.visits().addTo(this);
        s.cells().addTo(this);
        for (int i = 0; i < p.count && p.anyChanging(); i++) {
            add(p.ran[i]);
            add(p.stopped[i] ? 1L : 0L);
            add(p.gone[i] ? 1L : 0L);
            add(p.shaking[i]);
        }
        return value();
    }
}
