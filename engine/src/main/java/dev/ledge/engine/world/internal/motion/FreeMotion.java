package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.support.SupportMotion;

/**
 * A displacement through the air or on a ladder, from contact to contact, and what the planes that it hits leave of it.
 * Between two of which each deflects it into the other there is one displacement that both allow, or none. Beside it is
 * kept what it would be if nothing pushed the actor or blocked its ride: where the face that does so ends within the
 * step, the actor goes on with that. Cases CR-05, MP-10, PG-06.
 */
final class FreeMotion {
    private final ActorArrays a;
    private final MotionCasts casts;
    private final Sweep sweep;
    private final Placement place;
    private final SupportMotion supports;
    private final Pushes pushes;
    private final FaceEnds ends;
    /** When no time is left a displacement of no more is over, px. */
    private final double least;
    /** What it has hit. */
    final ContactSet planes;

    private int contacts;
    /** What is left of it, px. */
    double dx;

    double dy;
    /** What it was to be before the last contact, as far as the mover keeps that up to date, px. */
    double wantedX;

    double wantedY;
    /** What is left of it if nothing moved against it, without what carries the actor, px. */
    private double ownX;

    private double ownY;
    /** What receding planes block of that, px. */
    private double blockedX;

    private double blockedY;
    /** How much of the own displacement is from sliding along slanted ceilings, px. */
    private double slidY;
    /** Whether a slanted ceiling that comes has pressed the actor down, and not along itself. */
    private boolean isPressed;
    /** How far a current or a raft carries the actor in a whole step, px, and how much of that is left, 0 to 1. */
    private double carriedX;

    private double carriedY;
    private double left;
    /** Displacement, px, and velocity, px/s, with which an actor came to where it has hit the last planes. */
    private double cameX;

    private double cameY;
    private double cameVx;
    private double cameVy;

    FreeMotion(
            ActorArrays actors,
            MotionCasts casts,
            Placement place,
            SupportMotion supports,
            Pushes pushes,
            double least) {
        a = actors;
        this.casts = casts;
        sweep = casts.sweep;
        this.place = place;
        this.supports = supports;
        this.pushes = pushes;
        this.least = least;
        planes = new ContactSet(actors, casts, supports);
        ends = new FaceEnds(actors, casts, supports);
    }

    /** Motions until the next call are carried by so much in a whole step, px. */
    void carry(double byX, double byY) {
        carriedX = byX;
        carriedY = byY;
    }

    /** How far they are carried to the right in a whole step, px. */
    double carriedX() {
        return carriedX;
    }

    /** How far the plane that was hit last recedes from what carries the actor, in a whole step, px, 0 or less. */
    double recedes() {
        return planes.recedes(planes.last(), carriedX, carriedY);
    }

    /** A motion of so many px begins, with what carries it. */
    void begin(double moveX, double moveY) {
        planes.clear();
        contacts = 0;
        wantedX = moveX;
        wantedY = moveY;
        turn(moveX, moveY);
    }

    /** It begins between two planes of another set, both of which it obeys. */
    void beginBetween(int i, ContactSet from, int one, int other) {
        planes.copy(from, one);
        planes.copy(from, other);
        obey(planes.last());
        obeyOthers(i);
        obeyOther(i, planes.last());
    }

    /** It goes on by so many px, where something has led it around what it hit. */
    void turn(double moveX, double moveY) {
        dx = moveX;
        dy = moveY;
        ends.begin();
        // Casts that keep no time, as nothing near moves, are of the motion of the whole step.
        left = casts.span() > 0 ? casts.span() : 1;
        ownX = moveX - carriedX * left;
        ownY = moveY - carriedY * left;
        blockedX = blockedY = 0;
        slidY = 0;
        isPressed = false;
    }

    /** What is left of it to the right if nothing moved against it, px. */
    double freeX() {
        return ownX + carriedX * left;
    }

    private double freeY() {
        return ownY + carriedY * left;
    }

