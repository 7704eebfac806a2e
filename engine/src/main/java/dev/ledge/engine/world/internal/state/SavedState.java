package dev.ledge.engine.world.internal.state;

import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.PlatformDefs;
import java.util.Arrays;

/** A copy of the whole state, with the ids of its actors and platforms. */
public final class SavedState {
    /** Of an object or an array, bytes. */
    private static final long HEADER = 24;

    private long tick;
    private boolean isEdited;
    private String[] actorIds = {};
    private Columns actors = new Columns(0);
    private Columns platforms = new Columns(0);
    /** Of the version of the level that it was taken in. */
    private CompiledLevel scene;

    private final AreaVisits visits = new AreaVisits();
    private final CellStates cells = new CellStates();
    private GroupStates groups;

    /** The tick at which it was taken. */
    public long tick() {
        return tick;
    }

    /** True if the level was edited since the step before it. */
    public boolean isEdited() {
        return isEdited;
    }

    /** The version of the level that it was taken in. */
    public CompiledLevel scene() {
        return scene;
    }

    /** How many bytes it takes beside another one, which may be null; about, as the JVM has the last word. */
    public long bytes(SavedState other) {
        long sum = HEADER + actors.size() + platforms.size() + visits.bytes() + cells.bytes() + HEADER;
        boolean isShared = other != null && other.scene == scene;
        return isShared || scene == null ? sum : sum + scene.bytes(other == null ? null : other.scene);
    }

    /** The ids of its actors, in their order. */
    public String[] actorIds() {
        return actorIds;
    }

    public boolean has(String actorId) {
        return Arrays.binarySearch(actorIds, actorId) >= 0;
    }

    /** Copies the state, without allocation if the last copy was of the same actors. */
    public void take(WorldState state, CompiledLevel level) {
        ActorArrays a = state.actors();
        PlatformArrays p = state.platforms();
        tick = state.clock().tick;
        isEdited = state.clock().isEdited;
        if (actorIds != a.ids) {
            actorIds = a.ids;
            actors = a.emptyCopy();
        }
        actors.copyAll(a);
        scene = level;
        if (platforms.count != p.count) {
            platforms = p.emptyCopy();
        }
        platforms.copyAll(p);
        visits.copyFrom(state.visits());
        cells.copyFrom(state.cells());
        groups = state.groups().copy(groups);
    }

    /**
     * Restores the state of actors and platforms with the same ids; others stay as they are.
     *
     * @param dx how far all that is restored has moved, px
     * @param dy how far all that is restored has moved, px
     */
    public void copyTo(WorldState state, CompiledLevel level, double dx, double dy) {
        // What has not moved is to keep each bit, the sign of a zero too.
        boolean hasMoved = dx != 0 || dy != 0;
        int columns = (int) Math.round(dx / level.terrain.grid);
        int rows = (int) Math.round(dy / level.terrain.grid);
        ActorArrays a = state.actors();
        a.forgetSurfaces();
        boolean same = actorIds == a.ids || Arrays.equals(actorIds, a.ids);
        if (same) {
            a.copyAll(actors);
        }
        for (int i = 0; i < a.count && (hasMoved || !same); i++) {
            int from = same ? i : Arrays.binarySearch(actorIds, a.ids[i]);
            if (from >= 0 && !same) {
                a.copyOne(i, actors, from);
            }
            if (from >= 0 && hasMoved) {
                a.move(i, dx, dy, columns, rows);
            }
        }
        copyPlatforms(state.platforms(), level.platforms, dx, dy);
        copyVisits(state.visits(), a, same, level);
        state.cells().copyFrom(cells, columns, rows);
        state.groups().copyFrom(groups);
    }

    private void copyPlatforms(PlatformArrays p, PlatformDefs plan, double dx, double dy) {
        String[] ids = scene.platforms.ids;
        boolean same = Arrays.equals(ids, plan.ids);
        for (int i = 0; i < p.count; i++) {
            int from = same ? i : Arrays.binarySearch(ids, plan.ids[i]);
            if (from >= 0) {
                p.take(i, platforms, from);
                p.keepClock(i, tick, scene.tickRate);
                if (dx != 0 || dy != 0) {
                    p.x[i] += dx;
                    p.y[i] += dy;
                }
            }
        }
        p.rest(tick);
    }

    private void copyVisits(AreaVisits to, ActorArrays a, boolean same, CompiledLevel level) {
        if (same && scene.areas == level.areas) {
            to.copyFrom(visits);
            return;
        }
        for (int i = 0; i < a.count; i++) {
            int from = same ? i : Arrays.binarySearch(actorIds, a.ids[i]);
            if (from >= 0) {
                to.forget(i);
                to.take(i, visits, from, level.areas, scene.areas);
            }
        }
    }
}
