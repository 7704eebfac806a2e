package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;

/** Corner correction of rising heads: one that hits an edge goes beside it and up. Case JP-06. */
final class HeadCorners {
    private final ActorArrays a;
    private final MotionCasts casts;
    private final Sweep sweep;
    private final Placement place;
    private final Pushes pushes;
    /** Where the head hits, px. */
    private double hitX;

    private double hitY;
    /** What is left of the motion there, px. */
    private double restX;

    private double restY;

    HeadCorners(ActorArrays actors, MotionCasts casts, Placement place, Pushes pushes) {
        a = actors;
        this.casts = casts;
        sweep = casts.sweep;
        this.place = place;
        this.pushes = pushes;
    }

    /** True if the last hit is one of a rising head that may go beside it. */
    boolean mayPass(int i, boolean topDown) {
        boolean isHead = sweep.side() == Outline.BOTTOM && sweep.isFlat() && a.vy[i] < 0;
        return isHead && a.profiles[i].cornerCorrection > 0 && !topDown && a.has(i, ActorFlags.GRAVITY);
    }

    /** What is left of the motion beside the corner to the right, px. */
    double restX() {
        return restX;
    }

    /** The same downwards. */
    double restY() {
        return restY;
    }

    /**
     * Goes around the corner of the last hit, if there is room beside it; else leaves the hit as it was.
     *
     * @param dx what was left of the motion before the hit, px
     * @param dy the same, downwards, px
     * @return true if the actor is beside the corner, where the motion goes on
     */
    boolean passes(int i, double dx, double dy) {
        hitX = sweep.hitX();
        hitY = sweep.hitY();
        double time = sweep.time();
        double rest = casts.rest();
        double span = casts.span();
        // What moves comes after, and what else moves is where it is by then.
        double coming = span * (1 - time) * pushes.movedX(sweep);
        double toLeft = hitX + a.w[i] - sweep.low() + Math.max(0, -coming);
        double toRight = sweep.high() - hitX + Math.max(0, coming);
        casts.pass(time);
        restY = dy * (1 - time);
        int side = nearerSide(i, toLeft, toRight);
        if (side == 0) {
            // The casts above have overwritten the hit; repeat the first one.
            casts.goBack(rest, span);
            casts.advance(i, dx, dy);
            return false;
        }
        place.to(i, hitX + (side < 0 ? -toLeft : toRight), hitY);
        // The rest of a drift that has just been stopped would go back into the corner.
        restX = side * dx < 0 ? 0 : dx * (1 - time);
        if (restX != 0 && hitsAnotherHere(i)) {
            // In a gap of the actor's own width it would hit the corner beyond.
            restX = 0;
        }
        return true;
    }

    /** −1 or 1 to the side to which it is shorter, if that is free; of equal ones the one ahead; 0 for none. */
    private int nearerSide(int i, double toLeft, double toRight) {
        boolean left = mayShift(i, -1, toLeft);
        boolean right = mayShift(i, 1, toRight);
        if (left && right) {
            boolean areEqual = Math.abs(toLeft - toRight) <= Tolerance.ROUNDING;
            left = areEqual ? a.has(i, ActorFlags.FACES_LEFT) : toLeft < toRight;
        }
        return left ? -1 : right ? 1 : 0;
    }

    /** True if a displacement beside the corner is short enough, not against the motion, and free. */
    private boolean mayShift(int i, int side, double far) {
        return far <= a.profiles[i].cornerCorrection + Tolerance.ROUNDING
                && a.vx[i] * side >= -Tolerance.REST_SPEED
                && isClear(i, side * far);
    }

    /** True if there is room beside a hit, and above that. */
    private boolean isClear(int i, double shift) {
        if (casts.sweep(i, hitX, hitY, shift, 0)) {
            return false;
        }
        double rise = Math.min(-1, restY);
        return !casts.sweep(i, hitX + shift, hitY, 0, rise) || sweep.time() * -rise > Tolerance.ROUNDING;
    }

    private boolean hitsAnotherHere(int i) {
        return casts.advance(i, restX, restY)
                && sweep.side() == Outline.BOTTOM
                && -restY * sweep.time() <= Tolerance.ROUNDING;
    }
}
