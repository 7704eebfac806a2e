package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.support.SupportMotion;

/**
 * What planes leave of a displacement through the air or on a ladder. Between two of which each deflects it into the
 * other there is one displacement that both allow, or none. Cases CR-05, PG-06.
 */
final class Deflection {
    private final ActorArrays a;
    private final MotionCasts casts;
    private final Pushes pushes;
    private final ContactSet planes;
    private final FaceEnds ends;
    private double dx;
    private double dy;
    /** Displacement, px, and velocity, px/s, with which an actor came to where it has met the last planes. */
    private double cameX;

    private double cameY;
    private double cameVx;
    private double cameVy;

    Deflection(ActorArrays actors, MotionCasts casts, SupportMotion motion, Pushes pushes, ContactSet planes) {
        a = actors;
        this.casts = casts;
        this.pushes = pushes;
        this.planes = planes;
        ends = new FaceEnds(actors, casts, motion);
    }

    /** What is left to the right, px. */
    double x() {
        return dx;
    }

    /** What is left downwards, px. */
    double y() {
        return dy;
    }

    /** An actor comes to where it meets a plane. */
    void come(int i, double byX, double byY) {
        cameX = byX;
        cameY = byY;
        cameVx = a.vx[i];
        cameVy = a.vy[i];
    }

    /**
     * Takes the velocity of an actor that has come into a hollow of two planes that stand still.
     *
     * @return true if they take its displacement as well
     */
    boolean stopsInHollow(int i) {
        int last = planes.last();
        if (!planes.isStill(last)) {
            // What pushes it there has it come so far.
            double missing = Math.min(0, planes.clearance(last, cameX, cameY));
            come(i, cameX - missing * planes.normalX(last), cameY - missing * planes.normalY(last));
        }
        if (planes.takeAll(i, cameVx, cameVy)) {
            a.setVelocity(i, 0, 0);
        }
        return planes.takeAll(i, cameX, cameY);
    }

    /** Lets a displacement that obeys the plane that was met last obey the others, too. */
    void pass(int i, double wantedX, double wantedY) {
        dx = wantedX;
        dy = wantedY;
        for (int k = 0; k < planes.last(); k++) {
            if (!planes.isLeftOut(i, k) && planes.isTouched(i, k)) {
                pass(i, k);
            }
        }
    }

    /** The same for one of the others, which is touched. */
    private void pass(int i, int k) {
        boolean isBroken = planes.clearance(k, dx, dy) < -Tolerance.ROUNDING;
        if (isBroken && ends.isOver(i, planes, k, dx, dy)) {
            return;
        }
        int last = planes.last();
        if (isBroken && planes.isStill(k) && planes.isStill(last)) {
            dx = 0;
            dy = 0;
        } else if (isBroken) {
            passBetween(i, k, last);
        }
        boolean goesInto = a.vx[i] * planes.normalX(k) + a.vy[i] * planes.normalY(k) < -Tolerance.ROUNDING;
        if (goesInto && planes.isMetHere(i, k)) {
            a.vx[i] = 0;
            a.vy[i] = 0;
        }
    }

    /** Two planes of which one moves: out along both, or the actor is squeezed. */
    private void passBetween(int i, int k, int last) {
        double sine = planes.normalX(k) * planes.normalY(last) - planes.normalY(k) * planes.normalX(last);
        double cosine = planes.normalX(k) * planes.normalX(last) + planes.normalY(k) * planes.normalY(last);
        if (cosine > 0 && Math.abs(sine) < ContactSet.MIN_SINE) {
            obey(k);
        } else if (planes.leadOut(k, last)) {
            double first = planes.push(k) * casts.span() / sine;
            double second = planes.push(last) * casts.span() / sine;
            dx = first * planes.normalY(last) - second * planes.normalY(k);
            dy = second * planes.normalX(k) - first * planes.normalX(last);
        } else {
            squeeze(i, k, last);
        }
    }

    /** Lets the displacement keep to a plane. */
    private void obey(int k) {
        double missing = Math.min(0, planes.clearance(k, dx, dy));
        dx -= missing * planes.normalX(k);
        dy -= missing * planes.normalY(k);
    }

    /** Two planes close upon an actor. */
    private void squeeze(int i, int first, int second) {
        int plane = pushes.squeeze(i, planes, first, second);
        if (plane < 0) {
            dx = 0;
            dy = 0;
            return;
        }
        obey(plane);
        if (a.has(i, ActorFlags.CRUSH_CANDIDATE)) {
            casts.without(a.squeezes.platform(a.squeezes.last(i)));
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
}
