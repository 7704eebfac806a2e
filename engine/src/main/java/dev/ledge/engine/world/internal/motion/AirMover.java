package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.MovementParams;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ContactLog;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.support.ActiveSurfaces;
import dev.ledge.engine.world.internal.support.Footing;
import dev.ledge.engine.world.type.EventType;

/**
 * Flight: gravity, and motion along the velocity that slides along contacts; lands on ground that can be walked on. A
 * contact removes approaching speed only, so that it adds no energy. Cases ST-02 to ST-05, FM-04, SL-08 to SL-10,
 * JP-06, JP-07.
 */
public final class AirMover extends LevelBound {
    /** Corners that are gone around in one motion; later ones are hit as anything else. */
    private static final int MOST_CORNERS = 4;

    private static final int MAX_LANDINGS = 3;

    private final ActorArrays a;
    private final MotionCasts casts;
    private final Sweep sweep;
    final SupportChoice choice;
    private final ContactLog contacts;
    private final EventLog events;
    private final Placement place;
    private final Footing footing;
    private final ActiveSurfaces surfaces;
    private final Corners corners;
    private final Pushes pushes;
    private GroundMover ground;
    private int landings;
    private final FreeMotion motion;

    public AirMover(
            CompiledLevel scene,
            ActorArrays actors,
            MotionCasts casts,
            ContactLog contacts,
            EventLog events,
            Placement place,
            Footing footing,
            ActiveSurfaces surfaces,
            Pushes pushes) {
        super(scene);
        this.pushes = pushes;
        a = actors;
        this.casts = casts;
        sweep = casts.sweep;
        this.contacts = contacts;
        this.events = events;
        this.place = place;
        this.footing = footing;
        this.surfaces = surfaces;
        motion = new FreeMotion(actors, casts, place, footing.motion, pushes, 0);
        choice = new SupportChoice(casts, footing);
        corners = new Corners(actors, casts, place, footing.motion);
    }

    /** Sets what continues a fall that ends on the ground. */
    public void setGround(GroundMover mover) {
        ground = mover;
    }

    /** Lets gravity act on an actor's velocity for one tick; not on one that is being pushed out of a solid. */
    public void gravity(int i) {
        if ((a.flags[i] & (ActorFlags.GRAVITY | ActorFlags.EMBEDDED)) != ActorFlags.GRAVITY || scene.topDown) {
            return;
        }
        if (a.isDashing(i)) {
            return;
        }
        double pull = scene.gravity;
        if (a.profiles[i].bendsGravity) {
            pull *= gravityFactor(i);
        }
        Surface area = surfaces.around(i);
        if (area != null) {
            pull *= area.gravityScale() == null ? 1 : area.gravityScale();
        }
        a.vy[i] = Math.min(a.vy[i] + pull * scene.dt, surfaces.fastestFall(area));
    }

    /** A velocity downwards as far as the fastest fall allows it to an actor that gravity acts on, px/s. */
    public double limitFall(int i, double vy) {
        return a.has(i, ActorFlags.GRAVITY) && !scene.topDown ? Math.min(vy, surfaces.fastestFall(i)) : vy;
    }

    /** How much of gravity acts on an actor of its own accord, at the speed that it has now. Case MV-01. */
    public double gravityFactor(int i) {
        MovementParams p = a.profiles[i];
        boolean isSlow = Math.abs(a.vy[i]) < p.apexSpeed - Tolerance.ROUNDING;
        boolean isApex = isSlow && a.has(i, ActorFlags.JUMP_WAS_HELD);
        return (a.vy[i] > Tolerance.ROUNDING ? p.fallGravity : 1) * (isApex ? p.apexGravity : 1);
    }

    /** A jump off a support, with the velocity inherited from it. */
    public void rise(int i, boolean held, double vx, double lift) {
        rise(i, a.profiles[i].jumpSpeed, held, vx, lift, EventLog.NO_KIND);
    }

