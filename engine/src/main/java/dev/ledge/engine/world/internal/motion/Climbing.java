package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.level.TakeOff;
import dev.ledge.engine.world.internal.broadphase.PlatformReach;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CellKind;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.scene.Terrain;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ContactLog;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.Footing;
import dev.ledge.engine.world.type.EventType;

/**
 * Climbing: a ladder is a volume to be in and a one-way top to stand on; climbing is a state that up, or down at the
 * top, enters. Cases LD-01 to LD-09, Appendix A Ch22.
 */
public final class Climbing extends LevelBound {
    /** How far below the feet a ladder is looked for, px. */
    private static final double BELOW = 1;

    private static final int NONE = Integer.MAX_VALUE;

    private final ActorArrays a;
    private final PlatformArrays p;
    private final PlatformReach index;
    private final MotionCasts casts;
    private final Sweep sweep;
    private final ContactLog contacts;
    private final EventLog events;
    private final Placement place;
    private final Footing footing;
    private final GroundMover ground;
    private final AirMover air;
    private final Pushes pushes;
    private final FreeMotion motion;
    private final double dt;
    /** What a moving ladder gives an actor that falls off it in the motion that is under way, px/s to the right. */
    private double ladderVx;

    public Climbing(
            CompiledLevel scene,
            ActorArrays actors,
            PlatformArrays platforms,
            PlatformReach index,
            MotionCasts casts,
            ContactLog contacts,
            EventLog events,
            Placement place,
            Footing footing,
            GroundMover ground,
            AirMover air,
            Pushes pushes) {
        super(scene);
        a = actors;
        p = platforms;
        this.index = index;
        this.casts = casts;
        sweep = casts.sweep;
        this.contacts = contacts;
        this.events = events;
        this.place = place;
        this.footing = footing;
        this.ground = ground;
        this.air = air;
        this.pushes = pushes;
        motion = new FreeMotion(actors, casts, place, footing.motion, pushes, Tolerance.INSTANT);
        dt = scene.dt;
    }

    private boolean anywhere() {
        return (scene.terrain.types.seenFlags() & CellKind.CLIMBABLE) != 0 || scene.platforms.anyClimbable;
    }

    /** True if the buttons act on a ladder and on nothing else. */
    public boolean control(int i, int dir, int vertical, boolean jump, boolean pressed) {
        if (a.state[i] == ActorArrays.CLIMB) {
            return climb(i, dir, vertical, jump, pressed);
        }
        if (vertical == 0 || pressed || !mayGrab(i)) {
            return false;
        }
        boolean grounded = a.state[i] == ActorArrays.GROUND;
        boolean canGrab = vertical < 0 ? canClimbUp(i, jump) : grounded && canClimbDown(i);
        if (!canGrab) {
            return false;
        }
        grab(i, vertical > 0);
        climb(i, grounded ? dir : 0, grounded ? vertical : 0);
        return true;
    }

    private boolean mayGrab(int i) {
        return anywhere() && !a.isDashing(i) && a.has(i, ActorFlags.WORLD_COLLISION);
    }

    /** On a ladder, and not just jumped off it. Case LD-07. */
    private boolean canClimbUp(int i, boolean jump) {
        boolean locked = a.has(i, ActorFlags.CLIMB_LOCK) && jump && a.vy[i] < 0;
        return !locked && overlaps(i, a.x[i], a.y[i]);
    }

    /** True if an actor climbs, and what it climbs is still there. */
    boolean isOnLadder(int i) {
        return a.state[i] == ActorArrays.CLIMB && overlaps(i, a.x[i], a.y[i]);
    }

