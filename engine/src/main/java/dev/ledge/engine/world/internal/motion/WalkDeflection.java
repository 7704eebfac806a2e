package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ContactLog;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.Footing;

/**
 * What planes leave of a walk along the ground: they stop, push or press the actor, and block its ride. Cases MP-03,
 * CR-04, CR-05.
 */
final class WalkDeflection {
    private final ActorArrays a;
    private final MotionCasts casts;
    private final Sweep sweep;
    private final Placement place;
    private final ContactLog contacts;
    private final Footing footing;
    private final AirMover air;
    private final Pushes pushes;
    private final Walk walk;
    private final double dt;
    private final ContactSet planes;
    private final FaceEnds ends;
    /** Normal of what was in the way last. */
    private double blockX;

    private double blockY;
    /** How far that moves in a whole step, px. */
    private double blockMovesX;

    private double blockMovesY;
    /** How far a belt or a current is to take the actor along the ground in a whole step, px. */
    private double carried;

    WalkDeflection(
            ActorArrays actors,
            MotionCasts casts,
            Placement place,
            ContactLog contacts,
            Footing footing,
            AirMover air,
            Pushes pushes,
            Walk walk,
            double dt) {
        a = actors;
        this.casts = casts;
        sweep = casts.sweep;
        this.place = place;
        this.contacts = contacts;
        this.footing = footing;
        this.air = air;
        this.pushes = pushes;
        this.walk = walk;
        this.dt = dt;
        planes = new ContactSet(actors, casts, footing.motion);
        ends = new FaceEnds(actors, casts, footing.motion);
    }

    /** Walks until the next call are transported by so much in a whole step, px along the ground. */
    void carry(double by) {
        carried = by;
    }

    void begin() {
        planes.clear();
        ends.begin();
        footing.holdTo(Double.NaN);
    }

    /**
     * A walk has had too many contacts to go on: they press the actor.
     *
     * @return true if one of them lets it through, and it may go on
     */
    boolean giveUp(int i) {
        double restX = restX(i, walk.remaining);
        double restY = restY(i, walk.remaining);
        double rideX = restX(i, 0);
        double rideY = restY(i, 0);
        footing.holdBack(i);
        addSupport(i);
        return pushes.pin(i, planes, rideX, rideY, restX, restY);
    }

    /**
     * At which part of a displacement the first face ends that has deflected the walk.
     *
     * @return 0 to 1; 1 if none does
     */
    double firstEnd(int i, double dx, double dy) {
        boolean differs = walk.isDeflected() && Math.abs(freed(i) - walk.remaining) > Tolerance.ROUNDING;
        return differs ? ends.first(i, planes, isCarried(i), dx, dy) : 1;
    }

    private boolean isCarried(int i) {
        return footing.motion.rideX(i) != 0 || footing.motion.rideY(i) != 0 || carried != 0;
    }

    /**
     * What has deflected a stretch up to that end goes past the actor there: flush with its feet, but beside it, and no
     * ground on the way.
     *
     * @return false if something else is left out already, or it is another face of what the actor stands on
     */
    boolean leaveOutEnded(int i) {
        int platform = ends.platform(planes);
        boolean isSupport = a.supportKind[i] == SupportKind.PLATFORM && a.supportMajor[i] == platform;
        if (platform < 0 || isSupport || !casts.isWithAll()) {
            return false;
        }
        casts.without(platform);
        return true;
    }

    /**
     * A stretch has come to that end.
     *
     * @param left what is left of the walk if the face goes on, px
     */
    void goOffFace(int i, double left) {
        if (ends.goesOn(i, planes)) {
            walk.remaining += left;
        } else {
            ends.goOff(planes);
            walk.free(freed(i));
        }
    }

    /** What is left of a walk that ends in the air, px: what deflects it there is hit anew. */
    double rest(int i) {
        return walk.isDeflected() ? freed(i) : walk.remaining;
    }

