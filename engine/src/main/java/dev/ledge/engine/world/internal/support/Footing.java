package dev.ledge.engine.world.internal.support;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.level.TakeOff;
import dev.ledge.engine.world.internal.broadphase.RiderIndex;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CellKind;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.MovementParams;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ContactLog;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.StepClock;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.type.EventType;

/**
 * Whether actors stand, climb or fly, on what, and the support's velocity: the only writer of state, support and
 * support velocity. Velocities in the world are kept when the support changes. Cases MP-15, SF-04.
 */
public final class Footing extends LevelBound {
    /** How fast actors and what they stand on are. */
    public final SupportMotion motion;

    private final ActorArrays a;
    private final PlatformArrays p;
    private final EventLog events;
    private final StepClock clock;
    private final RiderIndex riders;
    private final ActiveSurfaces surfaces;
    /** What is left of the support's velocity to the moving actor, where something blocks that, px/s; else NaN. */
    private double heldTo = Double.NaN;

    public Footing(
            CompiledLevel scene,
            ActorArrays actors,
            PlatformArrays platforms,
            EventLog events,
            StepClock clock,
            RiderIndex riders,
            ActiveSurfaces surfaces) {
        super(scene);
        motion = new SupportMotion(scene, actors, platforms, surfaces);
        a = actors;
        p = platforms;
        this.events = events;
        this.clock = clock;
        this.riders = riders;
        this.surfaces = surfaces;
    }

    @Override
    public void bind(CompiledLevel level) {
        super.bind(level);
        motion.bind(level);
    }

    /** True if no actor falls off anything. */
    public boolean isSeenFromAbove() {
        return scene.topDown;
    }

    /** Something blocks an actor's ride: its support transports it no faster than it went, px/s. */
    public void limitSupportVx(int i, double velocity) {
        a.supportVx[i] = limited(a.supportVx[i], velocity);
    }

    /** What is in the way of the moving actor leaves it so much of its support's velocity, px/s; NaN if nothing is. */
    public void holdTo(double velocity) {
        heldTo = velocity;
    }

    /** An actor whose ride is blocked goes no faster by its support than what is in the way lets it. */
    public void holdBack(int i) {
        if (!Double.isNaN(heldTo)) {
            limitSupportVx(i, heldTo);
            heldTo = Double.NaN;
            a.set(i, ActorFlags.RIDE_BLOCKED);
        }
    }

    /** True of a blocked ride, unless that velocity to the right leads away from what blocks it. */
    private boolean isRideBlocked(int i, double velocity) {
        int sides = a.touch[i] & (ContactLog.LEFT | ContactLog.RIGHT);
        return a.has(i, ActorFlags.RIDE_BLOCKED) && sides != (velocity > 0 ? ContactLog.LEFT : ContactLog.RIGHT);
    }

    /** A velocity, no faster than another one, and not back. */
    private static double limited(double velocity, double most) {
        return velocity > 0 ? Math.max(0, Math.min(velocity, most)) : Math.min(0, Math.max(velocity, most));
    }

    /** What was hit becomes what an actor stands on. */
    public void standOnHit(int i, Sweep hit) {
        stand(i, hit.ownerKind(), hit.ownerMajor(), hit.ownerMinor(), hit.ownerDetail(), hit.normalX(), hit.normalY());
    }

    /** A cell that is a {@link CellKind#FLAT_TOP} becomes what the actor stands on, where it is now. */
    public void standOnFloor(int i, int column, int row) {
        // In a large level asking the cell itself is slow.
        int part = scene.terrain.types.flatTopPart();
        stand(i, SupportKind.TILE, column, row, part < 0 ? scene.terrain.type(column, row).flatTopPart : part, 0, -1);
        a.set(i, ActorFlags.SUPPORT_CHECKED);
    }

    /** Something becomes what an actor stands on, with the given normal. */
    public void stand(int i, int kind, int major, int minor, int part, double nx, double ny) {
        boolean isSameBody = a.supportKind[i] == kind && a.supportMajor[i] == major;
        if (!isSameBody && a.supportVx[i] != 0) {
            // What blocks its ride does so before another body takes over.
            holdBack(i);
        }
        boolean same = isSameBody && a.supportMinor[i] == minor && a.groundX[i] == nx;
        // Blocked transport goes on on another face of the same platform.
        boolean isOtherFace = isSameBody && !same && kind == SupportKind.PLATFORM;
        double blockedVx = isOtherFace ? a.supportVx[i] - motion.supportVelocity(i) : 0;
        double lean = same ? 0 : motion.beltLean(i);
        a.supportKind[i] = (byte) kind;
        a.supportMajor[i] = major;
        a.supportMinor[i] = minor;
        if (!same || a.supportPart[i] != part) {
            a.supportPart[i] = part;
            a.surface[i] = -1;
        }
        a.groundX[i] = nx;
        a.groundY[i] = ny;
        a.set(i, ActorFlags.HIT_FLOOR);
        if (!same) {
            board(i, blockedVx, lean);
        }
    }

