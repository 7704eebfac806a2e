package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.Footing;

/**
 * Motion of a penetrating actor: outwards is free, deeper is blocked; while it is pushed out nothing else moves it.
 * Case PG-04.
 */
public final class PenetratingMover {
    private final ActorArrays a;
    private final MotionCasts casts;
    private final Placement place;
    private final Footing footing;

    public PenetratingMover(ActorArrays actors, MotionCasts casts, Placement place, Footing footing) {
        a = actors;
        this.casts = casts;
        this.place = place;
        this.footing = footing;
    }

    /** Moves an actor by a displacement as far as that is free, px. */
    public void move(int i, double wantedX, double wantedY) {
        if (a.has(i, ActorFlags.ESCAPE_PENDING)) {
            return;
        }
        double x = a.x[i];
        double y = a.y[i];
        goOut(i, wantedX, wantedY);
        boolean rides = a.state[i] == ActorArrays.GROUND && a.supportKind[i] == SupportKind.PLATFORM;
        if (rides && !footing.isSeenFromAbove() && isHeld(a.x[i] - x, wantedX, a.y[i] - y, wantedY)) {
            standWhereHeld(i, a.x[i] != x);
        }
    }

    /** Moves it along the way out that was begun, wherever there is one. */
    private void goOut(int i, double wantedX, double wantedY) {
        double dx = wantedX;
        double dy = wantedY;
        if (a.escapeX[i] != 0 || a.escapeY[i] != 0) {
            dx = outwards(dx, a.escapeX[i]);
            dy = outwards(dy, a.escapeY[i]);
            if (dx == 0) {
                stopSideways(i);
            }
            if (dy == 0) {
                a.vy[i] = 0;
            }
        }
        if (dx != 0 || dy != 0) {
            moveWhereFree(i, dx, dy);
        }
    }

    private static boolean isHeld(double movedX, double wantedX, double movedY, double wantedY) {
        return Math.abs(movedX - wantedX) + Math.abs(movedY - wantedY) > Tolerance.ROUNDING;
    }

    /** What an actor stood on may have gone on without it: it stands on what is below it now, or on nothing. */
    private void standWhereHeld(int i, boolean isTaken) {
        if (casts.stand(i, a.x[i], a.y[i], Tolerance.CONTACT) >= 0) {
            footing.standOnHit(i, casts.sweep);
        } else {
            footing.fallOff(i, isTaken ? a.supportVx[i] : 0, 0);
        }
    }

    /** A displacement along an axis, if that is the way out; else 0. */
    private static double outwards(double wanted, double escape) {
        return wanted * Math.signum(escape) > Tolerance.ROUNDING ? wanted : 0;
    }

    private void moveWhereFree(int i, double dx, double dy) {
        double depth = casts.depth(i, a.x[i], a.y[i]);
        if (goesTo(i, dx, dy, depth)) {
            return;
        }
        if (!goesTo(i, dx, 0, depth)) {
            stopSideways(i);
        }
        if (!goesTo(i, 0, dy, depth)) {
            a.vy[i] = 0;
        }
    }

    private void stopSideways(int i) {
        a.vx[i] = 0;
        a.speed[i] = 0;
    }

    private boolean goesTo(int i, double dx, double dy, double depth) {
        if (dx == 0 && dy == 0) {
            return true;
        }
        if (casts.depth(i, a.x[i] + dx, a.y[i] + dy) > depth + Tolerance.ROUNDING || casts.sweep(i, dx, dy)) {
            return false;
        }
        place.by(i, dx, dy);
        return true;
    }
}
