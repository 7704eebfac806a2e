package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.broadphase.PlatformReach;
import dev.ledge.engine.world.internal.broadphase.RidingAreas;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CellKind;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Terrain;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.scene.TriggerAreas;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ActorPaths;
import dev.ledge.engine.world.internal.state.AreaVisits;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.EventType;

/** Contacts of actors with hazards, goals and areas along their whole paths; distance 0 counts. Case RG-04. */
public final class TriggerTouch extends LevelBound implements ActorPaths.Listener {
    private static final int NONE = -1;

    private final ActorArrays a;
    private final PlatformArrays p;
    private final PlatformReach index;
    private final EventLog events;
    private final ActorPaths paths;
    private final AreaVisits visits;
    private final RidingAreas riding;
    private final Sweep sweep = new Sweep();
    private final boolean anyPickup;
    private boolean any;
    /** The goal that the player touched in this step. */
    private int goal = NONE;

    public TriggerTouch(
            CompiledLevel scene,
            ActorArrays actors,
            PlatformArrays platforms,
            PlatformReach index,
            EventLog events,
            ActorPaths paths,
            AreaVisits visits,
            RidingAreas riding) {
        super(scene);
        a = actors;
        p = platforms;
        this.index = index;
        this.events = events;
        this.paths = paths;
        this.visits = visits;
        this.riding = riding;
        boolean pickup = false;
        for (int i = 0; i < a.count; i++) {
            pickup |= a.kinds[i] == ActorKind.PICKUP;
        }
        anyPickup = pickup;
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        super.bind(level);
        any = isAnythingThere();
        paths.listen(any ? this : null);
        paths.time(scene.areas.riding.length > 0);
        goal = NONE;
    }

    private boolean isAnythingThere() {
        return scene.areas.anyToTouch
                || anyPickup
                || scene.polygons.anyHazard
                || scene.platforms.anyHazard
                || (scene.terrain.types.seenFlags() & CellKind.HAZARD) != 0;
    }

    /** True if the level has triggers. */
    public boolean any() {
        return any;
    }

    /** The goal that the player has touched in this step, −1 if none. */
    public int goal() {
        return goal;
    }

    /** Clears the goal after it has been handled. */
    public void forgetGoal() {
        goal = NONE;
    }

    @Override
    public void gone(int i, double x, double y, double since, double until) {
        boolean isMortal = isMortal(i);
        if (!isMortal && !scene.areas.anyToEnter) {
            return;
        }
        double dx = a.x[i] - x;
        double dy = a.y[i] - y;
        sweep.begin(
                x - Tolerance.TRIGGER,
                y - Tolerance.TRIGGER,
                a.w[i] + 2 * Tolerance.TRIGGER,
                a.h[i] + 2 * Tolerance.TRIGGER,
                dx,
                dy);
        double left = Math.min(x, a.x[i]) - Tolerance.TRIGGER;
        double top = Math.min(y, a.y[i]) - Tolerance.TRIGGER;
        double right = Math.max(x, a.x[i]) + a.w[i] + Tolerance.TRIGGER;
        double bottom = Math.max(y, a.y[i]) + a.h[i] + Tolerance.TRIGGER;
        if (isMortal && touchesHazard(i, left, top, right, bottom)) {
            a.set(i, ActorFlags.HIT_HAZARD);
        }
        if (scene.areas.anyToTouch) {
            areas(i, isMortal, x, y, dx, dy, left, top, right, bottom);
        }
        if (paths.isTimed()) {
            meetRiding(i, isMortal, x, y, since, until, left, top, right, bottom);
        }
        if (anyPickup && isMortal && a.kinds[i] == ActorKind.PLAYER) {
            collect(i, x, y, dx, dy);
        }
    }

    private boolean isMortal(int i) {
        boolean collides = a.has(i, ActorFlags.WORLD_COLLISION);
        boolean isSettled = a.has(i, ActorFlags.HIT_HAZARD) && a.has(i, ActorFlags.WON);
        return collides && a.kinds[i] != ActorKind.PICKUP && !isSettled;
    }

    /** Collects the pickups that the player touches on its path. */
    private void collect(int player, double x, double y, double dx, double dy) {
        for (int i = 0; i < a.count; i++) {
            if (a.kinds[i] == ActorKind.PICKUP
                    && a.isActive(i)
                    && crosses(x, y, a.w[player], a.h[player], dx, dy, a.x[i], a.y[i], a.x[i] + a.w[i], a.feet(i))) {
                a.clear(i, ActorFlags.PRESENT);
                events.add(EventType.COLLECTED, player, SupportKind.ACTOR, i, 0, EventLog.NO_AXIS, EventLog.NO_CAUSE);
            }
        }
    }

    private boolean touchesHazard(int i, double left, double top, double right, double bottom) {
        boolean anyCell = (scene.terrain.types.seenFlags() & CellKind.HAZARD) != 0;
        return anyCell && touchesHazardCell(i, left, top, right, bottom)
                || scene.polygons.anyHazard && touchesHazardPolygon(i, left, top, right, bottom)
                || scene.platforms.anyHazard && touchesHazardPlatform(i, left, top, right, bottom);
    }

    private boolean touchesHazardPolygon(int i, double left, double top, double right, double bottom) {
        int found = scene.polygons.index.find(left, top, right, bottom);
        for (int k = 0; k < found; k++) {
            int n = scene.polygons.index.found(k);
            Outline sensor = scene.polygons.sensors[n];
            if (sensor != null && touches(i, sensor, scene.polygons.x[n], scene.polygons.y[n])) {
                return true;
            }
        }
        return false;
    }