    /** What a walk goes on with where the face ends that has deflected it, px: what that takes of its own is lost. */
    private double freed(int i) {
        double transport = carried * casts.span();
        double own = walk.wanted() - transport;
        double along = along(a.groundX[i], a.groundY[i]);
        double least = recedes(i, along, carried) * casts.span();
        return transport + (own * along < least ? least / along : own);
    }

    /** Something is in the way, even at the very end: it takes own speed against it, and holds the actor back. */
    void stop(int i) {
        takeSpeed(i, a.groundX[i], a.groundY[i]);
        double tx = -a.groundY[i];
        double span = casts.span();
        double left = 0;
        boolean isTaken = false;
        if (span == 0) {
            // No time is left, but another wall may be reached at the same moment: look an instant farther.
            boolean looksOn = a.speed[i] * walk.heading > 0 && a.speed[i] * along(a.groundX[i], a.groundY[i]) >= 0;
            walk.remaining = looksOn ? walk.heading * Tolerance.INSTANT : 0;
        } else {
            double before = walk.remaining;
            deflect(i);
            isTaken = walk.remaining != before;
            left = (footing.motion.rideX(i) + tx * walk.remaining / span) / dt;
        }
        boolean isAlong = a.supportVx[i] * (tx * blockX + a.groundX[i] * blockY) == 0;
        if (leadsInto(i) || isAlong && isTaken) {
            // It holds the actor back if the ride leads into it, or if it changed the walk and that leads along it;
            // what pushes takes as much as if it stood still, as it gives no actor a speed.
            footing.holdTo((left * blockX > 0 ? 0 : left) - a.speed[i] * tx);
        }
    }

    /** True if the ride leads into what is in the way: a belt leads along its ground, whatever else to the side. */
    private boolean leadsInto(int i) {
        double belt = a.supportVx[i] == 0 ? 0 : footing.motion.beltY(i) / dt;
        return a.supportVx[i] * blockX + belt * blockY < 0;
    }

    /** Takes own speed along ground of a normal, as far as what is in the way does not go away from the ride. */
    void takeSpeed(int i, double groundX, double groundY) {
        double along = along(groundX, groundY);
        double least = recedes(i, along, footing.motion.transportAlong(i)) / dt;
        if (a.speed[i] * along < least) {
            a.speed[i] = least / along + 0.0;
        }
    }

    /**
     * How far what is in the way recedes from what carries an actor, px along its normal in a whole step, 0 or less.
     *
     * @param along how far a px to the right along the ground takes the actor off it, px
     * @param transport how far a belt or a current takes the actor along the ground, px to the right; in the step of a
     *     landing it is still carried as in the air, but its speed is one relative to the ground
     */
    private double recedes(int i, double along, double transport) {
        double comesX = blockMovesX - footing.motion.rideX(i);
        double comesY = blockMovesY - footing.motion.rideY(i);
        return ContactSet.recession(comesX * blockX + comesY * blockY - transport * along);
    }

    /** How far a px to the right along ground of a normal takes an actor off what is in the way, px. */
    private double along(double groundX, double groundY) {
        return -groundY * blockX + groundX * blockY;
    }

    /** A face blocks or pushes: the rest of the walk is what it allows along the ground. */
    private void deflect(int i) {
        planes.add(i);
        int last = planes.last();
        double before = walk.remaining;
        walk.keepWanted();
        // Ground that can be walked on never closes upon an actor with other ground.
        boolean isScissors = !casts.walkable() && !leadsOut(i, last);
        if (!isScissors || need(i, last) <= Tolerance.ROUNDING) {
            walk.remaining = isScissors ? 0 : need(i, last) / along(i, last);
            obeyOthers(i, last, before);
        } else if (isPushedOut(i, last)) {
            obeyOthers(i, planes.last(), before);
        } else {
            // They close upon it like scissors.
            walk.remaining = before;
            addSupport(i);
            pressBetween(i, last, planes.last(), before);
        }
    }

