package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.support.Footing;

/** Which ground supports an actor that comes to several at once: the one under most of its foot. Case SF-04. */
final class SupportChoice {
    private final MotionCasts casts;
    private final Sweep sweep;
    private final Footing footing;

    SupportChoice(MotionCasts casts, Footing footing) {
        this.casts = casts;
        sweep = casts.sweep;
        this.footing = footing;
    }

    /** After a fall, which has moved the actor to the last hit: not what was hit first need support it. */
    void arrive(int i) {
        arrive(i, false);
    }

    /**
     * The same of a walk onto flat ground: among grounds that move alike it has still to hit another one, and may touch
     * what it comes off as well.
     */
    void arriveFlat(int i) {
        arrive(i, true);
    }

    private void arrive(int i, boolean comesFlat) {
        int kind = sweep.ownerKind();
        int major = sweep.ownerMajor();
        int minor = sweep.ownerMinor();
        int part = sweep.ownerDetail();
        double nx = sweep.normalX();
        double ny = sweep.normalY();
        double movedX = footing.motion.movedX(sweep);
        double movedY = footing.motion.movedY(sweep);
        boolean stands = casts.standHere(i, Tolerance.CONTACT) >= 0;
        if (comesFlat && !isFlat(stands, movedX, movedY)) {
            stands = isFlat(casts.standTogether(i, Tolerance.CONTACT, movedX, movedY) >= 0, movedX, movedY);
        }
        if (stands) {
            footing.standOnHit(i, sweep);
        } else {
            footing.stand(i, kind, major, minor, part, nx, ny);
        }
    }

    /** True if an actor stands, as the last cast has found, and that on flat ground which moves so far in this step. */
    private boolean isFlat(boolean stands, double movedX, double movedY) {
        return stands && sweep.normalX() == 0 && footing.motion.moves(sweep, movedX, movedY);
    }
}
