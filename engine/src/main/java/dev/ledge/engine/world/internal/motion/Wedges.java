package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ContactLog;
import dev.ledge.engine.world.internal.support.SupportMotion;

/** Finds actors that opposing contacts hold on both sides. Case CR-04. */
final class Wedges extends LevelBound {
    private final ActorArrays a;
    private final SupportMotion supports;

    Wedges(CompiledLevel scene, ActorArrays actors, SupportMotion supports) {
        super(scene);
        a = actors;
        this.supports = supports;
    }

    /**
     * Opposing contacts that blocked all of the displacement, in the world or as seen from what carries the actor, are
     * a wedge.
     *
     * @param x where the motion began, px
     * @param y where the motion began, px
     * @param dx wanted displacement with what carries, px
     * @param dy wanted displacement with what carries, px
     * @param span part of the step that the motion lasted, 0 to 1
     */
    void detect(int i, double x, double y, double dx, double dy, double span) {
        double movedX = a.x[i] - x;
        double movedY = a.y[i] - y;
        double rideX = span * supports.rideX(i);
        double rideY = span * supports.rideY(i);
        if (isWedged(i, dx, dy, movedX, movedY)
                || isWedged(i, dx - rideX, dy - rideY, movedX - rideX, movedY - rideY)) {
            a.set(i, ActorFlags.WEDGED);
            // No speed is stored while nothing moves. Case CR-05.
            a.speed[i] = 0;
            a.vx[i] = 0;
            a.vy[i] = 0;
        }
    }

    /**
     * True if something was wanted, nothing has come of it, and contacts on both sides of the way took it, none right
     * ahead: what a wall takes alone is no wedge, whatever just touches above.
     */
    private boolean isWedged(int i, double wantedX, double wantedY, double movedX, double movedY) {
        boolean isBlocked = Math.abs(wantedX) + Math.abs(wantedY) > Tolerance.ROUNDING
                && Math.abs(movedX) + Math.abs(movedY) <= Tolerance.CONTACT;
        if (!isBlocked) {
            return false;
        }
        int touch = a.touch[i];
        boolean floor = a.state[i] == ActorArrays.GROUND && !scene.topDown || (touch & ContactLog.FLOOR) != 0;
        boolean vertically = floor && (touch & ContactLog.CEILING) != 0;
        boolean sideways = (touch & (ContactLog.LEFT | ContactLog.RIGHT)) == (ContactLog.LEFT | ContactLog.RIGHT);
        int aheadX = wantedX < 0 ? ContactLog.LEFT : ContactLog.RIGHT;
        int aheadY = wantedY < 0 ? ContactLog.CEILING : ContactLog.FLOOR;
        return vertically && wantedX != 0 && (touch & aheadX) == 0 || sideways && wantedY != 0 && (touch & aheadY) == 0;
    }
}
