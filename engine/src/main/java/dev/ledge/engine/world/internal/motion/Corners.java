package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.support.SupportMotion;

/**
 * Corner correction: a rising head that hits an edge goes beside it and up, a horizontal dash over or under the corner,
 * a downward one beside it; seen from above a dash in any direction. Cases JP-06, MV-05.
 */
final class Corners {
    /** Most things that make up one corner. */
    private static final int MOST_PIECES = 4;

    private final ActorArrays a;
    private final MotionCasts casts;
    private final Sweep sweep;
    private final Placement place;
    private final SupportMotion motion;
    /** Where the last hit is, px. */
    private double x;

    private double y;
    /** True if that is at the side of something, and if it is a rising head. */
    private boolean isSide;

    private boolean isHead;
    /** How far the motion goes on beside it, px. */
    private double ahead;
    /** What is left of the motion there, px. */
    private double restX;

    private double restY;
    /** How much of the step is left there, of 1. */
    private double left;
    /** How far what was hit first moves along its face meanwhile, px. */
    private double coming;
    /** How far the last corner that was measured then follows the actor, px. */
    private double follows;
    /** True if there was room beside the hit, but not on from there. */
    private boolean isAheadBlocked;

    Corners(ActorArrays actors, MotionCasts casts, Placement place, SupportMotion motion) {
        a = actors;
        this.casts = casts;
        sweep = casts.sweep;
        this.place = place;
        this.motion = motion;
    }

    /**
     * Goes around the corner of the last hit, if it is one and there is room beside it; else leaves the hit as it was.
     *
     * @param isFromAbove whether the level is seen from above, where nothing has a head, and all sides are alike
     * @return true if the actor is beside the corner, where the motion goes on
     */
    boolean passes(int i, FreeMotion way, boolean isFromAbove) {
        double dx = way.dx;
        double dy = way.dy;
        isHead = !isFromAbove && sweep.side() == Outline.BOTTOM && a.vy[i] < 0 && a.has(i, ActorFlags.GRAVITY);
        boolean dashes = a.isDashing(i) && (isFromAbove || sweep.side() != Outline.BOTTOM) && isIntoHit(dx, dy);
        if (!(isHead || dashes) || !isCorner(i)) {
            return false;
        }
        double time = sweep.time();
        double rest = casts.rest();
        double span = casts.span();
        left = span * (1 - time);
        noteHit(dx * (1 - time), dy * (1 - time));
        double back = reach(i, -1);
        double followsBack = follows;
        double on = reach(i, 1);
        double followsOn = follows;
        casts.pass(time);
        back = clearReach(i, -1, back, followsBack);
        on = clearReach(i, 1, on, followsOn);
        int to = nearerSide(i, back, on);
        if (to == 0) {
            // The casts above have overwritten the hit; repeat the first one.
            casts.goBack(rest, span);
            casts.advance(i, dx, dy);
            return false;
        }
        goBeside(i, to, to < 0 ? -back : on);
        way.turn(restX, restY);
        return true;
    }

    private boolean isCorner(int i) {
        return sweep.isFlat() && a.profiles[i].cornerCorrection > 0;
    }

    /** Notes where the last hit is, and what is left of the motion there, px. */
    private void noteHit(double leftX, double leftY) {
        x = sweep.hitX();
        y = sweep.hitY();
        restX = leftX;
        restY = leftY;
        isSide = sweep.normalX() != 0;
        double way = isSide ? -sweep.normalX() : -sweep.normalY();
        coming = coming();
        ahead = way * Math.max(1, way * (isSide ? restX : restY));
    }

    /** True if a motion goes into the last hit, which does not just come at the actor. */
    private boolean isIntoHit(double dx, double dy) {
        return dx * sweep.normalX() + dy * sweep.normalY() < 0;
    }

