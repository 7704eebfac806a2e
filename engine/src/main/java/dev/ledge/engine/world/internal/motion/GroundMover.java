package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ContactLog;
import dev.ledge.engine.world.internal.support.Footing;

/**
 * Walking: along the ground's surface, over joints of slopes without leaving it, and where it ends into the air. Cases
 * ST-01, SL-01 to SL-09, Appendix A Ch7.
 */
public final class GroundMover extends LevelBound {
    /**
     * How much farther than the slope limit allows the ground may fall away in a tick and still be walked on, px.
     * Appendix A Ch7.
     */
    static final double SNAP = 1;

    private static final int MAX_JOINTS = 16;

    private final ActorArrays a;
    private final MotionCasts casts;
    private final Sweep sweep;
    private final Placement place;
    private final Footing footing;
    private final SupportChoice choice;
    private final AirMover air;
    private final Pushes pushes;
    private final Walk walk = new Walk();
    private final Stretch passed;
    private final WalkDeflection deflection;
    private final GroundJoints joints;
    private final StepUp steps;
    private final Headroom headroom;
    private final double dt;
    /** True in a step that has begun in the air: feet keep to falling ground only if they stood before. Choice Ch7. */
    private boolean hasLanded;
    /** What the actor stood on as the walk began. */
    private int firstKind;

    private int firstMajor;
    /** True if the ground ended on the last stretch. */
    private boolean hasEnded;
    /** True if what deflects the walk ends where the stretch does. */
    private boolean isFreed;
    /** True if it is known to turn away on the stretch, whatever ground there is at that stretch's end. */
    private boolean turnsOnTheWay;

    public GroundMover(
            CompiledLevel scene,
            ActorArrays actors,
            MotionCasts casts,
            ContactLog contacts,
            Placement place,
            Footing footing,
            AirMover air,
            Pushes pushes) {
        super(scene);
        this.pushes = pushes;
        a = actors;
        this.casts = casts;
        sweep = casts.sweep;
        this.place = place;
        this.footing = footing;
        choice = air.choice;
        this.air = air;
        air.setGround(this);
        dt = scene.dt;
        deflection = new WalkDeflection(actors, casts, place, contacts, footing, air, pushes, walk, dt);
        joints = new GroundJoints(casts);
        passed = new Stretch(casts, place);
        steps = new StepUp(actors, casts, place, footing, walk);
        headroom = new Headroom(actors, casts, place, footing, walk);
    }

    /** Of the walks until the next call so much in a whole step is what a belt or a current does, px. */
    void carry(double by) {
        deflection.carry(by);
    }

    /**
     * Walks an actor that stands.
     *
     * @param distance along the surface in pixels, positive to the right
     */
    public void walk(int i, double distance) {
        walk.begin(distance);
        firstKind = a.supportKind[i];
        firstMajor = a.supportMajor[i];
        a.clear(i, ActorFlags.SUPPORT_CHECKED);
        deflection.begin();
        for (int joint = 0; joint < MAX_JOINTS && goesOn(i); joint++) {
            double rideX = casts.span() * footing.motion.rideX(i);
            double rideY = casts.span() * footing.motion.rideY(i);
            double dx = rideX + -a.groundY[i] * walk.remaining;
            double dy = rideY + a.groundX[i] * walk.remaining;
            // Walk and ride cancel out but for rounding, of which a cast would hit what is touched by chance.
            double part = walk.cancels(dx, dy) ? 0 : 1;
            double end = deflection.firstEnd(i, part * dx, part * dy);
            boolean isHit = casts.advance(i, part * dx, part * dy);
            double time = Math.min(end, isHit ? sweep.time() : 1);
            isFreed = end < 1 && end == time;
            turnsOnTheWay = !isFreed && isHit && losesGround(i, part * dx, part * dy);
            if (isFreed || !isHit || turnsOnTheWay) {
                walkFreely(i, time * rideX, time * rideY, time);
            } else if (!headroom.goesOn(i, part * dx, part * dy, scene.steepest) && !advanceToHit(i)) {
                deflection.stop(i);
            }
        }
        if (a.state[i] == ActorArrays.GROUND && casts.span() > 0 && deflection.giveUp(i)) {
            air.goOn(i);
        } else if (a.state[i] == ActorArrays.GROUND) {
            footing.holdBack(i);
        }
        // What was in the way of this actor blocks none that moves later.
        footing.holdTo(Double.NaN);
    }