    /** Take-off speed is assigned, not added; a jump that was buffered and let go takes off cut. */
    public void rise(int i, double speed, boolean held, double vx, double lift, int kind) {
        a.sinceJump[i] = ActorArrays.NEVER;
        a.setVelocity(i, vx, -speed * (held ? 1 : a.profiles[i].jumpCut) + lift);
        a.lift[i] = lift;
        a.clear(i, ActorFlags.COYOTE | ActorFlags.CAN_CUT);
        if (held) {
            a.set(i, ActorFlags.CAN_CUT);
        }
        events.addJump(i, kind);
    }

    /** A new motion of an actor begins. */
    public void begin() {
        landings = 0;
        motion.carry(0, 0);
        ground.carry(0);
    }

    /** A current or a raft carries that motion by so much in the step, px, also where it begins at the ground's end. */
    public void carry(double byX, double byY) {
        motion.carry(byX, byY);
    }

    /** Moves an actor through the air, for what is left of the step. */
    public void fly(int i, double moveX, double moveY) {
        motion.begin(moveX, moveY);
        fly(i);
    }

    /** The same of one that two planes, which it touches, lift off the ground. */
    void rise(int i, double moveX, double moveY, ContactSet from, int one, int other) {
        motion.begin(moveX, moveY);
        motion.beginBetween(i, from, one, other);
        fly(i);
    }

    private void fly(int i) {
        int passed = 0;
        while (motion.comesToHit(i)) {
            if (passed < MOST_CORNERS && corners.passes(i, motion, scene.topDown)) {
                passed++;
                continue;
            }
            motion.advanceToHit(i);
            if (mayLand(i)) {
                landOnHit(i);
                return;
            }
            pushes.reportIfPush(i);
            slideAlongHit(i);
        }
        if (motion.isLetThrough(i)) {
            goOn(i);
        }
    }

    /** Moves an actor for what is left of the step without what lets it through from now on. */
    void goOn(int i) {
        double part = casts.span() * scene.dt;
        if (a.state[i] == ActorArrays.GROUND && !scene.topDown) {
            ground.walk(i, a.speed[i] * part);
        } else {
            fly(i, a.vx[i] * part, a.vy[i] * part);
        }
    }

    /** True if an actor lands on what it has hit. */
    private boolean mayLand(int i) {
        return casts.walkable() && !scene.topDown && a.has(i, ActorFlags.GRAVITY);
    }

    private void landOnHit(int i) {
        if (endsBeforeGround(i)) {
            return;
        }
        // No push where the actor's own motion leads into the ground.
        if (motion.dx * sweep.normalX() + motion.dy * sweep.normalY() >= 0) {
            pushes.reportIfPush(i);
        }
        // Bounds how often an actor lands and leaves again in one tick: what it lands on then leaves it no way.
        boolean mayWalk = landings++ < MAX_LANDINGS;
        if (!mayWalk) {
            motion.planes.add(i);
        }
        land(i);
        if (mayWalk) {
            walkOn(i);
        } else if (motion.isLetThrough(i)) {
            goOn(i);
        }
    }

    /** True if the motion is over at the very foot of a slope or at a corner, which supports nothing there yet. */
    private boolean endsBeforeGround(int i) {
        return casts.span() == 0
                && Math.abs(motion.dx) + Math.abs(motion.dy) <= Tolerance.CONTACT
                && casts.standHere(i, Tolerance.CONTACT) < 0;
    }

    private void slideAlongHit(int i) {
        contacts.recordHit(i);
        motion.planes.add(i);
        boolean isOver = casts.span() == 0 && Math.abs(motion.dx) + Math.abs(motion.dy) <= Tolerance.ROUNDING;
        if (isOver) {
            motion.dx = motion.wantedX;
            motion.dy = motion.wantedY;
        }
        if (scene.topDown) {
            motion.deflectFree();
        } else {
            motion.deflectFreeInAir(a.has(i, ActorFlags.GRAVITY));
        }
        if (!isOver) {
            motion.startAnew(i);
        }
        respond(i);
        if (scene.topDown || !a.has(i, ActorFlags.GRAVITY)) {
            motion.stopInHollow(i);
        }
        motion.obeyOthers(i);
        if (!isOver) {
            motion.wantedX = motion.dx;
            motion.wantedY = motion.dy;
        }
        if (isOver || Math.abs(motion.dx) + Math.abs(motion.dy) < Tolerance.INSTANT) {
            lookOn(i);
        }
    }

