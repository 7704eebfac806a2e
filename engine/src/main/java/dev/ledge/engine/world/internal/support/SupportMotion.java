package dev.ledge.engine.world.internal.support;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.SupportKind;

/**
 * How fast actors are in the world, and how fast and how far what they stand on takes them. Writes nothing of an actor.
 * Case MP-15.
 */
public final class SupportMotion extends LevelBound {
    private final ActorArrays a;
    private final PlatformArrays p;
    private final ActiveSurfaces surfaces;
    /** Velocity downwards of the actor that another one stands on, when the step began, px/s. */
    private final double[] bodyVy;

    SupportMotion(CompiledLevel scene, ActorArrays actors, PlatformArrays platforms, ActiveSurfaces surfaces) {
        super(scene);
        a = actors;
        p = platforms;
        this.surfaces = surfaces;
        bodyVy = new double[actors.count];
    }

    /** Horizontal velocity of an actor in the world. */
    public double velocityOf(int i) {
        if (scene.topDown) {
            return a.vx[i] + rideVx(i);
        }
        return a.state[i] == ActorArrays.GROUND ? a.speed[i] * -a.groundY[i] + a.supportVx[i] : a.vx[i];
    }

    /** The same of a supporting actor; 0 while it is pushed out of something, when nothing else moves it. */
    public double transportVelocityOf(int i) {
        return a.has(i, ActorFlags.EMBEDDED) ? 0 : velocityOf(i);
    }

    /**
     * How fast an actor that others stand on goes to the right, px/s: in a step in which it is pushed, as it has gone.
     */
    public double wentVx(int body) {
        return a.has(body, ActorFlags.PUSHED) ? a.movedX[body] / scene.dt : transportVelocityOf(body);
    }

    /** Velocity of an actor in the world to the right, on a ladder that moves as well. */
    public double worldVx(int i) {
        return velocityOf(i) + (a.state[i] == ActorArrays.CLIMB ? platformVx(i) : 0);
    }

    /** Velocity of an actor in the world downwards, with that of its support. */
    public double worldVy(int i) {
        double vy = 0;
        int body = i;
        // A stack is as high as there are actors at most.
        for (int k = 0; k < a.count && body >= 0; k++) {
            vy += ownVy(body) + platformVy(body);
            body = below(body);
        }
        return vy;
    }

    /** Velocity of an actor downwards, in the air in the world, on the ground relative to what carries it, px/s. */
    public double ownVy(int i) {
        return a.state[i] == ActorArrays.GROUND && !scene.topDown ? a.speed[i] * a.groundX[i] : a.vy[i];
    }

    /** The actor that another one stands on, −1 if it stands on none. */
    private int below(int i) {
        return a.supportKind[i] == SupportKind.ACTOR ? a.supportMajor[i] : -1;
    }

    /** The platform that an actor stands on, or the stack of actors that it stands on; −1 for none. */
    public int platformUnder(int i) {
        int body = i;
        // A stack is as high as there are actors at most.
        for (int k = 0; k < a.count && below(body) >= 0; k++) {
            body = below(body);
        }
        return a.supportKind[body] == SupportKind.PLATFORM ? a.supportMajor[body] : -1;
    }

    private double platformVx(int i) {
        return a.supportKind[i] == SupportKind.PLATFORM ? p.movedX(a.supportMajor[i]) / scene.dt : 0;
    }

    private double platformVy(int i) {
        return a.supportKind[i] == SupportKind.PLATFORM ? p.movedY(a.supportMajor[i]) / scene.dt : 0;
    }

    /**
     * Present horizontal velocity of an actor's support; {@link ActorArrays#supportVx} is the part that acts on the
     * actor.
     */
    public double supportVelocity(int i) {
        int body = below(i);
        return bodyVx(i, body) + surfaces.beltSpeed(i) * -a.groundY[i];
    }

    private double bodyVx(int i, int body) {
        return body < 0 ? platformVx(i) : transportVelocityOf(body);
    }

    /**
     * What acts on an actor beside the motion of what it stands on, px/s to the right: a belt, or what has transported
     * it onto that in this step.
     */
    public double transportOnGround(int i) {
        double by = a.supportVx[i] - bodyVx(i, below(i));
        return Math.abs(by) <= Tolerance.REST_SPEED ? 0 : by;
    }

    /**
     * By how much the belt that acts on an actor, or as much of it as does, is faster along its ground than to the
     * right, px/s.
     */
    double beltLean(int i) {
        double toTheRight = -a.groundY[i];
        if (toTheRight == 1 || a.supportKind[i] == SupportKind.NONE) {
            return 0;
        }
        double belt = surfaces.beltSpeed(i);
        double by = transportOnGround(i) / toTheRight;
        return (belt > 0 ? Math.max(0, Math.min(by, belt)) : Math.min(0, Math.max(by, belt))) * (1 - toTheRight);
    }

    /** In levels seen from above: velocity of the platform under an actor, px/s to the right. */
    public double rideVx(int i) {
        return scene.topDown ? platformVx(i) : 0;
    }