    private boolean climb(int i, int dir, int vertical, boolean jump, boolean pressed) {
        if (!isOnLadder(i)) {
            // An edit or a switch took the ladder away; a switch stops it, too.
            boolean isGone = a.supportKind[i] == SupportKind.PLATFORM && p.absent[a.supportMajor[i]];
            footing.fallOffLadder(i, isGone ? a.supportVx[i] : footing.motion.rideX(i) / dt);
            return false;
        }
        if (pressed) {
            boolean takes = a.profiles[i].takeOff != TakeOff.NONE;
            double lift = takes ? Math.min(0, footing.motion.rideY(i) / dt) : 0;
            double taken = takes ? footing.motion.rideX(i) / dt : 0;
            footing.letGo(i, 0, 0);
            events.add(EventType.LEFT_LADDER, i);
            air.rise(i, jump, dir * a.airSpeed(i) + taken, lift);
            a.set(i, ActorFlags.CLIMB_LOCK);
            air.gravity(i);
            return true;
        }
        climb(i, dir, vertical);
        return true;
    }

    private void climb(int i, int dir, int vertical) {
        double speed = a.profiles[i].climbSpeed;
        a.setVelocity(i, dir * speed, vertical * speed);
    }

    /** Takes hold of the ladder that an actor stands on top of, or of one that it is in. */
    private void grab(int i, boolean isBelow) {
        int below = isBelow ? climbablePlatformUnder(i) : -1;
        footing.grab(i);
        a.clear(i, ActorFlags.CLIMB_LOCK);
        if (isBelow) {
            footing.hangOn(i, below);
        } else {
            followLadder(i);
        }
        events.add(EventType.GRABBED_LADDER, i);
    }

    /** Follows a moving ladder. */
    private void followLadder(int i) {
        int platform = overlapsTiles(a.x[i], a.y[i], a.w[i], a.h[i]) ? -1 : platformLadder(i, a.x[i], a.y[i]);
        footing.hangOn(i, platform);
    }

    /**
     * A ladder below the feet, and nothing else that these stand on; what is farther down ends the climb. Case LD-03.
     */
    private boolean canClimbDown(int i) {
        if (climbablePlatformUnder(i) < 0 && !overlapsTiles(a.x[i], a.feet(i), a.w[i], BELOW)) {
            return false;
        }
        byte before = a.state[i];
        footing.assume(i, ActorArrays.CLIMB);
        boolean blocked = casts.sweep(i, 0, Tolerance.CONTACT);
        footing.assume(i, before);
        return !blocked;
    }

    /**
     * The ladder below an actor's feet if that is a platform, else −1: what it stands on, or what is there with another
     * ground before it.
     */
    private int climbablePlatformUnder(int i) {
        int major = a.supportMajor[i];
        if (a.supportKind[i] == SupportKind.PLATFORM && p.climbable[major]) {
            return major;
        }
        boolean isTile = overlapsTiles(a.x[i], a.feet(i), a.w[i], BELOW);
        return isTile ? -1 : platformLadder(i, a.x[i], a.feet(i), BELOW);
    }

    /**
     * Moves a climbing actor.
     *
     * @param transport how far a current takes it to the right, px
     */
    public void move(int i, double transport) {
        double rideX = footing.motion.rideX(i);
        double rideY = footing.motion.rideY(i);
        boolean isUpwards = a.vy[i] < 0;
        double beforeX = a.x[i] + rideX;
        double beforeY = a.y[i] + rideY;
        ladderVx = rideX / dt;
        motion.carry(transport + rideX, rideY);
        double part = isUpwards ? upToTop(i, beforeX, beforeY) : 1;
        double wanted = a.vx[i];
        double climb = a.vy[i];
        double atTop = a.y[i] + part * (rideY + climb * dt);
        boolean isOff = climbFor(i, part, part, transport + rideX, rideY);
        if (!isOff && part < 1) {
            // At the top: for the rest of the step it only moves sideways and with the ladder, and still follows what
            // goes away beside it; what a face that has ended by then took of its motion is lost. A ceiling that goes
            // away has held it below the top.
            double rest = a.y[i] - atTop;
            a.vy[i] = rest > Tolerance.CONTACT ? Math.max(climb, -rest / ((1 - part) * dt)) : 0;
            a.vx[i] = motion.planes.isAgainst(wanted) ? wanted : a.vx[i];
            isOff = climbFor(i, 1, 1 - part, transport + rideX, rideY);
        }
        if (isOff) {
            return;
        }
        // The top of the ladder where it is now, else where it was: it may have gone off the side. Not a top at which
        // another ladder begins. Case LD-04.
        double top = topOfLadder(i, a.x[i], beforeY);
        if (top == Double.NEGATIVE_INFINITY) {
            top = topOfLadder(i, beforeX, beforeY);
        }
        boolean isOver = isUpwards && a.feet(i) <= top + Tolerance.CONTACT;
        if (isOver && !overlaps(i, a.x[i], top - a.h[i]) || !overlaps(i, a.x[i], a.y[i])) {
            end(i, isOver, top);
        } else {
            followLadder(i);
        }
    }

