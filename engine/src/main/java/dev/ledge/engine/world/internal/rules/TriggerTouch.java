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
import dev.ledge.engine.world.type.ActorKind;

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
    private final PickupTouch pickups;
    private final boolean anyPickup;
    private boolean any;
    /** The goal that the player touched in this step. */
    private int goal = NONE;
    /** The segment that is looked at: where it begins, how far it goes, and the box of all of it, px. */
    private double x;

    private double y;
    private double dx;
    private double dy;
    private double left;
    private double top;
    private double right;
    private double bottom;
    /** The segment as seen from something that may move. */
    private double seenX;

    private double seenY;
    private double seenDx;
    private double seenDy;

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
        pickups = new PickupTouch(actors, events);
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
        paths.time(anyPickup || scene.platforms.anyHazard || scene.areas.riding.length > 0);
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
    public void begin() {
        if (anyPickup) {
            pickups.begin();
        }
    }

    /** When all actors have moved: the player collects what it has touched. */
    public void collect() {
        if (anyPickup) {
            pickups.collect();
        }
    }

    @Override
    public void gone(int i, double fromX, double fromY, double since, double until) {
        if (a.kinds[i] == ActorKind.PICKUP) {
            pickups.notePickup(i, fromX, fromY, since, until);
        }
        boolean isMortal = isMortal(i);
        if (!isMortal && !scene.areas.anyToEnter) {
            return;
        }
        begin(i, fromX, fromY);
        if (isMortal && touchesHazard(i, since, until)) {
            a.set(i, ActorFlags.HIT_HAZARD);
        }
        if (scene.areas.anyToTouch) {
            touchStationary(i, isMortal);
        }
        if (scene.areas.riding.length > 0) {
            touchRiding(i, isMortal, since, until);
        }
        if (anyPickup && isMortal && a.kinds[i] == ActorKind.PLAYER) {
            pickups.notePlayer(i, fromX, fromY, since, until);
        }
    }

    /** Takes over a segment that ends where an actor is now. */
    private void begin(int i, double fromX, double fromY) {
        x = fromX;
        y = fromY;
        dx = a.x[i] - x;
        dy = a.y[i] - y;
        see(i);
        left = Math.min(x, a.x[i]) - Tolerance.TRIGGER;
        top = Math.min(y, a.y[i]) - Tolerance.TRIGGER;
        right = Math.max(x, a.x[i]) + a.w[i] + Tolerance.TRIGGER;
        bottom = Math.max(y, a.y[i]) + a.h[i] + Tolerance.TRIGGER;
    }

    /** The segment as what stands still sees it. */
    private void see(int i) {
        seenX = x;
        seenY = y;
        seenDx = dx;
        seenDy = dy;
        beginSweep(i);
    }

    private void beginSweep(int i) {
        sweep.begin(
                seenX - Tolerance.TRIGGER,
                seenY - Tolerance.TRIGGER,
                a.w[i] + 2 * Tolerance.TRIGGER,
                a.h[i] + 2 * Tolerance.TRIGGER,
                seenDx,
                seenDy);
    }

    /**
     * Turns the segment to what is seen of it from something that moves so far, and is where it is as the step ends.
     */
    private void seeFrom(double moveX, double moveY, double since, double until) {
        seenX = x + moveX * (1 - since);
        seenY = y + moveY * (1 - since);
        seenDx = dx - moveX * (until - since);
        seenDy = dy - moveY * (until - since);
    }

    private boolean isMortal(int i) {
        boolean collides = a.has(i, ActorFlags.WORLD_COLLISION);
        boolean isSettled = a.has(i, ActorFlags.HIT_HAZARD) && a.has(i, ActorFlags.WON);
        return collides && a.kinds[i] != ActorKind.PICKUP && !isSettled;
    }

    private boolean touchesHazard(int i, double since, double until) {
        boolean anyCell = (scene.terrain.types.seenFlags() & CellKind.HAZARD) != 0;
        return anyCell && touchesHazardCell(i)
                || scene.polygons.anyHazard && touchesHazardPolygon(i)
                || scene.platforms.anyHazard && touchesHazardPlatform(i, since, until);
    }

    private boolean touchesHazardPolygon(int i) {
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

    /** Platforms move while the actor does; the box is that of its whole segment. */
    private boolean touchesHazardPlatform(int i, double since, double until) {
        int found = index.find(i, left, top, right, bottom);
        for (int k = 0; k < found; k++) {
            int n = index.found(k);
            if (p.hazards[n]) {
                seeFrom(p.movedX(n), p.movedY(n), since, until);
                beginSweep(i);
                if (touches(i, scene.platforms.shapes[n], p.x[n], p.y[n])) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean touchesHazardCell(int i) {
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

    /** True if the segment as it is seen touches a shape: at its start, at its end, or between. */
    private boolean touches(int i, Outline shape, double ox, double oy) {
        if (isAt(i, shape, seenX - ox, seenY - oy) || isAt(i, shape, seenX + seenDx - ox, seenY + seenDy - oy)) {
            return true;
        }
        sweep.outline(shape, ox, oy);
        return sweep.hit();
    }

    private boolean isAt(int i, Outline shape, double left, double top) {
        double w = a.w[i] + 2 * Tolerance.TRIGGER;
        double h = a.h[i] + 2 * Tolerance.TRIGGER;
        double fromX = left - Tolerance.TRIGGER;
        double fromY = top - Tolerance.TRIGGER;
        return shape.pieces().depth(fromX, fromY, w, h) > 0 || shape.isCrossedBy(fromX, fromY, w, h);
    }

    private void touchStationary(int i, boolean isMortal) {
        TriggerAreas areas = scene.areas;
        int found = areas.index.find(left, top, right, bottom);
        for (int k = 0; k < found; k++) {
            int n = areas.staying[areas.index.found(k)];
            if (concerns(i, n) && crosses(i, n, x, y, dx, dy)) {
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
    private void touchRiding(int i, boolean isMortal, double since, double until) {
        int found = riding.find(left, top, right, bottom);
        for (int k = 0; k < found; k++) {
            int n = riding.found(k);
            seeFrom(riding.movedX(n), riding.movedY(n), since, until);
            boolean isCrossed = crosses(i, n, seenX - riding.offsetX(n), seenY - riding.offsetY(n), seenDx, seenDy);
            if (isCrossed && concerns(i, n)) {
                touched(i, n, isMortal);
            }
        }
    }

    /** True if an actor is in an area, or at distance 0, where both are now. */
    public boolean isIn(int i, int area) {
        return crosses(i, area, a.x[i] - riding.offsetX(area), a.y[i] - riding.offsetY(area), 0, 0);
    }

    /** True if an actor that goes straight on from a place touches an area. */
    private boolean crosses(int i, int n, double fromX, double fromY, double byX, double byY) {
        TriggerAreas areas = scene.areas;
        double beforeX = areas.left[n] - (fromX + a.w[i]);
        double beforeY = areas.top[n] - (fromY + a.h[i]);
        return Slab.crosses(
                beforeX - Tolerance.TRIGGER,
                areas.right[n] - fromX + Tolerance.TRIGGER,
                byX,
                beforeY - Tolerance.TRIGGER,
                areas.bottom[n] - fromY + Tolerance.TRIGGER,
                byY);
    }

    private void reachGoal(int player, int area) {
        if (!a.has(player, ActorFlags.WON) && goal < 0) {
            goal = area;
        }
    }
}
