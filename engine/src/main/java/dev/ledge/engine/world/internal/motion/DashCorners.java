package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;

/**
 * Corner correction of dashes: a horizontal dash goes over or under the corner, a downward one beside it. An upward one
 * is corrected as every rising head is. Case MV-05.
 */
final class DashCorners {
    private final ActorArrays a;
    private final MotionCasts casts;
    private final Sweep sweep;
    private final Placement place;
    /** Where the last hit is, px. */
    private double x;

    private double y;
    /** True if that is at the side of something. */
    private boolean isSide;
    /** How far the motion goes on beside it, px. */
    private double ahead;

    DashCorners(ActorArrays actors, MotionCasts casts, Placement place) {
        a = actors;
        this.casts = casts;
        sweep = casts.sweep;
        this.place = place;
    }

    /**
     * Goes around the corner of the last hit, if it is one; else leaves the hit as it was.
     *
     * @param dx what was left of the motion before the hit, px
     * @param dy the same, downwards, px
     * @return true if the actor is beside the corner, where the motion goes on
     */
    boolean passes(int i, double dx, double dy) {
        if (!mayPass(i)) {
            return false;
        }
        isSide = sweep.side() != Outline.TOP;
        if ((isSide ? dx * sweep.normalX() : dy * sweep.normalY()) >= 0) {
            // It comes at the actor, which does not dash into it.
            return false;
        }
        x = sweep.hitX();
        y = sweep.hitY();
        double left = 1 - sweep.time();
        ahead = isSide ? Math.copySign(Math.max(1, Math.abs(dx) * left), dx) : Math.max(1, dy * left);
        double rest = casts.rest();
        double span = casts.span();
        casts.pass(sweep.time());
        double shift = shortest(i);
        if (Double.isNaN(shift)) {
            casts.goBack(rest, span);
            casts.advance(i, dx, dy);
            return false;
        }
        place.to(i, x, y);
        place.bend(i);
        place.by(i, isSide ? 0 : shift, isSide ? shift : 0);
        place.bend(i);
        return true;
    }

    private boolean mayPass(int i) {
        return sweep.isFlat() && sweep.side() != Outline.BOTTOM && a.profiles[i].cornerCorrection > 0;
    }

    /**
     * The shorter one of two free displacements beside the corner; of equally long ones the upper one, or the one
     * ahead; not a number for none.
     */
    private double shortest(int i) {
        double back = (isSide ? y + a.h[i] : x + a.w[i]) - sweep.low();
        double on = sweep.high() - (isSide ? y : x);
        double across = isSide ? a.vy[i] : a.vx[i];
        boolean mayBack = mayShift(i, -1, back, across);
        boolean mayOn = mayShift(i, 1, on, across);
        if (mayBack && mayOn) {
            boolean areEqual = Math.abs(back - on) <= Tolerance.ROUNDING;
            mayBack = areEqual ? isSide || a.has(i, ActorFlags.FACES_LEFT) : back < on;
        }
        return mayBack ? -back : mayOn ? on : Double.NaN;
    }

    /** True if a displacement beside the corner is short enough, not against the motion, and free. */
    private boolean mayShift(int i, int way, double far, double across) {
        return far <= a.profiles[i].cornerCorrection + Tolerance.ROUNDING
                && across * way >= -Tolerance.REST_SPEED
                && isClear(i, way * far);
    }

    /** True if there is room beside a hit, and on from there. */
    private boolean isClear(int i, double shift) {
        double aside = isSide ? 0 : shift;
        double up = isSide ? shift : 0;
        if (casts.sweep(i, x, y, aside, up) && (1 - sweep.time()) * Math.abs(shift) > Tolerance.ROUNDING) {
            return false;
        }
        boolean isBlocked = casts.sweep(i, x + aside, y + up, isSide ? ahead : 0, isSide ? 0 : ahead);
        return !isBlocked || sweep.time() * Math.abs(ahead) > Tolerance.ROUNDING;
    }
}