    /** In which part of a step an actor comes from a place to a top at which there is no other ladder; 1 if in none. */
    private double upToTop(int i, double x, double y) {
        double way = y + a.h[i] - topOfLadder(i, x, y);
        double climb = -a.vy[i] * dt;
        return climb > way && !overlaps(i, x, y - way) ? Math.max(0, way / climb) : 1;
    }

    /**
     * Climbs for a part of the step.
     *
     * @param ofRest which part that is of what is left of the step, 0 to 1
     * @param part which part of the whole step, 0 to 1: where nothing moves, no time is left or passes
     * @param carriedX how far the actor is carried to the right in a whole step, px
     * @param carriedY the same downwards
     * @return true if that ends on ground
     */
    private boolean climbFor(int i, double ofRest, double part, double carriedX, double carriedY) {
        casts.lastFor(ofRest);
        double dx = Numbers.sum(a.vx[i] * dt, carriedX);
        double dy = Numbers.sum(a.vy[i] * dt, carriedY);
        boolean isOff = advance(i, part * dx, part * dy);
        if (!isOff && motion.isLetThrough(i)) {
            double span = casts.span();
            isOff = advance(i, span * (a.vx[i] * dt + carriedX), span * (a.vy[i] * dt + carriedY));
        }
        if (!isOff) {
            casts.finish();
        }
        return isOff;
    }

    /** Climbs so far, along what is in the way. True if that ends on ground. */
    private boolean advance(int i, double moveX, double moveY) {
        motion.begin(moveX, moveY);
        while (motion.comesToHit(i)) {
            double left = 1 - sweep.time();
            motion.advanceToHit(i);
            if (casts.walkable() && a.vy[i] > 0) {
                ontoHit(i, ActorArrays.CLIMB);
                ground.walk(i, 0);
                return true;
            }
            pushes.reportIfPush(i);
            contacts.recordHit(i);
            motion.planes.add(i);
            slide(i);
            motion.deflectFree();
            ladderVx = sweep.normalX() * ladderVx < 0 ? 0 : ladderVx;
            // From what was wanted, not from what the face before has left of it, which may not be touched any more.
            motion.wantedX *= left;
            motion.wantedY *= left;
            int last = motion.planes.last();
            double into = Math.min(0, motion.planes.clearance(last, motion.wantedX, motion.wantedY));
            motion.dx = Numbers.sum(motion.wantedX, -into * sweep.normalX());
            motion.dy = Numbers.sum(motion.wantedY, -into * sweep.normalY());
            motion.obeyOthers(i);
        }
        return false;
    }

    /** A face takes what leads into it of a climber's rise, and aside as in the air. */
    private void slide(int i) {
        double nx = sweep.normalX();
        if (nx * a.vx[i] < 0) {
            double least = motion.recedes() / dt;
            a.vx[i] = nx * a.vx[i] < least ? least / nx + 0.0 : a.vx[i];
        }
        if (sweep.normalY() * a.vy[i] < 0) {
            a.vy[i] = 0;
        }
    }

    /** At the end of the ladder: onto its top, or off its side. */
    private void end(int i, boolean isOver, double top) {
        if (isOver && findsGroundAtTop(i, top)) {
            place.toHeight(i, sweep.hitY());
            ontoHit(i, ActorArrays.GROUND);
            return;
        }
        double held = top - a.h[i] + 2 * Sweep.EDGE;
        boolean isAtTop = isOver && a.feet(i) >= top - Tolerance.CONTACT;
        if (isAtTop && overlaps(i, a.x[i], held)) {
            // Nothing to stand on there, as on a platform that is solid from nowhere: it holds on to the upper end,
            // unless something blocks its path down to one that goes away.
            place.toHeight(i, held);
            a.vy[i] = 0;
            followLadder(i);
            return;
        }
        footing.fallOffLadder(i, ladderVx);
        ground.fall(i, 0, 0);
    }