    /** The same with what a landing has left of a step. */
    void walkOn(int i, double distance) {
        hasLanded = true;
        walk(i, distance);
        hasLanded = false;
    }

    private boolean goesOn(int i) {
        return (walk.remaining != 0 || casts.span() > 0) && a.state[i] == ActorArrays.GROUND;
    }

    /** True if the ground turns away from a walk before it comes to the last hit, which it then misses. */
    private boolean losesGround(int i, double dx, double dy) {
        double time = sweep.time();
        if (time < Tolerance.INSTANT || walk.remaining == 0) {
            return false;
        }
        double rest = casts.rest();
        double span = casts.span();
        boolean isGround = casts.walkable();
        casts.pass(time);
        boolean isLost = isGround ? endsBefore(i, time, dx, dy) : isOffGround(i, time * walk.remaining);
        casts.goBack(rest, span);
        if (!isLost) {
            // The look at the ground has overwritten the hit; repeat the cast.
            casts.advance(i, dx, dy);
        }
        return isLost;
    }

    /** True if the ground has turned away where a walk comes to the last hit. */
    private boolean isOffGround(int i, double walked) {
        double reach = snapReach(-a.groundY[i] * walked, a.groundX[i] * walked);
        double gap = casts.stand(i, sweep.hitX(), sweep.hitY(), reach);
        return gap < 0 || gap > Tolerance.CONTACT;
    }

    /** The same where the hit is ground itself, on which an actor stands there. */
    private boolean endsBefore(int i, double time, double dx, double dy) {
        if (!footing.motion.movesLikeSupport(i, sweep)) {
            // The two grounds move differently: earlier on the way the other one was elsewhere.
            return casts.standBesideHit(i, Tolerance.CONTACT) < 0;
        }
        double wayX = time * -a.groundY[i] * walk.remaining;
        double wayY = time * a.groundX[i] * walk.remaining;
        return joints.endsBefore(i, a.x[i] + time * dx - wayX, a.y[i] + time * dy - wayY, wayX, wayY);
    }

    /** How far below a stretch of a walk ground may be that is still walked on: as steep as can be, and a little. */
    private double snapReach(double dx, double dy) {
        return Math.abs(dx) * scene.steepest - dy + SNAP;
    }

    /**
     * The same by how fast it walks past that.
     *
     * @param below how far the ground below moves to the right in a whole step, px
     */
    private double snapLimit(int i, double below) {
        return hasLanded ? Tolerance.CONTACT : footing.ownSpeed(i, below / dt) * dt * scene.steepest + SNAP;
    }

    /**
     * Walks a stretch in which nothing is in the way, up to where the ground turns or ends.
     *
     * @param rideX how far the support takes the actor meanwhile, px
     * @param stretch which part of the walk that is
     */
    private void walkFreely(int i, double rideX, double rideY, double stretch) {
        double tx = -a.groundY[i];
        double ty = a.groundX[i];
        double x = a.x[i] + rideX;
        double y = a.y[i] + rideY;
        double walked = walk.remaining * stretch;
        double left = walk.remaining - walked;
        double later = turnsOnTheWay ? walk.beyond(walked) : 0;
        place.to(i, x + tx * walked, y + ty * walked);
        double before = footing.motion.rideX(i);
        passed.pass(stretch, rideX, rideY);
        if (Math.abs(walked) <= Tolerance.ROUNDING) {
            walk.remaining = later;
            walk.passWanted(stretch);
            goOffFace(i, left);
            return;
        }
        walk.remaining = walked;
        boolean isBeside = isFreed && deflection.leaveOutEnded(i);
        double part = follow(i, x, y, tx, ty, snapReach(tx * walked, ty * walked));
        if (isBeside) {
            casts.without(-1);
        }
        if (later != 0) {
            walk.remaining += later;
            a.clear(i, ActorFlags.SUPPORT_CHECKED);
        }
        walk.passWanted(part * stretch);
        if (part == 1) {
            goOffFace(i, left);
        }
        if (hasEnded) {
            walk.remaining = deflection.rest(i);
            double restX = walk.remaining * tx + casts.span() * footing.motion.rideX(i);
            double restY = walk.remaining * ty + casts.span() * footing.motion.rideY(i);
            // Level ground that has carried it from the step's beginning lifts it until that is over, though it has
            // ended below it before; what it has landed on, or what is not level, pushes no farther than it reaches.
            leave(i, restX, ty == 0 && !isLiftedLate(i) ? restY : Math.max(0, restY));
        } else if (casts.span() > 0) {
            turn(i, before);
        }
    }

