package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.scene.Tolerance;

/** How far a walk that is under way is still to go along the ground, to the right or, less than 0, to the left. */
final class Walk {
    /** What is left of it, px. */
    double remaining;
    /** 1 if it goes to the right, −1 if to the left. */
    double heading;
    /** What of it was wanted before something deflected it, px; NaN if nothing has since the ground turned. */
    private double wanted = Double.NaN;

    /**
     * A walk of so many px along ground that moves along itself: speeds that cancel out leave a rounding error, which
     * would be stopped by a wall or not.
     */
    static double withoutRounding(double distance, double ride) {
        if (Math.abs(distance) <= Tolerance.ROUNDING) {
            return 0;
        }
        return Math.abs(distance + ride) <= Tolerance.ROUNDING ? -ride : distance;
    }

    void begin(double distance) {
        remaining = distance;
        heading = Math.signum(distance);
        wanted = Double.NaN;
    }

    /** True if the walk and a ride leave nothing but a rounding error of each other. */
    boolean cancels(double dx, double dy) {
        return Math.abs(dx) + Math.abs(dy) <= Tolerance.ROUNDING && Math.abs(remaining) > Tolerance.ROUNDING;
    }

    /** What is left behind a stretch, px: at least enough to hit again what was hit at its very end. */
    double beyond(double walked) {
        return Math.copySign(Math.max(Math.abs(remaining - walked), Tolerance.INSTANT), walked);
    }

    /** A part of what was left, 0 to 1, has been walked. */
    void pass(double part) {
        remaining *= 1 - part;
        passWanted(part);
    }

    /** The same where what is left has been said otherwise. */
    void passWanted(double part) {
        wanted *= 1 - part;
    }

    /** Something is about to deflect it. */
    void keepWanted() {
        wanted = Double.isNaN(wanted) ? remaining : wanted;
    }

    /** What was wanted before something deflected it, px. */
    double wanted() {
        return wanted;
    }

    /** What deflected it has ended. */
    void free(double distance) {
        remaining += distance;
        wanted = Double.NaN;
    }

    /** True if something has deflected it since the ground turned. */
    boolean isDeflected() {
        return !Double.isNaN(wanted);
    }

    /**
     * The ground turns: what deflected it on the ground before may deflect it in another way now.
     *
     * @param ride what the other ground leaves to it, px
     */
    void turn(double ride) {
        if (!Double.isNaN(wanted)) {
            remaining = wanted;
            wanted = Double.NaN;
        }
        remaining += ride;
    }

    /**
     * A walk of which so much was left at a joint has gone on behind that, px along the ground there.
     *
     * @return how far it has to go back, px along that ground, as it was not to go so far; 0 if not
     */
    double passJoint(double left, double passed) {
        double rest = left - passed;
        boolean isTooFar = rest * passed < 0;
        remaining = isTooFar ? 0 : rest;
        return isTooFar ? rest : 0;
    }

    /** What is left, but at least enough to hit again what was hit at its very end, px. */
    double castDistance() {
        return Math.abs(remaining) < Tolerance.JOINT_PROBE ? heading * Tolerance.JOINT_PROBE : remaining;
    }
}
