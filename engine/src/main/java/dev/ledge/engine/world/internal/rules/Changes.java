package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.level.Changing;
import dev.ledge.engine.world.internal.broadphase.CellCache;
import dev.ledge.engine.world.internal.motion.GroundMover;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CellKind;
import dev.ledge.engine.world.internal.scene.CellKinds;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Terrain;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.CellStates;
import dev.ledge.engine.world.internal.state.GroupStates;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.StepClock;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.FloatingRides;
import dev.ledge.engine.world.type.ChangedTile;

/**
 * Applies the differences from the level to terrain and platforms: tiles and platforms that have crumbled or whose
 * group is off. Rules CT-03, SW-03.
 */
public final class Changes extends LevelBound {
    private final ActorArrays a;
    private final PlatformArrays p;
    private final CellStates cells;
    private final GroupStates groups;
    private final StepClock clock;
    private final CellCache known;
    private final GroundMover ground;
    private final FloatingRides rides;
    /** One for good, as each reference to the method would be an object more in the step. */
    private final Terrain.CellVisitor applying = this::apply;

    /** True if a cell of the terrain may differ from the level. */
    private boolean isApplied;

    public Changes(
            CompiledLevel scene,
            ActorArrays actors,
            PlatformArrays platforms,
            CellStates cells,
            GroupStates groups,
            StepClock clock,
            CellCache known,
            GroundMover ground,
            FloatingRides rides) {
        super(scene);
        a = actors;
        p = platforms;
        this.cells = cells;
        this.groups = groups;
        this.clock = clock;
        this.known = known;
        this.ground = ground;
        this.rides = rides;
        refresh();
    }

    /** Keeps the changes of what the edited level still has; before the first step there are none. */
    @Override
    public void bind(CompiledLevel level) {
        super.bind(level);
        isApplied = false;
        groups.bind(level.groups);
        if (clock.tick == 0) {
            groups.reset();
            cells.clear();
        }
        refresh();
    }

    /** Applies a replaced state. */
    public void refresh() {
        cells.setColumns(scene.terrain.columns);
        for (int k = cells.count() - 1; k >= 0; k--) {
            if (crumbling(cells.column(k), cells.row(k), cells.part(k)) == null) {
                cells.remove(k);
            }
        }
        p.follow(groups, clock.tick);
        applyAll();
    }

    /** The crumbling tile at a place, or null. */
    CellKind.Part crumbling(int column, int row, int part) {
        CellKind.Part[] parts = scene.original.type(column, row).parts;
        boolean isThere = part < Math.min(parts.length, CellKinds.MAX_CHANGING);
        return isThere && parts[part].changing.crumbles() != null ? parts[part] : null;
    }

    private void applyAll() {
        boolean isNeeded = cells.count() > 0 || scene.groups.count > 0;
        if (isNeeded || isApplied) {
            scene.original.forEachChanging(applying);
            known.bind(scene);
            a.forgetSurfaces();
        }
        isApplied = isNeeded;
    }

    private void apply(int column, int row, int original) {
        int number = scene.terrain.types.without(original, absent(column, row, original));
        if (number != scene.terrain.numberInside(column, row)) {
            scene.terrain.replace(column, row, number);
        }
    }

    /** Bits of the tiles of a cell that are absent now. */
    private long absent(int column, int row, int original) {
        CellKind.Part[] parts = scene.original.types.get(original).parts;
        long bits = cells.goneParts(column, row);
        for (int i = 0; i < Math.min(parts.length, CellKinds.MAX_CHANGING); i++) {
            Changing changing = parts[i].changing;
            if (changing.group() != null && !changing.isTileThere(groups.isOn(changing.group()))) {
                bits |= 1L << i;
            }
        }
        return bits;
    }

    /** Visits all tiles that are absent or shake. */
    public void forEach(ChangedTile visitor) {
        if (cells.count() == 0 && scene.groups.count == 0) {
            return;
        }
        scene.original.forEachChanging((column, row, number) -> {
            long absent = absent(column, row, number);
            int parts = Math.min(scene.original.types.get(number).parts.length, CellKinds.MAX_CHANGING);
            for (int part = 0; part < parts; part++) {
                boolean isThere = (absent >> part & 1) == 0;
                if (!isThere || cells.indexOf(column, row, part) >= 0) {
                    visitor.visit(column, row, part, isThere);
                }
            }
        });
    }

    /** True if a tile is present now. */
    boolean isThere(int column, int row, int part) {
        int number = scene.original.number(column, row);
        return (absent(column, row, number) >> part & 1) == 0;
    }

    void applyCell(int column, int row) {
        isApplied = true;
        apply(column, row, scene.original.numberInside(column, row));
        known.bind(scene);
        a.forgetSurfaces();
        // An actor that is in something and had no escape may have one now.
        for (int i = 0; i < a.count; i++) {
            if (a.has(i, ActorFlags.EMBEDDED)) {
                a.set(i, ActorFlags.MAY_OVERLAP);
            }
        }
    }

    void applyPlatforms() {
        p.follow(groups, clock.tick + 1);
    }

    /**
     * Applies a switched group from the next step on: actors that are inside something then are pushed out, and those
     * that have lost what they stand on fall.
     */
    void applyGroups() {
        p.follow(groups, clock.tick + 1);
        applyAll();
        a.setAll(ActorFlags.MAY_OVERLAP);
    }

    /** A step begins: actors on what the last one has switched away, or on an actor that died in it, stand no more. */
    public void begin() {
        if (scene.groups.count > 0 || a.mayStack()) {
            recheck();
        }
    }

    /** Finds new support for actors whose support is gone, or lets them fall. */
    void recheck() {
        for (int i = 0; i < a.count; i++) {
            if (a.state[i] == ActorArrays.GROUND && a.isActive(i) && !a.has(i, ActorFlags.EMBEDDED) && hasLost(i)) {
                if (scene.topDown) {
                    rides.look(i);
                } else {
                    ground.recheck(i);
                }
            }
        }
    }

    /** True if what an actor stands on is gone, or some of it may be. */
    private boolean hasLost(int i) {
        if (a.supportKind[i] == SupportKind.PLATFORM) {
            return p.absent[a.supportMajor[i]];
        }
        if (a.supportKind[i] == SupportKind.ACTOR) {
            return !a.isActive(a.supportMajor[i]);
        }
        if (a.supportKind[i] != SupportKind.TILE) {
            return false;
        }
        CellKind.Part[] parts = scene.terrain.type(a.supportMajor[i], a.supportMinor[i]).parts;
        if (a.supportPart[i] >= parts.length) {
            return false;
        }
        CellKind.Part part = parts[a.supportPart[i]];
        // Of two slants that hold it level the other one may be gone.
        boolean isShaped = !part.full && part.outline != null;
        return part == CellKind.Part.ABSENT || a.groundX[i] == 0 && isShaped && !part.outline.isFlatOnTop();
    }
}