    /** On another support an actor is as fast in the world as before. */
    private void board(int i, double blockedVx, double lean) {
        int major = a.supportMajor[i];
        if (a.supportKind[i] == SupportKind.ACTOR) {
            // It has moved already in this step.
            keepVelocity(i, blockedVx + motion.wentVx(major) - motion.transportVelocityOf(major), lean);
            riders.add(i, major);
            return;
        }
        keepVelocity(i, blockedVx, lean);
        if (a.supportKind[i] == SupportKind.PLATFORM) {
            p.ride(major, clock.line);
        }
    }

    /** An edit has stopped the belt that an actor is on. */
    public void keepVelocity(int i) {
        keepVelocity(i, 0, a.supportVx[i] * (-1 / a.groundY[i] - 1));
    }

    /**
     * Keeps the velocity in the world when the support's velocity changes, and along belts that along the ground, as of
     * a walk.
     *
     * @param blockedVx what is to be added to the support's velocity, px/s
     * @param lean of the belt before, as {@link SupportMotion#beltLean} gives it
     */
    private void keepVelocity(int i, double blockedVx, double lean) {
        double before = a.supportVx[i];
        double now = motion.supportVelocity(i) + blockedVx;
        if (isRideBlocked(i, now)) {
            // What blocked the ride on the support before still does.
            now = limited(now, before);
        }
        a.supportVx[i] = now;
        a.speed[i] += Numbers.sum(before - now, lean - motion.beltLean(i));
    }

    /**
     * What an actor stands on when its motion is over, if that stands still, has no ride that could be blocked, and may
     * set off to the other side.
     */
    public void releaseIfStill(int i) {
        if (a.has(i, ActorFlags.RIDE_BLOCKED) && a.supportVx[i] == 0 && motion.supportVelocity(i) == 0) {
            a.clear(i, ActorFlags.RIDE_BLOCKED);
        }
    }

    /** From the air onto the ground, which is still to be named; the horizontal speed is kept. */
    public void touchDown(int i) {
        giveBack(i);
        a.state[i] = ActorArrays.GROUND;
        a.speed[i] = a.vx[i];
        a.supportVx[i] = 0;
        a.supportKind[i] = SupportKind.NONE;
    }

    /** Gives all air jumps and the dash back, as on the ground and on ladders. */
    public void giveBack(int i) {
        a.airJumpsUsed[i] = 0;
        a.clear(i, ActorFlags.DASHED);
    }

    /**
     * Velocity that an actor inherits when it falls off its support, px/s to the right; a coyote jump may inherit the
     * rest.
     */
    private double inheritedOnFall(int i, double supportVx) {
        TakeOff takes = a.profiles[i].takeOff;
        if (takes == TakeOff.ADD) {
            return supportVx;
        }
        a.leftVx[i] = takes == TakeOff.UPWARD ? supportVx : 0;
        return 0;
    }

    /**
     * From the ground into the air without a jump, with what it inherits.
     *
     * @param supportVx velocity of the support to the right, px/s
     * @param vy velocity downwards, px/s
     */
    public void fallOff(int i, double supportVx, double vy) {
        // Only a jump takes along what leads up; a coyote jump yet may.
        a.lift[i] = a.profiles[i].takeOff == TakeOff.NONE ? 0 : Math.min(0, motion.supportVelocityY(i));
        toAir(i, a.speed[i] * -a.groundY[i] + inheritedOnFall(i, supportVx), vy);
    }

    /** From the ground into the air with the given velocity of the world. */
    public void toAir(int i, double vx, double vy) {
        if (a.state[i] == ActorArrays.GROUND) {
            report(EventType.LEFT_GROUND, i, SupportKind.NONE, 0, 0);
        }
        setCaps(i);
        a.state[i] = ActorArrays.AIR;
        a.supportKind[i] = SupportKind.NONE;
        a.setVelocity(i, vx, vy);
        a.speed[i] = 0;
        a.supportVx[i] = 0;
        a.sinceGround[i] = -1;
        a.clear(i, ActorFlags.COYOTE | ActorFlags.CAN_CUT);
    }

    /** Sets the top speed of steering for the flight that begins; a slow surface limits the flight off it, too. */
    private void setCaps(int i) {
        MovementParams own = a.profiles[i];
        double most = surfaces.mostSpeed(i);
        a.airCap[i] = Math.min(own.airSpeed, Double.isNaN(most) ? own.walkSpeed : most);
        a.runCap[i] = Double.isNaN(most) ? own.runSpeed : Math.min(own.runSpeed, most);
    }

    /** No surface limits a flight that does not begin on the ground. */
    public void freeCaps(int i) {
        a.airCap[i] = a.profiles[i].airSpeed;
        a.runCap[i] = a.profiles[i].runSpeed;
    }