    /** The same with what receding planes block: what is left of it once nothing blocks it, px. */
    private double leftX() {
        return freeX() + blockedX;
    }

    private double leftY() {
        return freeY() + blockedY;
    }

    /**
     * Looks for the next contact, past faces that end. True if there is one, to which the actor has still to go; false
     * if there is none, and it is at the end, or if there were too many.
     */
    boolean comesToHit(int i) {
        while (contacts < ContactSet.MOST && !isOver(i)) {
            contacts++;
            double end = firstEnd(i);
            boolean isHit = casts.advance(i, dx, dy);
            if (end >= (isHit ? sweep.time() : 1)) {
                if (!isHit) {
                    place.freely(i, dx, dy);
                }
                return isHit;
            }
            goOff(i, end);
        }
        return false;
    }

    private boolean isOver(int i) {
        return casts.span() == 0 && Math.abs(dx) + Math.abs(dy) <= least && (contacts > 0 || !a.fliesLevel(i));
    }

    /** At which part of it the first face ends that makes it differ from what is free, 0 to 1; 1 if none does. */
    private double firstEnd(int i) {
        boolean differs = Math.abs(dx - freeX()) + Math.abs(dy - freeY()) > Tolerance.ROUNDING;
        return differs ? ends.first(i, planes, carriedX != 0 || carriedY != 0, dx, dy) : 1;
    }

    /** Moves the actor to that end: across the face it goes on with what is free. */
    private void goOff(int i, double part) {
        place.part(i, part, dx, dy);
        pass(part);
        if (ends.goesOn(i, planes)) {
            return;
        }
        blockedX = blockedY = 0;
        dx = freeX();
        dy = freeY();
        ends.goOff(planes);
        keepBelowCeilings(i);
        wantedX = dx;
        wantedY = dy;
    }

    /** Slanted ceilings that press down do so as far as the motion aside takes the actor below them, no farther. */
    private void keepBelowCeilings(int i) {
        for (int k = 0; isPressed && k <= planes.last(); k++) {
            if (planes.presses(k) && planes.isTouched(i, k)) {
                dy = Math.max(dy, dy - planes.clearance(k, dx, dy) / planes.normalY(k));
            }
        }
    }

    /** Moves the actor to the last hit. */
    void advanceToHit(int i) {
        double time = sweep.time();
        place.toHit(i);
        boolean isFirst = planes.last() < 0 || time * (Math.abs(dx) + Math.abs(dy)) > Tolerance.ROUNDING;
        pass(time);
        if (isFirst) {
            come(i, dx, dy);
        }
    }

    /** An actor comes to where it hits a plane. */
    private void come(int i, double byX, double byY) {
        cameX = byX;
        cameY = byY;
        cameVx = a.vx[i];
        cameVy = a.vy[i];
    }

    /** A floating actor stops between two still planes hit at once: one alone would turn it along the other. */
    void stopInHollow(int i) {
        int last = planes.last();
        if (!planes.isStill(last)) {
            // What pushes it there has it come so far.
            double missing = Math.min(0, planes.clearance(last, cameX, cameY));
            come(i, cameX - missing * planes.normalX(last), cameY - missing * planes.normalY(last));
        }
        if (planes.takeAll(i, cameVx, cameVy, carriedX, carriedY)) {
            a.setVelocity(i, 0, 0);
        }
        if (planes.takeAll(i, cameX, cameY, 0, 0)) {
            stop();
        }
    }

    /** Between two still planes nothing is left of it, not even once something has lifted the actor off these. */
    private void stop() {
        dx = 0;
        dy = 0;
        ownX = -carriedX * left;
        ownY = -carriedY * left;
        blockedX = blockedY = 0;
    }