    /**
     * A displacement that ends at a contact may have reached something else there too, to which it would have gone on:
     * one more cast, the way of the remaining velocity, along what was hit also if that has left some into it.
     */
    private void lookOn(int i) {
        double into = Math.min(0, a.vx[i] * sweep.normalX() + a.vy[i] * sweep.normalY());
        double vx = a.vx[i] - into * sweep.normalX();
        double vy = a.vy[i] - into * sweep.normalY();
        double speed = Math.abs(vx) + Math.abs(vy);
        boolean moves = speed > Tolerance.REST_SPEED;
        motion.dx = moves && goesOn(motion.dx, vx) ? vx / speed * Tolerance.INSTANT : 0;
        motion.dy = moves && goesOn(motion.dy, vy) ? vy / speed * Tolerance.INSTANT : 0;
    }

    /** True if a displacement goes the way of a speed: a current against that may cancel it, or turn it back. */
    private static boolean goesOn(double displacement, double speed) {
        return displacement * Math.signum(speed) > Tolerance.ROUNDING;
    }

    /** Lands on the ground of the last hit: the rest of the fall is lost, the horizontal speed is kept. */
    public void land(int i) {
        footing.touchDown(i);
        events.contact(i, sweep);
        choice.arrive(i);
        a.clear(i, ActorFlags.CAN_CUT | ActorFlags.CLIMB_LOCK);
        footing.report(EventType.LANDED, i, a.supportKind[i], a.supportMajor[i], a.supportMinor[i]);
    }

    /** The remaining displacement goes along the ground; a landing may have reached a wall as well. Case NU-08. */
    private void walkOn(int i) {
        double velocity = footing.motion.velocityOf(i);
        boolean looksOn = Math.abs(velocity) > Tolerance.REST_SPEED && goesOn(motion.wantedX, velocity);
        double look = looksOn ? Math.signum(velocity) * Tolerance.INSTANT : 0;
        // A face that pushes is hit again by the walk, which so begins with what is free of it.
        boolean isPushed = false;
        double transport = footing.motion.transportAlong(i);
        double carriedX = footing.motion.rideX(i) - a.groundY[i] * transport;
        double carriedY = footing.motion.rideY(i) + a.groundX[i] * transport;
        // The speed has become one relative to the ground: it may go into a face that is still touched.
        ContactSet planes = motion.planes;
        for (int k = 0; k <= planes.last(); k++) {
            isPushed |= (motion.dx - motion.freeX()) * planes.normalX(k) > 0;
            double along = planes.normalX(k) * -a.groundY[i] + planes.normalY(k) * a.groundX[i];
            double least = planes.recedes(k, carriedX, carriedY) / scene.dt;
            if (a.speed[i] * along < least && isStillBeside(i, k)) {
                a.speed[i] = least / along + 0.0;
            }
        }
        double distance = (isPushed ? motion.freeX() : motion.dx) - casts.span() * footing.motion.rideX(i);
        // In this step it is still carried as in the air: the walk adds the ride of the ground, which is taken off.
        ground.carry(motion.carriedX() - footing.motion.rideX(i));
        ground.walkOn(i, Math.abs(distance) < Tolerance.INSTANT ? look : distance);
    }

    /** True if an earlier contact of this step is still there, after a fall along it; the ground is none of it. */
    private boolean isStillBeside(int i, int k) {
        ContactSet planes = motion.planes;
        return planes.isLevelWith(i, k)
                && casts.sweep(i, planes.normalX(k) * -Tolerance.INSTANT, planes.normalY(k) * -Tolerance.INSTANT)
                && !casts.walkable();
    }

