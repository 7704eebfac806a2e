package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.Tolerance;

/** Where on its way along the ground an actor comes to the end of what carries it. Cases SL-04 to SL-06. */
final class GroundJoints {
    private static final int MAX_PROBES = 60;

    private final MotionCasts casts;
    private final Sweep sweep;

    GroundJoints(MotionCasts casts) {
        this.casts = casts;
        sweep = casts.sweep;
    }

    /**
     * The part of a free displacement along the ground that is still on it. Ground ends where an edge of it does:
     * behind that another one goes on in the same line, or it has ended. Of many the half is looked at, too. What moves
     * otherwise than that ground is none of it, be it as high for a moment.
     */
    double lastContact(int i, double x, double y, double dx, double dy) {
        double low = turnsAway(i, x, y, dx, dy) ? 0 : edgeEnd(x, dx);
        double high = 1;
        double probe = Tolerance.JOINT_PROBE / Math.abs(dx);
        for (int k = 0; k < MAX_PROBES && low + probe < high; k++) {
            boolean isBehind = k % 2 == 0;
            double next = isBehind ? low + probe : (low + high) / 2;
            double end = contactEnd(i, x, y, dx, dy, next);
            if (end > next) {
                low = end;
            } else if (isBehind) {
                return low;
            } else {
                high = next;
            }
        }
        return Math.min(low, 1);
    }

    /**
     * True if what carries an actor where a displacement begins ends before that begins to which the last cast has come
     * at its end: between the two the ground dips. If it does not, that cast is repeated.
     */
    boolean dips(int i, double x, double y, double dx, double dy, double reach) {
        double begin = dx > 0 ? sweep.groundFrom() : sweep.groundTo();
        if ((begin - x) * dx <= 0) {
            return false;
        }
        boolean stands = casts.stand(i, x, y, Tolerance.CONTACT) >= 0;
        double between = dx > 0 ? begin - sweep.groundTo() : sweep.groundFrom() - begin;
        // Another tile may fill what lies between: then the ground does not dip.
        boolean isDip = stands && between > 2 * Tolerance.JOINT_PROBE && endsBefore(i, x, y, dx, dy);
        if (!isDip) {
            casts.standHere(i, reach);
        }
        return isDip;
    }

    /** True if the ground ends on a displacement along it, farther from its end than rounding puts that. */
    boolean endsBefore(int i, double x, double y, double dx, double dy) {
        return (1 - lastContact(i, x, y, dx, dy)) * Math.abs(dx) > 2 * Tolerance.JOINT_PROBE;
    }

    /** True if there is no ground where a displacement begins, or just one that it goes up from. */
    private boolean turnsAway(int i, double x, double y, double dx, double dy) {
        return casts.standTogetherAt(i, x, y, Tolerance.CONTACT) < 0 || fall(dx, dy) > Tolerance.ROUNDING;
    }

    /** How far the ground of the last hit falls away below a displacement, px. */
    private double fall(double dx, double dy) {
        return dx * -sweep.normalX() / sweep.normalY() - dy;
    }

    /** The part of a displacement at which the edge that carries an actor at another part ends; 0 if none does. */
    private double contactEnd(int i, double x, double y, double dx, double dy, double part) {
        double close = Tolerance.LAST_BITS * Math.ulp(Math.abs(x) + Math.abs(y));
        double gap = casts.standTogetherAt(i, x + dx * part, y + dy * part, Tolerance.CONTACT);
        if (gap < 0 || gap > close) {
            return 0;
        }
        // An edge that turns away slowly is left only where its gap exceeds the tolerance.
        double fall = fall(dx, dy);
        double end = edgeEnd(x, dx);
        return fall > 0 ? Math.min(end, part + (close - gap) / fall) : end;
    }

    /** The part of a displacement at which it is at the end of the ground of the last hit. */
    private double edgeEnd(double x, double dx) {
        return Math.max(0, ((dx > 0 ? sweep.groundTo() : sweep.groundFrom()) - x) / dx);
    }
}