    /** True if something else pushes an actor out from between a face and the ground that close upon it. */
    private boolean isPushedOut(int i, int plane) {
        double span = casts.span();
        double rideX = span * footing.motion.rideX(i);
        double rideY = span * footing.motion.rideY(i);
        boolean isSlope = Math.abs(along(i, plane)) > Tolerance.ROUNDING;
        if (!isSlope || planes.kind(plane) != SupportKind.PLATFORM || !casts.isWithAll()) {
            return false;
        }
        casts.without(planes.major(plane));
        boolean isMet = casts.advance(i, rideX, rideY) && sweep.time() < Tolerance.INSTANT && !casts.walkable();
        casts.without(-1);
        if (!isMet) {
            return false;
        }
        planes.add(i);
        int last = planes.last();
        boolean isOut = pushesOn(i, last)
                && planes.clearance(plane, rideX - a.groundY[i] * walk.remaining, rideY + a.groundX[i] * walk.remaining)
                        >= -Tolerance.ROUNDING;
        if (isOut) {
            pushes.reportIfPush(i);
            recordBlock(i);
        } else {
            planes.remove(last);
        }
        return isOut;
    }

    /** How far a px of a walk to the right takes an actor off a plane, px. */
    private double along(int i, int plane) {
        return planes.normalX(plane) * -a.groundY[i] + planes.normalY(plane) * a.groundX[i];
    }

    /** How far an actor that only rides has to be taken off a plane until the motion is over, px. */
    private double need(int i, int plane) {
        double span = casts.span();
        return -planes.clearance(plane, span * footing.motion.rideX(i), span * footing.motion.rideY(i));
    }

    /**
     * What obeys the face that was hit last obeys the ones before, too, or is between two of them.
     *
     * @param before what was left of the walk before it hit that, px
     */
    private void obeyOthers(int i, int last, double before) {
        double least = walk.remaining;
        int broken = broken(i, last);
        // If both push the same way the one that needs the longer walk decides.
        if (broken >= 0 && !(pushesOn(i, broken) && broken(i, last + 1) < 0)) {
            walk.remaining = least;
            if (facesUp(i, broken) && facesUp(i, last) && planes.leadOut(broken, last)) {
                rise(i, broken, last, freed(i));
            } else {
                pressBetween(i, broken, last, before);
            }
        }
    }

    /** True if a face does not press an actor onto the ground. */
    private boolean facesUp(int i, int k) {
        return planes.normalX(k) * a.groundX[i] + planes.normalY(k) * a.groundY[i] >= -Tolerance.ROUNDING;
    }

    /** Two faces close upon each other along the ground: off that, out along both. Case CR-03. */
    private void rise(int i, int broken, int last, double wanted) {
        double restX = restX(i, wanted);
        double restY = restY(i, wanted);
        footing.holdBack(i);
        footing.fallOff(i, a.supportVx[i], 0);
        air.rise(i, restX, restY, planes, broken, last);
    }

    /** How far to the right the ground and so long a walk along it take an actor until the step is over, px. */
    private double restX(int i, double distance) {
        return Numbers.sum(casts.span() * footing.motion.rideX(i), -a.groundY[i] * distance);
    }

    /** The same downwards. */
    private double restY(int i, double distance) {
        return Numbers.sum(casts.span() * footing.motion.rideY(i), a.groundX[i] * distance);
    }

    /** The first of some planes against which the rest of the walk goes, −1 if there is none. */
    private int broken(int i, int count) {
        double span = casts.span();
        double dx = -a.groundY[i] * walk.remaining + span * footing.motion.rideX(i);
        double dy = a.groundX[i] * walk.remaining + span * footing.motion.rideY(i);
        for (int k = 0; k < count; k++) {
            if (!planes.isLeftOut(i, k)
                    && planes.isTouched(i, k)
                    && planes.clearance(k, dx, dy) < -Tolerance.ROUNDING
                    && !ends.isOver(i, planes, k, dx, dy)) {
                return k;
            }
        }
        return -1;
    }

    /** Walks as far as a plane needs. False if that does not help against it. */
    private boolean pushesOn(int i, int plane) {
        if (!leadsOut(i, plane)) {
            return false;
        }
        walk.remaining = need(i, plane) / along(i, plane);
        return true;
    }