    /**
     * A wall leaves it so far aside: a slanted ceiling presses the actor no farther down than that takes it there, and
     * what it was led down along one is over.
     */
    void stopAside(int i, double byX, boolean falls) {
        dx = byX;
        for (int k = 0; falls && k < planes.last(); k++) {
            boolean isSlid = slidY != 0 && planes.normalX(k) != 0 && planes.normalY(k) > 0 && planes.isLevelWith(i, k);
            if (isSlid || planes.presses(k) && planes.isTouched(i, k)) {
                ownY -= slidY;
                slidY = 0;
                dy = freeY();
            }
        }
    }

    private void pass(double part) {
        dx *= 1 - part;
        dy *= 1 - part;
        ownX *= 1 - part;
        ownY *= 1 - part;
        blockedX *= 1 - part;
        blockedY *= 1 - part;
        slidY *= 1 - part;
        left *= 1 - part;
    }

    /** Takes from what is free what goes into the last hit. */
    void deflectFree() {
        double wasX = ownX;
        double wasY = ownY;
        takeInto();
        hold(wasX, wasY);
    }

    private void takeInto() {
        double into = Math.min(0, ownX * sweep.normalX() + ownY * sweep.normalY() - left * recedes());
        ownX -= into * sweep.normalX();
        ownY -= into * sweep.normalY();
    }

    /** What the last hit has taken of what was free is only blocked by it for now if that recedes. */
    private void hold(double wasX, double wasY) {
        double push = supports.movedX(sweep) * sweep.normalX() + supports.movedY(sweep) * sweep.normalY();
        if (push < -Tolerance.ROUNDING) {
            blockedX += wasX - ownX;
            blockedY += wasY - ownY;
        }
    }

    /**
     * The same in the air, where what comes from above or below gives the actor its own speed up or down.
     *
     * @param falls whether gravity acts: then a sloped ceiling takes the rise alone, and a slant too steep to walk is a
     *     wall
     */
    void deflectFreeInAir(boolean falls) {
        double nx = sweep.normalX();
        double ny = sweep.normalY();
        double planeX = casts.span() * supports.movedX(sweep);
        double planeY = casts.span() * supports.movedY(sweep);
        boolean comes = Slant.comes(nx, ny, planeX, planeY);
        boolean takesRise = ny > 0 && (nx == 0 || falls && Slant.isCeiling(sweep));
        boolean pressesDown = takesRise && comes && Slant.isLevel(nx, ny);
        double wasX = ownX;
        double wasY = ownY;
        if (takesRise) {
            // What recedes is followed until the step is over, though the speed up is lost.
            ownY = Math.max(ownY, nx == 0 ? planeY : comes ? Math.max(0, planeY) : 0);
        } else if (ny == -1) {
            ownY = Math.min(ownY, planeY);
        }
        if (falls && nx != 0 && !pressesDown && (comes || !takesRise)) {
            double least = left * recedes();
            ownX = ownX * nx < least ? least / nx : ownX;
        }
        isPressed |= pressesDown && nx != 0;
        if (nx != 0 && !pressesDown) {
            double before = ownY;
            takeInto();
            slidY += ny > 0 ? ownY - before : 0;
        }
        hold(wasX, wasY);
    }

    /**
     * What a plane makes of it is no beginning for another that leans to the same side, if one of them moves: together
     * they may take it less far, or the last one alone.
     */
    void startAnew(int i) {
        int last = planes.last();
        for (int k = 0; k < last; k++) {
            boolean moves = !planes.isStill(k) || !planes.isStill(last);
            if (moves && planes.lean(k, last) && !planes.isLeftOut(i, k) && planes.isTouched(i, k)) {
                dx = leftX();
                dy = leftY();
                return;
            }
        }
    }

    /** Clips what obeys the plane that was hit last to the others, too. */
    void obeyOthers(int i) {
        for (int k = 0; k < planes.last(); k++) {
            if (!planes.isLeftOut(i, k) && planes.isTouched(i, k)) {
                obeyOther(i, k);
            }
        }
    }