    /** True if an actor has landed in this step, or what it stands on has come up under it within that. */
    private boolean isLiftedLate(int i) {
        boolean isOther = a.supportKind[i] != firstKind || a.supportMajor[i] != firstMajor;
        return hasLanded || isOther && footing.motion.rideY(i) < 0;
    }

    /** A stretch has ended where the face does that deflects the walk, if it has; so many px of that were left. */
    private void goOffFace(int i, double left) {
        if (isFreed) {
            deflection.goOffFace(i, left);
            place.bend(i);
            a.clear(i, ActorFlags.SUPPORT_CHECKED);
        }
    }

    /**
     * The rest of a walk on other ground: along a platform as far as before, and off it as fast to the side in the
     * world, as its speed is.
     *
     * @param before how far the ground before takes the actor to the right in a whole step, px
     */
    private void turn(int i, double before) {
        walk.turn(casts.span() * (before - footing.motion.rideX(i)));
    }

    /** Moves to the last hit. True if it is ground to walk on along, false if it blocks. */
    private boolean advanceToHit(int i) {
        if (!deflection.givesWay(i)) {
            place.toHit(i);
        }
        walk.pass(sweep.time());
        boolean isGround = casts.walkable();
        if (!isGround && steps.stepsOntoHit(i)) {
            return true;
        }
        pushes.reportIfPush(i);
        if (isGround) {
            return walkOntoHit(i);
        }
        deflection.recordBlock(i);
        return false;
    }

    /** Onto the ground of the last hit; false if the walk ends between that and the ground before. */
    private boolean walkOntoHit(int i) {
        if (casts.span() == 0 && Math.abs(walk.remaining) <= Tolerance.CONTACT) {
            return arrive(i);
        }
        if (deflection.isValley(i)) {
            deflection.blockBy();
            return false;
        }
        deflection.addSupport(i);
        double before = footing.motion.rideX(i);
        if (sweep.normalX() == 0) {
            choice.arriveFlat(i);
        } else {
            footing.standOnHit(i, sweep);
        }
        turn(i, before);
        return true;
    }

    /** Ends a walk where the ground changes, on the support there. False if it has reached a wall as well. */
    private boolean arrive(int i) {
        walk.remaining = 0;
        double nx = sweep.normalX();
        double ny = sweep.normalY();
        double look = walk.heading * Tolerance.INSTANT;
        boolean isBlocked = casts.sweep(i, -ny * look, nx * look) && !casts.walkable() && !steps.steps(i);
        if (isBlocked) {
            deflection.recordBlock(i);
            // By the normal of the ground that was hit, whichever of the two then supports the actor.
            deflection.takeSpeed(i, nx, ny);
        }
        if (casts.stand(i, a.x[i], a.y[i], Tolerance.CONTACT) >= 0) {
            settle(i);
        }
        return !isBlocked;
    }