    /** True if an actor gets out from between the ground and a face that close upon it. */
    private boolean leadsOut(int i, int plane) {
        return planes.isShortWayOut(
                plane, a.groundX[i], a.groundY[i], footing.motion.rideX(i), footing.motion.rideY(i));
    }

    /** What an actor stands on is one of the planes that it touches. */
    void addSupport(int i) {
        planes.addSupport(i);
    }

    /** True if an actor touches a plane that moves, other than two of them. */
    private boolean isAtMoving(int i, int first, int second) {
        for (int k = 0; k <= planes.last(); k++) {
            boolean isOther = k != first && k != second && !planes.isStill(k);
            if (isOther && planes.isTouched(i, k)) {
                return true;
            }
        }
        return false;
    }

    /** Between two faces, or the ground and a face, there is no room for what is left of a walk. */
    private void pressBetween(int i, int first, int second, double wanted) {
        // Beside another face that moves the walk goes on as without that: it is hit again, and may end.
        double own = isAtMoving(i, first, second) ? freed(i) : wanted;
        double restX = restX(i, own);
        double restY = restY(i, own);
        double rideX = restX(i, 0);
        double rideY = restY(i, 0);
        // Before the support may be lost, as the velocity that a fall inherits is limited by that.
        footing.holdBack(i);
        int plane = pushes.pressBetween(i, planes, first, second, rideX, rideY, restX, restY);
        if (plane < 0 && giveUp(i)) {
            // These two leave each other alone, but the ground moves the actor against both.
            air.goOn(i);
            return;
        }
        if (a.state[i] != ActorArrays.GROUND) {
            // Its ground has let it through.
            air.fly(i, restX, Math.max(0, restY));
            return;
        }
        boolean isBySupport = a.supportKind[i] == SupportKind.PLATFORM
                && a.blockedPushes.platform(a.blockedPushes.last(i)) == a.supportMajor[i];
        if (plane < 0 || a.has(i, ActorFlags.CRUSH_CANDIDATE) && isBySupport) {
            if (plane >= 0) {
                // Its own support presses it: it goes along the plane that it is pressed against as that takes it.
                double missing = Math.min(0, planes.clearance(plane, rideX, rideY));
                place.by(i, rideX - missing * planes.normalX(plane), rideY - missing * planes.normalY(plane));
            }
            walk.remaining = 0;
            casts.finish();
            return;
        }
        if (a.has(i, ActorFlags.CRUSH_CANDIDATE)) {
            casts.withoutCrushing(i, a.blockedPushes);
        }
        if (!pushesOn(i, plane)) {
            walk.remaining = wanted;
        }
    }

    /**
     * True if the ground of the last hit is the one that an actor has just left for what it stands on, which leads back
     * to it: from there on it goes between the two. What is pushed back goes back.
     */
    boolean isValley(int i) {
        double sine = sweep.normalX() * -a.groundY[i] + sweep.normalY() * a.groundX[i];
        return !walk.isDeflected() && Math.abs(sine) > Tolerance.ROUNDING && planes.hasHit(i);
    }

    /** True if a look beyond a joint alone has led into the last hit, which goes on ahead: back would be before it. */
    boolean givesWay(int i) {
        double into = (a.x[i] - sweep.hitX()) * walk.heading;
        boolean isTouched = sweep.time() == 0 && sweep.normalY() == 0;
        double probe = Tolerance.JOINT_PROBE + Tolerance.ROUNDING;
        return isTouched && into > 0 && into <= probe && footing.motion.movedX(sweep) * walk.heading > 0;
    }

    /** Reports that the last hit is in the way. */
    void recordBlock(int i) {
        contacts.recordHit(i);
        blockBy();
    }

    /** The last hit is in the way, but nothing to report. */
    void blockBy() {
        blockX = sweep.normalX();
        blockY = sweep.normalY();
        blockMovesX = footing.motion.movedX(sweep);
        blockMovesY = footing.motion.movedY(sweep);
    }
}