    private boolean touchesHazardPlatform(int i, double left, double top, double right, double bottom) {
        int found = index.find(left, top, right, bottom);
        for (int k = 0; k < found; k++) {
            int n = index.found(k);
            if (p.hazards[n] && touches(i, scene.platforms.shapes[n], p.x[n], p.y[n])) {
                return true;
            }
        }
        return false;
    }

    private boolean touchesHazardCell(int i, double left, double top, double right, double bottom) {
        Terrain terrain = scene.terrain;
        byte[] flags = terrain.types.flags();
        int c1 = Math.min(terrain.columns - 1, terrain.column(right));
        int r1 = Math.min(terrain.rows - 1, terrain.row(bottom));
        for (int r = Math.max(0, terrain.row(top)); r <= r1; r++) {
            for (int c = Math.max(0, terrain.column(left)); c <= c1; c++) {
                int number = terrain.numberInside(c, r);
                if ((flags[number] & CellKind.HAZARD) != 0 && touchesParts(i, number, c, r)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean touchesParts(int i, int number, int c, int r) {
        double grid = scene.terrain.grid;
        for (CellKind.Part part : scene.terrain.types.get(number).parts) {
            if (part.sensor != null && touches(i, part.sensor, c * grid, r * grid)) {
                return true;
            }
        }
        return false;
    }

    /** True if the path that was begun touches a shape: at its start, at its end, or between. */
    private boolean touches(int i, Outline shape, double ox, double oy) {
        double w = a.w[i] + 2 * Tolerance.TRIGGER;
        double h = a.h[i] + 2 * Tolerance.TRIGGER;
        double left = a.x[i] - Tolerance.TRIGGER - ox;
        double top = a.y[i] - Tolerance.TRIGGER - oy;
        if (shape.pieces().depth(left, top, w, h) > 0 || shape.isCrossedBy(left, top, w, h)) {
            return true;
        }
        sweep.outline(shape, ox, oy);
        return sweep.hit();
    }

    private void areas(
            int i,
            boolean isMortal,
            double x,
            double y,
            double dx,
            double dy,
            double left,
            double top,
            double right,
            double bottom) {
        TriggerAreas areas = scene.areas;
        int found = areas.index.find(left, top, right, bottom);
        for (int k = 0; k < found; k++) {
            int n = areas.staying[areas.index.found(k)];
            if (concerns(i, n) && crosses(n, x, y, a.w[i], a.h[i], dx, dy)) {
                touched(i, n, isMortal);
            }
        }
    }

    private boolean concerns(int i, int area) {
        int kind = scene.areas.kinds[area];
        return kind == TriggerAreas.GOAL ? a.kinds[i] == ActorKind.PLAYER : kind != TriggerAreas.MARKER;
    }

    private void touched(int i, int area, boolean isMortal) {
        TriggerAreas areas = scene.areas;
        if (areas.kinds[area] == TriggerAreas.ENTERED) {
            if (areas.forAll[area] || a.has(i, ActorFlags.WORLD_COLLISION)) {
                visits.add(i, area);
            }
        } else if (isMortal && areas.kinds[area] == TriggerAreas.HAZARD) {
            a.set(i, ActorFlags.HIT_HAZARD);
        } else if (isMortal) {
            reachGoal(i, area);
        }
    }

    /** Areas that ride platforms, which move while the actor does; the box is that of its whole segment. */
    private void meetRiding(
            int i,
            boolean isMortal,
            double x,
            double y,
            double since,
            double until,
            double left,
            double top,
            double right,
            double bottom) {
        int found = riding.find(left, top, right, bottom);
        for (int k = 0; k < found; k++) {
            int n = riding.found(k);
            double moveX = riding.movedX(n);
            double moveY = riding.movedY(n);
            // As seen from the area, which is where it is at the end of the step.
            double seenX = x - riding.offsetX(n) + moveX * (1 - since);
            double seenY = y - riding.offsetY(n) + moveY * (1 - since);
            double dx = a.x[i] - x - moveX * (until - since);
            double dy = a.y[i] - y - moveY * (until - since);
            if (concerns(i, n) && crosses(n, seenX, seenY, a.w[i], a.h[i], dx, dy)) {
                touched(i, n, isMortal);
            }
        }
    }

    /** True if an actor is in an area, or at distance 0, where both are now. */
    public boolean isIn(int i, int area) {
        double x = a.x[i] - riding.offsetX(area);
        double y = a.y[i] - riding.offsetY(area);
        return crosses(area, x, y, a.w[i], a.h[i], 0, 0);
    }

    private boolean crosses(int area, double x, double y, double w, double h, double dx, double dy) {
        TriggerAreas areas = scene.areas;
        return crosses(x, y, w, h, dx, dy, areas.left[area], areas.top[area], areas.right[area], areas.bottom[area]);
    }

    private void reachGoal(int player, int area) {
        if (!a.has(player, ActorFlags.WON) && goal < 0) {
            goal = area;
        }
    }

    /**
     * True if a box that moves along a line touches another at any time: the slabs of both axes have a time in common.
     */
    private static boolean crosses(
            double x,
            double y,
            double w,
            double h,
            double dx,
            double dy,
            double left,
            double top,
            double right,
            double bottom) {
        double fromX = left - (x + w) - Tolerance.TRIGGER;
        double toX = right - x + Tolerance.TRIGGER;
        double fromY = top - (y + h) - Tolerance.TRIGGER;
        double toY = bottom - y + Tolerance.TRIGGER;
        double enter = Math.max(Slab.enter(fromX, toX, dx), Slab.enter(fromY, toY, dy));
        double leave = Math.min(Slab.leave(fromX, toX, dx), Slab.leave(fromY, toY, dy));
        return enter <= leave && enter <= 1 && leave >= 0;
    }
}