    /** Takes what goes into the last hit from the displacement, and from the velocity. */
    private void respond(int i) {
        double nx = sweep.normalX();
        double ny = sweep.normalY();
        double planeX = casts.span() * footing.motion.movedX(sweep);
        double planeY = casts.span() * footing.motion.movedY(sweep);
        double least = motion.recedes() / scene.dt;
        boolean falls = a.has(i, ActorFlags.GRAVITY) && !scene.topDown;
        if (sweep.isFlat()) {
            if (nx != 0) {
                motion.stopAside(i, planeX, falls);
                a.vx[i] = a.vx[i] * nx < least ? least * nx + 0.0 : a.vx[i];
            } else {
                motion.dy = planeY;
                if (scene.topDown) {
                    // In levels seen from above all directions are alike.
                    a.vy[i] = a.vy[i] * ny < least ? least * ny + 0.0 : a.vy[i];
                } else if (ny > 0) {
                    a.vy[i] = Math.max(a.vy[i], Math.max(0, footing.motion.fallOf(sweep)));
                } else {
                    a.vy[i] = Math.min(a.vy[i], Math.min(0, footing.motion.fallOf(sweep)));
                }
            }
            return;
        }
        boolean comes = Slant.comes(nx, ny, planeX, planeY);
        // In the frame of the slant, of whose motion only the part along its normal counts.
        double push = planeX * nx + planeY * ny;
        boolean isCeiling = Slant.isCeiling(sweep);
        double aside = falls ? isCeiling ? 0 : push / nx : push * nx;
        double down = falls ? isCeiling ? push / ny : 0 : push * ny;
        motion.dx -= aside;
        motion.dy -= down;
        if (falls && comes) {
            giveWay(i, nx, ny, (isCeiling ? Math.max(0, planeY) : 0) - down);
        } else {
            respondToSlant(i, falls, nx, ny, least);
        }
        motion.dx += aside;
        motion.dy += down;
    }

    /**
     * Before a slant that comes at an actor, by the shortest way, but for a slanted ceiling, which gives nothing
     * sideways; as seen from the slant. The actor gets the slant's speed up or down, as from one that is flat, but none
     * from a side, which turns a rise along itself as one that stands still does.
     *
     * @param least what the actor moves down at that speed, as seen from the slant, px
     */
    private void giveWay(int i, double nx, double ny, double least) {
        double fall = footing.motion.fallOf(sweep);
        boolean isLevel = Slant.isLevel(nx, ny);
        if (Slant.isCeiling(sweep)) {
            a.vy[i] = Math.max(a.vy[i], Math.max(0, fall));
            motion.dy = Math.max(motion.dy, least);
        }
        double into = Math.min(0, motion.dx * nx + motion.dy * ny);
        if (ny > 0 && isLevel) {
            motion.dy -= into / ny;
            return;
        }
        motion.dx -= into * nx;
        motion.dy -= into * ny;
        a.vx[i] = a.vx[i] * nx < 0 ? 0 : a.vx[i];
        if (ny > 0 && !Slant.isCeiling(sweep)) {
            removeApproach(i, nx, ny, 0);
        }
        if (ny < 0 && isLevel) {
            a.vy[i] = Math.min(a.vy[i], fall);
        }
    }

    /**
     * The same, of a displacement as seen from what was hit.
     *
     * @param least what that leaves of a velocity into it, px/s along its normal
     */
    private void respondToSlant(int i, boolean falls, double nx, double ny, double least) {
        if (falls && Slant.isCeiling(sweep)) {
            // A sloped ceiling takes the rise alone, so that nothing is thrown sideways.
            motion.dy = Math.max(0, motion.dy);
            a.vy[i] = Math.max(a.vy[i], 0);
        } else if (falls) {
            // What is too steep to walk, or to be a ceiling, is a wall to an actor that runs into it.
            motion.dx = motion.dx * nx < 0 ? 0 : motion.dx;
            a.vx[i] = a.vx[i] * nx < least ? least / nx + 0.0 : a.vx[i];
        }
        double into = motion.dx * nx + motion.dy * ny;
        if (into < 0) {
            motion.dx -= into * nx;
            motion.dy -= into * ny;
        }
        removeApproach(i, nx, ny, least);
    }

    private void removeApproach(int i, double nx, double ny, double least) {
        double approach = a.vx[i] * nx + a.vy[i] * ny - least;
        if (approach >= 0) {
            return;
        }
        a.vx[i] -= approach * nx;
        a.vy[i] -= approach * ny;
        if (Math.abs(a.vx[i]) + Math.abs(a.vy[i]) < Tolerance.REST_SPEED) {
            // What is left of it is rounding.
            a.vx[i] = 0;
            a.vy[i] = 0;
        }
    }
}