    /** The same for one of the others, which is touched. */
    private void obeyOther(int i, int k) {
        boolean isBroken = planes.clearance(k, dx, dy) < -Tolerance.ROUNDING;
        int last = planes.last();
        if (isBroken && ends.isOver(i, planes, k, dx, dy)) {
            // What it took is lost, as where it ends on the way.
            if (planes.normalX(k) != 0 && planes.normalX(last) == 0) {
                dx = wantedX = freeX();
            }
            if (planes.normalY(k) != 0 && planes.normalY(last) == 0) {
                dy = wantedY = freeY();
            }
            return;
        }
        if (isBroken && planes.isStill(k) && planes.isStill(last)) {
            stop();
        } else if (isBroken) {
            passBetween(i, k, last);
        }
        planes.keepBetween(i, k, carriedX, carriedY);
    }

    /** Two planes of which one moves: along one where that leads past the other, out along both, or pressed. */
    private void passBetween(int i, int k, int last) {
        double sine = planes.normalX(k) * planes.normalY(last) - planes.normalY(k) * planes.normalX(last);
        double cosine = planes.normalX(k) * planes.normalX(last) + planes.normalY(k) * planes.normalY(last);
        if (cosine > 0 && isLeftBehind(last, k)) {
            dx = leftX();
            dy = leftY();
            obey(k);
        } else if (cosine > 0 && Math.abs(sine) < ContactSet.MIN_SINE) {
            obey(k);
        } else if (planes.leadOut(k, last)) {
            double first = planes.push(k) * casts.span() / sine;
            double second = planes.push(last) * casts.span() / sine;
            dx = first * planes.normalY(last) - second * planes.normalY(k);
            dy = second * planes.normalX(k) - first * planes.normalX(last);
        } else {
            pressBetween(i, k, last);
        }
    }

    /**
     * True if a slanted ceiling is left behind along another plane, which takes the actor aside to where it is higher:
     * it has taken the rise, or given the actor its own speed, but blocks nothing any more.
     */
    private boolean isLeftBehind(int ceiling, int other) {
        if (planes.normalX(ceiling) == 0 || planes.normalY(ceiling) <= 0) {
            return false;
        }
        double missing = Math.min(0, planes.clearance(other, leftX(), leftY()));
        double x = leftX() - missing * planes.normalX(other);
        double y = leftY() - missing * planes.normalY(other);
        return planes.clearance(ceiling, x, y) >= -Tolerance.ROUNDING;
    }

    /** Lets it keep to a plane. */
    private void obey(int k) {
        double missing = Math.min(0, planes.clearance(k, dx, dy));
        dx -= missing * planes.normalX(k);
        dy -= missing * planes.normalY(k);
    }

    /** Two planes close upon an actor. */
    private void pressBetween(int i, int first, int second) {
        int plane = pushes.pressBetween(i, planes, first, second, carriedX * left, carriedY * left, freeX(), freeY());
        if (plane < 0) {
            dx = 0;
            dy = 0;
            return;
        }
        obey(plane);
        if (a.has(i, ActorFlags.CRUSH_CANDIDATE)) {
            casts.withoutCrushing(i, a.blockedPushes);
            stayOutOf(i, first + second - plane, plane);
        }
    }

    /** An actor that is pressed against a plane goes along that, but no farther into what presses it. */
    private void stayOutOf(int i, int mover, int anvil) {
        double away = planes.push(anvil) * casts.span();
        double alongX = dx - away * planes.normalX(anvil);
        double alongY = dy - away * planes.normalY(anvil);
        boolean goesInto = alongX * planes.normalX(mover) + alongY * planes.normalY(mover) < -Tolerance.ROUNDING;
        if (goesInto && planes.isLeftOut(i, mover)) {
            dx -= alongX;
            dy -= alongY;
            a.setVelocity(i, 0, 0);
        }
    }

    /** True if more contacts than there can be leave no displacement, and one of them lets the actor through. */
    boolean isLetThrough(int i) {
        return casts.span() > 0 && pushes.pin(i, planes, carriedX * left, carriedY * left, freeX(), freeY());
    }
}
