package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.world.internal.broadphase.ActorLocator;
import dev.ledge.engine.world.internal.broadphase.StandableActors;
import dev.ledge.engine.world.internal.cast.CastFilter;
import dev.ledge.engine.world.internal.cast.CollisionQueries;
import dev.ledge.engine.world.internal.motion.AirMover;
import dev.ledge.engine.world.internal.motion.Placement;
import dev.ledge.engine.world.internal.scene.ActorDefs;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ActorPaths;
import dev.ledge.engine.world.internal.state.AreaVisits;
import dev.ledge.engine.world.internal.state.ContactLog;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.FloatingRides;
import dev.ledge.engine.world.internal.support.Footing;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.EventType;
import java.util.List;

/** Start, death, goal and respawn of actors. Cases RG-01 to RG-04. */
public final class Lifecycle extends LevelBound {
    /** Time from death to respawn, ticks. */
    public static final int DEAD_TICKS = 60;

    /** All of these but ALIVE are rare. */
    private static final long OUT_OF_THE_ORDINARY =
            ActorFlags.ALIVE | ActorFlags.CRUSHED | ActorFlags.HIT_HAZARD | ActorFlags.HIT_ENEMY;

    private final ActorArrays a;
    private final PlatformArrays platforms;
    private final List<ActorDefs.ActorDef> defs;
    private final CollisionQueries solver;
    private final EventLog events;
    private final ActorPaths paths;
    private final AreaVisits visits;
    private final StandableActors standables;
    private final ActorLocator locator;
    private final Footing footing;
    private final AirMover air;
    private final Depenetration depenetration;
    private final KillBorders borders;
    private final TriggerTouch triggers;
    private final MarkerCommands markers;
    private final Placement placement;
    private final FloatingRides rides;

    public Lifecycle(
            CompiledLevel scene,
            ActorArrays actors,
            PlatformArrays platforms,
            List<ActorDefs.ActorDef> defs,
            CollisionQueries solver,
            EventLog events,
            ActorPaths paths,
            AreaVisits visits,
            StandableActors standables,
            ActorLocator locator,
            Footing footing,
            AirMover air,
            Depenetration depenetration,
            KillBorders borders,
            TriggerTouch triggers,
            MarkerCommands markers,
            Placement placement,
            FloatingRides rides) {
        super(scene);
        a = actors;
        this.platforms = platforms;
        this.defs = defs;
        this.solver = solver;
        this.events = events;
        this.paths = paths;
        this.visits = visits;
        this.standables = standables;
        this.locator = locator;
        this.footing = footing;
        this.air = air;
        this.depenetration = depenetration;
        this.borders = borders;
        this.triggers = triggers;
        this.markers = markers;
        this.placement = placement;
        this.rides = rides;
    }

    /** Finds the ground in contact with an actor that was just placed. */
    public void settle(int i) {
        footing.reset(i);
        a.sinceJump[i] = ActorArrays.NEVER;
        a.sinceGround[i] = ActorArrays.NEVER;
        a.forgetDrop(i);
        a.endSkills(i);
        footing.giveBack(i);
        a.touch[i] = 0;
        paths.restart(i);
        markers.placed(i);
        visits.forget(i);
        standables.moved(i);
        locator.moved(i);
        a.set(i, ActorFlags.MAY_OVERLAP);
        if (scene.topDown) {
            footing.startStanding(i);
            rides.look(i);
            return;
        }
        standInContact(i);
    }

    private void standInContact(int i) {
        if (!isOnGround(i)) {
            return;
        }
        footing.startStanding(i);
        placement.to(i, a.x[i], solver.sweep.hitY());
        a.speed[i] = a.vx[i];
        footing.standOnHit(i, solver.sweep);
        // Own velocity is relative to the support.
        a.speed[i] = a.vx[i];
        footing.showVelocity(i);
        a.touch[i] = ContactLog.FLOOR;
    }

    /** True if a falling actor is in contact with ground, which the sweep then has. */
    private boolean isOnGround(int i) {
        boolean falls = a.has(i, ActorFlags.GRAVITY) && a.has(i, ActorFlags.WORLD_COLLISION) && !scene.topDown;
        return falls && a.vy[i] >= 0 && solver.stand(i, a.x[i], a.y[i], Sweep.EDGE) >= 0;
    }

    /**
     * After an edit: actors that now have ground under their feet stand, as if it had been there before. Where it was,
     * the step before has seen it and had its reason, such as a spring that throws down.
     */
    public void standAll() {
        lookFromAbove();
        for (int i = 0; i < a.count; i++) {
            boolean isNew = a.state[i] == ActorArrays.AIR && (a.touch[i] & ContactLog.FLOOR) == 0;
            if (isNew && a.isActive(i) && isOnGround(i)) {
                placement.to(i, a.x[i], solver.sweep.hitY());
                air.land(i);
            }
        }
    }

    private void lookFromAbove() {
        for (int i = 0; i < a.count && scene.topDown; i++) {
            if (a.isActive(i)) {
                rides.look(i);
            }
        }
    }

