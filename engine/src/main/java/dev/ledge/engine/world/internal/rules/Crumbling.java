package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.level.Crumbles;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CellKind;
import dev.ledge.engine.world.internal.scene.CellKinds;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Terrain;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.CellStates;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.StepClock;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.type.EventType;

/**
 * Tiles and platforms that crumble: some time after an actor has stood on one it is gone, and comes back after its time
 * once no actor is in its place. At the end of a tick's motion. Rules CT-01 to CT-05.
 */
public final class Crumbling extends LevelBound {
    private static final int NO_ACTOR = -1;

    private final ActorArrays a;
    private final PlatformArrays p;
    private final CellStates cells;
    private final EventLog events;
    private final StepClock clock;
    private final Changes changes;
    private final Sweep sweep = new Sweep();
    private boolean isAnyTile;

    /** The cell of the last event. */
    private int toldColumn;

    private int toldRow;

    public Crumbling(
            CompiledLevel scene,
            ActorArrays actors,
            PlatformArrays platforms,
            CellStates cells,
            EventLog events,
            StepClock clock,
            Changes changes) {
        super(scene);
        a = actors;
        p = platforms;
        this.cells = cells;
        this.events = events;
        this.clock = clock;
        this.changes = changes;
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        super.bind(level);
        isAnyTile = level.original.types.anyChanging();
    }

    /** Advances all tiles and platforms that crumble, at the end of a step. */
    public void act() {
        if (!isAnyTile && !scene.platforms.anyCrumbling) {
            return;
        }
        long now = clock.tick + 1;
        comeBack(now);
        noteStanding(now);
        while (go(now)) {
            changes.recheck();
            // An actor that has lost one support may stand on another from this very tick on.
            noteStanding(now);
        }
    }

    /** Starts the shaking of what actors stand on. */
    public void noteStanding(long now) {
        if (!isAnyTile && !scene.platforms.anyCrumbling) {
            return;
        }
        for (int i = 0; i < a.count; i++) {
            if (a.state[i] == ActorArrays.GROUND && a.isActive(i)) {
                shakeUnder(i, now);
            }
        }
    }

    private void shakeUnder(int i, long now) {
        if (a.supportKind[i] == SupportKind.TILE) {
            shakeTile(a.supportMajor[i], a.supportMinor[i], a.supportPart[i], now);
        } else if (a.supportKind[i] == SupportKind.PLATFORM) {
            shakePlatform(a.supportMajor[i], now);
        }
        if (!scene.topDown) {
            shakeTilesUnder(i, now);
            shakePlatformsUnder(i, now);
        }
    }

    private void shakeTilesUnder(int i, long now) {
        double feet = a.feet(i);
        Terrain terrain = scene.terrain;
        int c1 = Math.min(terrain.columns - 1, terrain.column(a.x[i] + a.w[i]));
        int r1 = Math.min(terrain.rows - 1, terrain.row(feet + Sweep.SKIN));
        for (int r = Math.max(0, terrain.row(feet - Sweep.SKIN)); r <= r1 && isAnyTile; r++) {
            for (int c = Math.max(0, terrain.column(a.x[i])); c <= c1; c++) {
                CellKind kind = terrain.types.get(terrain.numberInside(c, r));
                for (int part = 0; part < Math.min(kind.parts.length, CellKinds.MAX_CHANGING); part++) {
                    if (kind.parts[part].changing.crumbles() != null && supports(i, kind.parts[part], c, r)) {
                        shakeTile(c, r, part, now);
                    }
                }
            }
        }
    }

    private void shakePlatformsUnder(int i, long now) {
        for (int n = 0; n < p.count && scene.platforms.anyCrumbling; n++) {
            if (scene.platforms.changing[n].crumbles() != null && supports(i, p.outlines[n], p.x[n], p.y[n])) {
                shakePlatform(n, now);
            }
        }
    }

    /** True if an actor rests on a tile: on its shape, or on the top of a ladder. */
    private boolean supports(int i, CellKind.Part part, int column, int row) {
        double grid = scene.terrain.grid;
        lookBelow(i);
        if (part.outline != null) {
            sweep.ground(part.outline, column * grid, row * grid, scene.minUp);
        }
        if (part.climbable && scene.terrain.isTopOfLadder(column, row)) {
            sweep.flat(Outline.TOP, row * grid, column * grid, (column + 1) * grid);
        }
        return sweep.hit();
    }

    /** True if an actor rests on a platform's outline, null being none. */
    private boolean supports(int i, Outline outline, double x, double y) {
        if (outline == null) {
            return false;
        }
        lookBelow(i);
        sweep.ground(outline, x, y, scene.minUp);
        return sweep.hit();
    }