    /**
     * After a free stretch: stays on the ground, goes around a joint, or leaves it.
     *
     * @return the part of the stretch at which the ground turns or has ended; 1 if neither
     */
    private double follow(int i, double x, double y, double tx, double ty, double reach) {
        hasEnded = false;
        double gap = casts.standHere(i, reach);
        double below = footing.motion.movedX(sweep);
        boolean isLevel = gap >= 0 && gap <= Tolerance.CONTACT && a.groundX[i] == sweep.normalX() && !turnsOnTheWay;
        if (isLevel && !joints.dips(i, x, y, tx * walk.remaining, ty * walk.remaining, reach)) {
            settle(i);
            a.set(i, ActorFlags.SUPPORT_CHECKED);
            walk.remaining = 0;
            return 1;
        }
        double walked = walk.remaining;
        double part = joints.lastContact(i, x, y, tx * walked, ty * walked);
        place.to(i, x + tx * walked * part, y + ty * walked * part);
        passed.goBack(i, part);
        double left = walked * (1 - part);
        double probe = Math.min(Tolerance.JOINT_PROBE, Math.abs(left)) * (walked > 0 ? 1 : -1);
        double ahead = casts.stand(i, a.x[i] + tx * probe, a.y[i] + ty * probe, reach);
        if (ahead >= 0 && ahead <= 4 * scene.steepest * Math.abs(probe) + Tolerance.CONTACT) {
            place.bend(i);
            // A probe length beyond the joint, so that the segment before is left for certain.
            place.to(i, a.x[i] + tx * probe, sweep.hitY());
            footing.standOnHit(i, sweep);
            double back = walk.passJoint(left, tx * probe / -a.groundY[i]);
            place.by(i, back * -a.groundY[i], back * a.groundX[i]);
            return part;
        }
        if (gap < 0 && ty == 0 && !isLiftedLate(i)) {
            // Off level ground the whole way is level: the fall begins with the next step.
            passed.goOn();
            place.to(i, x + tx * walked, y);
            walk.remaining = 0;
            hasEnded = true;
            return 1;
        }
        if (gap < 0 && Math.abs(left) <= Tolerance.CONTACT && casts.standHere(i, Tolerance.CONTACT) >= 0) {
            // A rounding error past an edge is none: between two slopes there is no ground that a cast finds.
            passed.goOn();
            settle(i);
            walk.remaining = 0;
            return 1;
        }
        if (gap < 0 || gap > snapLimit(i, below)) {
            // As far beyond the end too, or the fall would land on it again.
            place.by(i, tx * probe, ty * probe);
            walk.remaining = left - probe;
            hasEnded = true;
            return part;
        }
        passed.goOn();
        place.to(i, x + tx * walked, y + ty * walked);
        snap(i, reach);
        return 1;
    }

    /** After an edit: checks whether each actor's ground still exists. */
    public void recheckAll() {
        for (int i = 0; i < a.count; i++) {
            if (a.isActive(i) && !a.has(i, ActorFlags.EMBEDDED)) {
                recheck(i);
            }
        }
    }

    /** Checks the support of an actor after something else than its own motion has moved it or its ground. */
    public void recheck(int i) {
        if (a.state[i] != ActorArrays.GROUND || scene.topDown) {
            return;
        }
        if (casts.stand(i, a.x[i], a.y[i], Tolerance.CONTACT) >= 0) {
            settle(i);
            if (a.supportVx[i] != 0 && footing.motion.isOnStillGround(i)) {
                // An edit has stopped its belt.
                footing.keepVelocity(i);
            }
            // On other ground the speed along it is another velocity.
            footing.showVelocity(i);
        } else {
            footing.fallOff(i, a.supportVx[i], 0);
            a.set(i, ActorFlags.COYOTE);
        }
    }

    /** Keeps an actor that did not walk on its support, if that is still there. */
    public void keepSupport(int i) {
        air.begin();
        snap(i, SNAP);
    }

    /** Snaps down to ground a small drop below if nothing blocks that. */
    private void snap(int i, double reach) {
        walk.remaining = 0;
        double gap = casts.standHere(i, reach);
        if (gap > Tolerance.CONTACT) {
            boolean free = !casts.sweep(i, 0, gap) || sweep.time() * gap >= gap - Tolerance.CONTACT;
            gap = free ? casts.standHere(i, reach) : -1;
        }
        if (gap < 0) {
            leave(i, 0, 0);
            return;
        }
        settle(i);
        a.set(i, ActorFlags.SUPPORT_CHECKED);
    }

    /** Sets an actor down on the ground of the last cast down, which becomes its support. */
    private void settle(int i) {
        place.toHeight(i, sweep.hitY());
        footing.standOnHit(i, sweep);
    }

    /**
     * The ground has ended: the rest of the tick, with what is left of the walk, px, is flight. The whole tick's
     * gravity acts, so that the first airborne tick falls as one from rest.
     */
    public void leave(int i, double dx, double dy) {
        footing.holdBack(i);
        footing.fallOff(i, a.supportVx[i], Math.max(0, a.speed[i] * a.groundX[i]));
        a.set(i, ActorFlags.COYOTE);
        fall(i, dx, dy);
    }

    /** The first fall of an actor that lost its support in this step. */
    public void fall(int i, double dx, double dy) {
        place.bend(i);
        double before = a.vy[i];
        air.gravity(i);
        air.fly(i, dx, dy + ((before + a.vy[i]) / 2 * dt - before * dt));
    }
}