    /** The same downwards. */
    public double rideVy(int i) {
        return scene.topDown ? platformVy(i) : 0;
    }

    /** How far what an actor stands on moves to the right in this step, px; 0 for all that stands still. */
    public double rideX(int i) {
        return movedX(a.supportKind[i], a.supportMajor[i]);
    }

    /** The same downwards. */
    public double rideY(int i) {
        return movedY(a.supportKind[i], a.supportMajor[i]);
    }

    /** How far something moves to the right in this step, px; another actor has moved before those above it. */
    public double movedX(int kind, int major) {
        return switch (kind) {
            case SupportKind.PLATFORM -> p.movedX(major);
            case SupportKind.ACTOR -> a.movedX[major];
            default -> 0;
        };
    }

    /** The same downwards. */
    public double movedY(int kind, int major) {
        return switch (kind) {
            case SupportKind.PLATFORM -> p.movedY(major);
            case SupportKind.ACTOR -> a.movedY[major];
            default -> 0;
        };
    }

    /**
     * Notes how fast actors go up or down on which others stand: as a step begins, before buttons change that, and
     * before springs do.
     */
    public void noteBodies() {
        for (int i = 0; i < a.count; i++) {
            bodyVy[i] = below(i) >= 0 ? bodyVelocityY(below(i)) : 0;
        }
    }

    /**
     * Velocity downwards of an actor that others stand on, px/s; none of its own while something pushes it, unless it
     * has moved that way in this step.
     */
    private double bodyVelocityY(int body) {
        double vy = ownVy(body);
        boolean isPushed = a.has(body, ActorFlags.PUSHED | ActorFlags.WAS_PUSHED | ActorFlags.EMBEDDED);
        return a.isActive(body) && (!isPushed || vy * a.movedY[body] > 0) ? vy : 0;
    }

    /** Velocity downwards of what an actor stands on, with that of its belt, px/s. */
    public double supportVelocityY(int i) {
        double vy = 0;
        int body = i;
        // A stack is as high as there are actors at most.
        for (int k = 0; k < a.count && body >= 0; k++) {
            vy += a.state[body] == ActorArrays.GROUND ? surfaces.beltSpeed(body) * a.groundX[body] : 0;
            int next = below(body);
            // Once nobody can be stood on any more nothing is noted; a restored world has never noted anything.
            vy += platformVy(body) + (next >= 0 && a.isActive(next) ? bodyVy[body] : 0);
            body = next;
        }
        return vy;
    }

    /** True if an actor stands on ground without a conveyor. */
    public boolean isOnStillGround(int i) {
        boolean isGround = a.supportKind[i] == SupportKind.TILE || a.supportKind[i] == SupportKind.POLYGON;
        return isGround && surfaces.beltSpeed(i) == 0;
    }

    /** How far a belt or a current is to take an actor in a step along what it stands on now, px. */
    public double transportAlong(int i) {
        boolean isTaken = !a.has(i, ActorFlags.NOT_TRANSPORTED);
        return isTaken ? (surfaces.beltSpeed(i) + surfaces.currentSpeed(i)) * scene.dt : 0;
    }

    /** How far the conveyor that an actor stands on takes it in a step, px to the right. */
    public double beltX(int i) {
        return a.state[i] == ActorArrays.GROUND ? surfaces.beltSpeed(i) * -a.groundY[i] * scene.dt : 0;
    }

    /** The same downwards. */
    public double beltY(int i) {
        return a.state[i] == ActorArrays.GROUND ? surfaces.beltSpeed(i) * a.groundX[i] * scene.dt : 0;
    }

    /** How far what was hit moves to the right in this step, px. */
    public double movedX(Sweep hit) {
        return movedX(hit.ownerKind(), hit.ownerMajor());
    }

    /** The same downwards. */
    public double movedY(Sweep hit) {
        return movedY(hit.ownerKind(), hit.ownerMajor());
    }

    /** True if what was hit moves as what an actor stands on does. */
    public boolean movesLikeSupport(int i, Sweep hit) {
        return moves(hit, rideX(i), rideY(i));
    }

    /** True if what was hit moves so far in this step, px: two platforms that move alike round that differently. */
    public boolean moves(Sweep hit, double byX, double byY) {
        return Numbers.areEqual(movedX(hit), byX) && Numbers.areEqual(movedY(hit), byY);
    }

    /** Velocity of the thing hit, along its side or else to the right, px/s. */
    public double velocityAlong(Sweep hit, boolean isSide) {
        return (isSide ? movedY(hit) : movedX(hit)) / scene.dt;
    }

    /** What moves so far in this step is so fast, px/s. */
    public double velocity(double moved) {
        return moved / scene.dt;
    }

    /** Velocity downwards of the thing hit, px/s; 0 for all that stands still. */
    public double fallOf(Sweep hit) {
        return movedY(hit) / scene.dt;
    }

    /** True if an actor stands on another body, which moves by itself. */
    public boolean isOnBody(int i) {
        return a.supportKind[i] == SupportKind.PLATFORM || a.supportKind[i] == SupportKind.ACTOR;
    }
}