    /** True if there is ground to stand on at the top of a ladder, or higher beside it: then that is the last hit. */
    private boolean findsGroundAtTop(int i, double top) {
        footing.assume(i, ActorArrays.GROUND);
        double drop = top - a.feet(i);
        boolean isBlocked = drop > 0 && casts.sweep(i, 0, drop);
        if (!isBlocked) {
            place.toHeight(i, top - a.h[i]);
        }
        boolean stands = isBlocked ? casts.walkable() : casts.stand(i, a.x[i], a.y[i], Tolerance.CONTACT) >= 0;
        footing.assume(i, stands ? ActorArrays.GROUND : ActorArrays.CLIMB);
        return stands;
    }

    /**
     * Off the ladder, onto the last hit.
     *
     * @param seeking the state in which the support there is looked for: a climber passes the ladder's top, however
     *     little that sticks out
     */
    private void ontoHit(int i, byte seeking) {
        footing.stepOff(i);
        footing.assume(i, seeking);
        events.add(EventType.LEFT_LADDER, i);
        air.choice.arrive(i);
        footing.assume(i, ActorArrays.GROUND);
        a.speed[i] = 0;
    }

    /** True if a box at a place shares more than an edge with a ladder. */
    private boolean overlaps(int i, double x, double y) {
        return overlapsTiles(x, y, a.w[i], a.h[i]) || platformLadder(i, x, y) >= 0;
    }

    private boolean overlapsTiles(double x, double y, double w, double h) {
        return topRow(x, y, w, h) != NONE;
    }

    /** Row of the highest ladder's tile with which a box shares more than an edge, {@link #NONE} if there is none. */
    private int topRow(double x, double y, double w, double h) {
        Terrain terrain = scene.terrain;
        if ((terrain.types.seenFlags() & CellKind.CLIMBABLE) == 0) {
            return NONE;
        }
        int c1 = terrain.column(x + w - Sweep.EDGE);
        int r1 = terrain.row(y + h - Sweep.EDGE);
        for (int r = terrain.row(y + Sweep.EDGE); r <= r1; r++) {
            for (int c = terrain.column(x + Sweep.EDGE); c <= c1; c++) {
                if (terrain.type(c, r).has(CellKind.CLIMBABLE)) {
                    return r;
                }
            }
        }
        return NONE;
    }

    /** The first ladder by id, of those that move, with which a box at a place shares more than an edge, −1 if none. */
    private int platformLadder(int i, double x, double y) {
        return platformLadder(i, x, y, a.h[i]);
    }

    private int platformLadder(int i, double x, double y, double h) {
        if (!scene.platforms.anyClimbable) {
            return -1;
        }
        double w = a.w[i];
        int found = index.find(i, x, y, x + w, y + h);
        for (int k = 0; k < found; k++) {
            int n = index.found(k);
            Outline shape = scene.platforms.shapes[n];
            if (p.climbable[n] && shape.pieces().depth(x - p.x[n], y - p.y[n], w, h) > Sweep.EDGE) {
                return n;
            }
        }
        return -1;
    }

    /** Height of the top of the ladder that an actor is on, px; above everything if it is on none any more. */
    private double topOfLadder(int i, double x, double y) {
        int row = topRow(x, y, a.w[i], a.h[i]);
        double tiles = row == NONE ? Double.POSITIVE_INFINITY : row * scene.terrain.grid;
        int platform = platformLadder(i, x, y);
        if (platform >= 0) {
            return Math.min(tiles, p.y[platform] + scene.platforms.shapes[platform].top());
        }
        return row == NONE ? Double.NEGATIVE_INFINITY : tiles;
    }
}