    /** Before the first step: starts all again, as if the level had been like this from the start. */
    public void startAll() {
        platforms.waitForRiders();
        lookFromAbove();
        for (int i = 0; i < a.count; i++) {
            if (a.isActive(i)) {
                a.clear(i, ActorFlags.EMBEDDED);
                depenetration.noteEmbedded(i);
            }
        }
        for (int i = 0; i < a.count && !scene.topDown; i++) {
            if (!a.isActive(i)) {
                continue;
            }
            if (a.state[i] == ActorArrays.GROUND) {
                a.vx[i] = a.speed[i];
                a.vy[i] = 0;
                footing.loseGround(i);
                a.touch[i] = 0;
            }
            standInContact(i);
        }
    }

    /** Ends a step for one actor: death before goal, then respawn. */
    public void finish(int i) {
        if ((a.flags[i] & OUT_OF_THE_ORDINARY) == ActorFlags.ALIVE
                && (triggers.goal() < 0 || a.kinds[i] != ActorKind.PLAYER)
                && !borders.isOutside(i)) {
            return;
        }
        if (!a.has(i, ActorFlags.PRESENT)) {
            return;
        }
        if (!a.has(i, ActorFlags.ALIVE)) {
            comeBack(i);
            return;
        }
        int cause = cause(i);
        if (cause != EventLog.NO_CAUSE) {
            die(i, cause);
        } else {
            a.set(i, ActorFlags.WON);
            events.add(EventType.WON, i, EventLog.AREA, triggers.goal(), 0);
        }
        if (a.kinds[i] == ActorKind.PLAYER) {
            triggers.forgetGoal();
        }
    }

    private int cause(int i) {
        if (a.has(i, ActorFlags.CRUSHED)) {
            return EventLog.CRUSH;
        }
        if (a.has(i, ActorFlags.HIT_HAZARD)) {
            return EventLog.HAZARD;
        }
        if (a.has(i, ActorFlags.HIT_ENEMY)) {
            return EventLog.ENEMY;
        }
        return borders.isOutside(i) ? EventLog.FELL : EventLog.NO_CAUSE;
    }

    public void die(int i, int cause) {
        int by = cause == EventLog.ENEMY ? SupportKind.ACTOR : SupportKind.NONE;
        events.add(EventType.DIED, i, by, a.hitBy[i], 0, EventLog.NO_AXIS, cause);
        a.clear(i, ActorFlags.ALIVE | ActorFlags.WEDGED | ActorFlags.EMBEDDED | ActorFlags.CAN_CUT | ActorFlags.COYOTE);
        footing.die(i);
        a.deadTicks[i] = DEAD_TICKS;
        a.dashTicks[i] = 0;
        a.vx[i] = 0;
        a.vy[i] = 0;
        a.speed[i] = 0;
        a.touch[i] = 0;
        a.repelX[i] = 0;
        a.repelY[i] = 0;
        a.forgetEscape(i);
    }

    private void comeBack(int i) {
        if (a.deadTicks[i] > 0) {
            a.deadTicks[i]--;
        }
        if (a.deadTicks[i] > 0) {
            return;
        }
        Spawn spawn = a.kinds[i] == ActorKind.PLAYER ? scene.spawn : null;
        if (spawn == null) {
            if (a.kinds[i] != ActorKind.PLAYER) {
                a.clear(i, ActorFlags.PRESENT);
            }
            return;
        }
        restart(i, spawn.at(), spawn.common().rides(), spawn.effectiveVelocity(), spawn.effectiveFacing());
    }

    /**
     * Starts an actor again at a place, with the size and behaviour of its level; false if the place is not free.
     *
     * @param rides id of the platform that the place moves with, or null
     */
    public boolean restart(int i, Vec at, String rides, Vec velocity, Facing facing) {
        ActorDefs.ActorDef def = defs.get(i);
        long behaviour = (def.profile().flags | def.flags()) & ActorFlags.BEHAVIOUR;
        boolean collides = (behaviour & ActorFlags.WORLD_COLLISION) != 0;
        double width = def.size().x();
        double height = def.size().y();
        int ridden = scene.platforms.indexOf(rides);
        double x = at.x() + platforms.offsetX(ridden);
        double y = at.y() + platforms.offsetY(ridden);
        if (collides && solver.depths.depth(CastFilter.NONE, i, x, y, width, height) > Sweep.SKIN) {
            return false;
        }
        a.flags[i] = a.flags[i] & ~ActorFlags.BEHAVIOUR | behaviour;
        if ((behaviour & ActorFlags.STANDABLE) != 0) {
            standables.add(i);
        }
        a.w[i] = width;
        a.h[i] = height;
        a.clear(i, ActorFlags.CROUCHES);
        a.set(i, ActorFlags.ALIVE);
        placement.to(i, x, y);
        a.vx[i] = velocity.x();
        a.vy[i] = velocity.y();
        a.flags[i] = facing == Facing.LEFT ? a.flags[i] | ActorFlags.FACES_LEFT : a.flags[i] & ~ActorFlags.FACES_LEFT;
        settle(i);
        a.clear(i, ActorFlags.MAY_OVERLAP);
        events.add(EventType.RESPAWNED, i);
        return true;
    }
}