    /** Reports that an actor has lost or found the ground, the same only once in a step. Case G6. */
    public void report(EventType type, int i, int kind, int major, int minor) {
        // No other can have lost or found it before, by its own motion or as it was pushed, and need not be looked for.
        if (a.sinceGround[i] < 0 || a.has(i, ActorFlags.PUSHED)) {
            events.addOnce(type, i, kind, major, minor);
        } else {
            events.add(type, i, kind, major, minor);
        }
    }

    /**
     * How fast an actor walks, on its support or past the ground below, whichever is less, px/s: no actor is taken down
     * a ledge by what pushes, nor by what slides away from under it. Case SL-12, Appendix A Ch7.
     *
     * @param below velocity of the ground below, px/s to the right
     */
    public double ownSpeed(int i, double below) {
        return Math.min(Math.abs(a.speed[i]), Math.abs(a.supportVx[i] - a.groundY[i] * a.speed[i] - below));
    }

    /** Onto a ladder, from the ground or the air. */
    public void grab(int i) {
        if (a.state[i] == ActorArrays.GROUND) {
            events.add(EventType.LEFT_GROUND, i);
            // It may step off, and lose what it steps onto, in the same step.
            a.sinceGround[i] = -1;
        }
        a.state[i] = ActorArrays.CLIMB;
        giveBack(i);
        a.dashTicks[i] = 0;
        a.lockTicks[i] = 0;
        a.speed[i] = 0;
        a.supportKind[i] = SupportKind.NONE;
        a.supportVx[i] = 0;
        a.clear(i, ActorFlags.CAN_CUT | ActorFlags.COYOTE);
    }

    /** Sets the moving ladder that an actor climbs, or the platform under it seen from above; −1 for none. */
    public void hangOn(int i, int platform) {
        a.supportKind[i] = platform < 0 ? SupportKind.NONE : SupportKind.PLATFORM;
        a.supportMajor[i] = Math.max(0, platform);
        if (platform >= 0) {
            p.ride(platform, clock.line);
        }
    }

    /** Off a ladder into the air. */
    public void letGo(int i, double vx, double vy) {
        a.state[i] = ActorArrays.AIR;
        a.supportKind[i] = SupportKind.NONE;
        a.setVelocity(i, vx, vy);
        freeCaps(i);
        a.sinceGround[i] = ActorArrays.NEVER;
    }

    /**
     * Off a ladder into the air without a jump, with what it inherits of a ladder that moves.
     *
     * @param supportVx velocity of the ladder to the right, px/s
     */
    public void fallOffLadder(int i, double supportVx) {
        letGo(i, a.vx[i] + inheritedOnFall(i, supportVx), 0);
        events.add(EventType.LEFT_LADDER, i);
    }

    /** Off a ladder onto the ground, which is still to be named. */
    public void stepOff(int i) {
        a.state[i] = ActorArrays.GROUND;
        a.speed[i] = 0;
        a.vx[i] = 0;
        a.vy[i] = 0;
        a.supportKind[i] = SupportKind.NONE;
        a.supportVx[i] = 0;
    }

    /** Sets the state for following casts, as climbing actors pass ladder tops. */
    public void assume(int i, byte state) {
        a.state[i] = state;
    }

    /** An actor that flies stands from now on, on ground that is still to be named. */
    public void startStanding(int i) {
        giveBack(i);
        a.state[i] = ActorArrays.GROUND;
    }

    /** An actor is placed anew, without support. */
    public void reset(int i) {
        loseGround(i);
        a.groundX[i] = 0;
        a.groundY[i] = -1;
        freeCaps(i);
    }

    /** Takes the ground away without an event and without touching a velocity. */
    public void loseGround(int i) {
        a.state[i] = ActorArrays.AIR;
        a.supportKind[i] = SupportKind.NONE;
        a.supportVx[i] = 0;
    }

    /** A dead actor has no support. */
    public void die(int i) {
        a.state[i] = ActorArrays.DEAD;
        a.supportKind[i] = SupportKind.NONE;
    }

    /** The level is seen from another side now. */
    public void turn(boolean topDown) {
        for (int i = 0; i < a.count; i++) {
            if (a.has(i, ActorFlags.ALIVE)) {
                a.state[i] = topDown ? ActorArrays.GROUND : ActorArrays.AIR;
                a.supportKind[i] = SupportKind.NONE;
            }
        }
    }

    /** The same support has another index in an edited level; −1 if it is gone. */
    public void renumber(int i, int major) {
        boolean isGone = major < 0;
        if (isGone) {
            a.supportKind[i] = SupportKind.NONE;
        }
        a.supportMajor[i] = isGone ? 0 : major;
    }

    /** Sets the part of the support's velocity that acts on an actor, px/s. */
    public void setSupportVx(int i, double velocity) {
        a.supportVx[i] = velocity;
    }

    /** Velocity as it is shown: along the surface. */
    public void showVelocity(int i) {
        // Adding 0 turns −0 into 0.
        a.vx[i] = a.speed[i] * -a.groundY[i] + 0.0;
        a.vy[i] = a.speed[i] * a.groundX[i] + 0.0;
    }
}
