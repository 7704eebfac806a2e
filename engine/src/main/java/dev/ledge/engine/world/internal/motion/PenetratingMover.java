package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.Footing;

/**
 * Motion of a penetrating actor: outwards is free, deeper is blocked; while it is pushed out nothing else moves it but
 * what it stands on. Case PG-04.
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

    /** Moves an actor as far as that is free: by a displacement of its own, px, and with what it stands on. */
    public void move(int i, double ownX, double ownY) {
        if (a.has(i, ActorFlags.ESCAPE_PENDING)) {
            return;
        }
        double x = a.x[i];
        double rideX = footing.motion.rideX(i);
        double rideY = footing.motion.rideY(i);
        // What carries it has arrived, and does not bar the way there.
        casts.without(a.supportKind[i] == SupportKind.PLATFORM ? a.supportMajor[i] : -1);
        goOut(i, ownX, ownY, rideX, rideY);
        casts.without(-1);
        if (a.state[i] == ActorArrays.GROUND && footing.motion.isOnBody(i) && !footing.isSeenFromAbove()) {
            standWhereHeld(i, a.x[i] != x);
        }
    }

    /** Moves it along the way out that was begun, wherever there is one, and with what carries it. */
    private void goOut(int i, double ownX, double ownY, double rideX, double rideY) {
        double dx = ownX;
        double dy = ownY;
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
        dx += rideX;
        dy += rideY;
        if (dx != 0 || dy != 0) {
            moveWhereFree(i, dx, dy);
        }
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
        double depth = depth(i, 0, 0);
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

    /**
     * How deep an actor is where a displacement takes it, px: on the way out how far that still is, on which a lift may
     * take it past what is deeper.
     */
    private double depth(int i, double dx, double dy) {
        double x = a.x[i] + dx;
        double y = a.y[i] + dy;
        boolean goesOut = a.escapeX[i] != 0 || a.escapeY[i] != 0;
        return goesOut
                ? casts.exit(i, x, y, Math.signum(a.escapeX[i]), Math.signum(a.escapeY[i]))
                : casts.depth(i, x, y);
    }

    private void stopSideways(int i) {
        a.vx[i] = 0;
        a.speed[i] = 0;
    }

    private boolean goesTo(int i, double dx, double dy, double depth) {
        if (dx == 0 && dy == 0) {
            return true;
        }
        if (depth(i, dx, dy) > depth + Tolerance.ROUNDING) {
            return false;
        }
        if (!casts.sweep(i, dx, dy)) {
            place.by(i, dx, dy);
            return true;
        }
        // With a sinking lift it is in contact with that again as the step ends.
        boolean isThere = (1 - casts.sweep.time()) * (Math.abs(dx) + Math.abs(dy)) <= Tolerance.CONTACT;
        if (isThere) {
            place.to(i, casts.sweep.hitX(), casts.sweep.hitY());
        }
        return isThere;
    }
}