    /** Begins a sweep from an actor's feet to what it rests on; a side contact supports nothing. */
    private void lookBelow(int i) {
        double w = a.w[i] - 2 * Sweep.EDGE;
        sweep.begin(a.x[i] + Sweep.EDGE, a.y[i], w > 0 ? w : a.w[i], a.h[i], 0, Sweep.SKIN);
    }

    private void shakeTile(int column, int row, int part, long now) {
        if (changes.crumbling(column, row, part) != null && changes.isThere(column, row, part)) {
            cells.shake(column, row, part, now);
        }
    }

    private void shakePlatform(int platform, long now) {
        if (scene.platforms.changing[platform].crumbles() != null && p.shaking[platform] == PlatformArrays.NEVER) {
            p.shaking[platform] = now;
        }
    }

    /** Removes what has shaken for its time. True if anything was removed. */
    private boolean go(long now) {
        boolean any = false;
        toldColumn = -1;
        for (int k = 0; k < cells.count(); k++) {
            CellKind.Part part = changes.crumbling(cells.column(k), cells.row(k), cells.part(k));
            if (!cells.isGone(k)
                    && now - cells.since(k) >= ticks(part.changing.crumbles().effectiveAfter())) {
                cells.go(k, now);
                changes.applyCell(cells.column(k), cells.row(k));
                reportTile(EventType.CRUMBLED, cells.column(k), cells.row(k));
                any = true;
            }
        }
        for (int n = 0; n < p.count; n++) {
            Crumbles crumbles = scene.platforms.changing[n].crumbles();
            boolean shakes = crumbles != null && !p.gone[n] && p.shaking[n] != PlatformArrays.NEVER;
            if (shakes && now - p.shaking[n] >= ticks(crumbles.effectiveAfter())) {
                p.gone[n] = true;
                p.shaking[n] = now;
                changes.applyPlatforms();
                report(EventType.CRUMBLED, SupportKind.PLATFORM, n, 0);
                any = true;
            }
        }
        return any;
    }

    /** Brings back what has been gone for its time, unless an actor is in its place. */
    private void comeBack(long now) {
        toldColumn = -1;
        for (int k = cells.count() - 1; k >= 0; k--) {
            int column = cells.column(k);
            int row = cells.row(k);
            CellKind.Part part = changes.crumbling(column, row, cells.part(k));
            if (cells.isGone(k)
                    && now - cells.since(k) >= ticks(part.changing.crumbles().effectiveBack())
                    && isFree(part.place, column * scene.terrain.grid, row * scene.terrain.grid)) {
                cells.remove(k);
                changes.applyCell(column, row);
                reportTile(EventType.RESTORED, column, row);
            }
        }
        for (int n = 0; n < p.count; n++) {
            if (p.gone[n]
                    && now - p.shaking[n]
                            >= ticks(scene.platforms.changing[n].crumbles().effectiveBack())
                    && isFree(scene.platforms.shapes[n], p.x[n], p.y[n])) {
                p.gone[n] = false;
                p.shaking[n] = PlatformArrays.NEVER;
                changes.applyPlatforms();
                report(EventType.RESTORED, SupportKind.PLATFORM, n, 0);
            }
        }
    }

    /** True if no actor that collides is in a shape; a touch is not inside, but a fall of a hundredth of a px is. */
    private boolean isFree(Outline shape, double x, double y) {
        for (int i = 0; i < a.count; i++) {
            if (a.isActive(i)
                    && a.has(i, ActorFlags.WORLD_COLLISION)
                    && shape.pieces().depth(a.x[i] - x, a.y[i] - y, a.w[i], a.h[i]) > Tolerance.CONTACT) {
                return false;
            }
        }
        return true;
    }

    /** Seconds in ticks, rounded up; {@code NEVER} for an infinite time. */
    private long ticks(double seconds) {
        double ticks = Math.ceil(seconds * scene.tickRate - Tolerance.ROUNDING);
        return ticks < Long.MAX_VALUE / 2 ? (long) ticks : Long.MAX_VALUE;
    }

    /** Of tiles of one cell in several layers, which follow each other, a step has one event. Case G6. */
    private void reportTile(EventType type, int column, int row) {
        if (column != toldColumn || row != toldRow) {
            toldColumn = column;
            toldRow = row;
            report(type, SupportKind.TILE, column, row);
        }
    }

    private void report(EventType type, int kind, int major, int minor) {
        events.add(type, NO_ACTOR, kind, major, minor);
    }
}
