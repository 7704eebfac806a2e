package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ActorPaths;

/**
 * Corner correction of dashes: a horizontal dash goes over or under the corner, a downward one beside it. An upward one
 * is corrected as every rising head is. Case MV-05.
 */
final class DashCorners {
    private final ActorArrays a;
    private final MotionCasts casts;
    private final Sweep sweep;
    private final ActorPaths paths;

    DashCorners(ActorArrays actors, MotionCasts casts, ActorPaths paths) {
        a = actors;
        this.casts = casts;
        sweep = casts.sweep;
        this.paths = paths;
    }

    /**
     * Goes around the corner of the last hit, if it is one; else leaves the hit as it was.
     *
     * @param dx what was left of the motion before the hit, px
     * @param dy the same, downwards, px
     * @return true if the actor is beside the corner, where the motion goes on
     */
    boolean passes(int i, double dx, double dy) {
        double most = a.profiles[i].cornerCorrection;
        if (!sweep.isFlat() || sweep.side() == Outline.BOTTOM || most <= 0) {
            return false;
        }
        boolean isSide = sweep.side() != Outline.TOP;
        if ((isSide ? dx * sweep.normalX() : dy * sweep.normalY()) >= 0) {
            // It comes at the actor, which does not dash into it.
            return false;
        }
        double x = sweep.hitX();
        double y = sweep.hitY();
        double left = 1 - sweep.time();
        double back = (isSide ? y + a.h[i] : x + a.w[i]) - sweep.low();
        double on = sweep.high() - (isSide ? y : x);
        double across = isSide ? a.vy[i] : a.vx[i];
        double ahead = isSide ? Math.copySign(Math.max(1, Math.abs(dx) * left), dx) : Math.max(1, dy * left);
        double rest = casts.rest();
        double span = casts.span();
        casts.pass(sweep.time());
        double limit = most + Tolerance.ROUNDING;
        boolean mayBack = back <= limit && across <= Tolerance.REST_SPEED && isClear(i, x, y, -back, isSide, ahead);
        boolean mayOn = on <= limit && across >= -Tolerance.REST_SPEED && isClear(i, x, y, on, isSide, ahead);
        casts.goBack(rest, span);
        if (!mayBack && !mayOn) {
            casts.advance(i, dx, dy);
            return false;
        }
        boolean goesBack = mayBack && (!mayOn || isBackNear(i, back, on, isSide));
        goBeside(i, x, y, goesBack ? -back : on, isSide);
        return true;
    }

    /** The shorter of two displacements; of equally long ones the upper one, or the one ahead. */
    private boolean isBackNear(int i, double back, double on, boolean isSide) {
        return Math.abs(back - on) <= Tolerance.ROUNDING ? isSide || a.has(i, ActorFlags.FACES_LEFT) : back < on;
    }

    private void goBeside(int i, double x, double y, double shift, boolean isSide) {
        a.x[i] = x;
        a.y[i] = y;
        paths.add(i);
        a.x[i] += isSide ? 0 : shift;
        a.y[i] += isSide ? shift : 0;
        paths.add(i);
    }

    private boolean isClear(int i, double x, double y, double shift, boolean isSide, double ahead) {
        double aside = isSide ? 0 : shift;
        double up = isSide ? shift : 0;
        if (casts.sweep(i, x, y, aside, up) && (1 - sweep.time()) * Math.abs(shift) > Tolerance.ROUNDING) {
            return false;
        }
        boolean isBlocked = casts.sweep(i, x + aside, y + up, isSide ? ahead : 0, isSide ? 0 : ahead);
        return !isBlocked || sweep.time() * Math.abs(ahead) > Tolerance.ROUNDING;
    }
}