    /** How far it is past the end of the last hit to one side, px. */
    private double reach(int i, int way) {
        // What the corner moves until the motion is over has to be cleared too, less what the actor does.
        follows = Math.max(0, way * coming() - Math.max(0, way * (isSide ? restY : restX)));
        return follows + (way < 0 ? (isSide ? y + a.h[i] : x + a.w[i]) - sweep.low() : sweep.high() - (isSide ? y : x));
    }

    /** How far what is hit moves along its face until the motion is over, px. */
    private double coming() {
        return left * (isSide ? motion.movedY(sweep) : motion.movedX(sweep));
    }

    /**
     * How far it is to where there is room beside the corner, px: past the end of what was hit, and of what continues
     * that; infinite if that is too far, against the motion or not free.
     *
     * @param following how much of it is from the corner following the actor, px
     */
    private double clearReach(int i, int way, double reach, double following) {
        double far = reach;
        follows = following;
        for (int piece = 0; piece < MOST_PIECES && mayShift(i, way, far); piece++) {
            if (isClear(i, way * far)) {
                return far;
            }
            double next = isAheadBlocked && sweep.isFlat() ? reach(i, way) : far;
            if (next <= far + Tolerance.ROUNDING) {
                break;
            }
            far = next;
        }
        return Double.POSITIVE_INFINITY;
    }

    /** −1 or 1 to the nearer side, back or on; of equally near ones the upper one, or the one ahead; 0 for none. */
    private int nearerSide(int i, double back, double on) {
        if (Math.min(back, on) == Double.POSITIVE_INFINITY) {
            return 0;
        }
        boolean areEqual = Math.abs(back - on) <= Tolerance.ROUNDING;
        return (areEqual ? isSide || a.has(i, ActorFlags.FACES_LEFT) : back < on) ? -1 : 1;
    }

    /**
     * True if a displacement beside the corner is short enough, and not against the motion, or that past the corner.
     */
    private boolean mayShift(int i, int way, double far) {
        double across = isSide ? a.vy[i] : a.vx[i];
        double past = across - motion.velocityAlong(sweep, isSide);
        // A head is past it by what it hits; what that follows is a push.
        double corrected = isHead ? far - follows : far;
        return corrected <= a.profiles[i].cornerCorrection + Tolerance.ROUNDING
                && Math.max(across * way, past * way) >= -Tolerance.REST_SPEED;
    }

    /** True if there is room beside a hit, and on from there. */
    private boolean isClear(int i, double shift) {
        isAheadBlocked = false;
        double aside = isSide ? 0 : shift;
        double up = isSide ? shift : 0;
        if (casts.sweep(i, x, y, aside, up) && (1 - sweep.time()) * Math.abs(shift) > Tolerance.ROUNDING) {
            return false;
        }
        isAheadBlocked = casts.sweep(i, x + aside, y + up, isSide ? ahead : 0, isSide ? 0 : ahead)
                && sweep.time() * Math.abs(ahead) <= Tolerance.ROUNDING;
        return !isAheadBlocked;
    }

    private void goBeside(int i, int to, double shift) {
        // The rest of a drift that has just been stopped would go back into the corner, unless that goes away, ...
        if (isSide) {
            restY = beside(restY, to);
        } else {
            restX = beside(restX, to);
        }
        if (isHead) {
            place.to(i, x + shift, y);
            // ... and in a gap of the actor's own width into the corner beyond.
            restX = restX != 0 && hitsAnotherHere(i) ? 0 : restX;
            return;
        }
        place.to(i, x, y);
        place.bend(i);
        place.by(i, isSide ? 0 : shift, isSide ? shift : 0);
        place.bend(i);
    }

    /** What of a displacement along the face that was hit does not lead back into the corner, px. */
    private double beside(double rest, int to) {
        return to < 0 ? Math.min(rest, Math.max(0, coming)) : Math.max(rest, Math.min(0, coming));
    }

    private boolean hitsAnotherHere(int i) {
        return casts.advance(i, restX, restY)
                && sweep.side() == Outline.BOTTOM
                && -restY * sweep.time() <= Tolerance.ROUNDING;
    }
}
