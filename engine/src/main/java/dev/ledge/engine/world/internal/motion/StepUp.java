package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.MovementParams;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;

/** Walking actors step onto what is no higher than they can step. Case OW-05, Appendix A Ch6. */
final class StepUp {
    private final ActorArrays a;
    private final MotionCasts casts;
    private final Sweep sweep;
    private final Placement place;

    StepUp(ActorArrays actors, MotionCasts casts, Placement place) {
        a = actors;
        this.place = place;
        this.casts = casts;
        sweep = casts.sweep;
    }

    /** True if an actor steps up at all. */
    boolean steps(int i) {
        return stepHeight(i) > 0;
    }

    /** Height of a step that the actor climbs, px; a dash climbs what it would go around in the air. */
    private double stepHeight(int i) {
        MovementParams p = a.profiles[i];
        return a.isDashing(i) ? Math.max(p.stepHeight, p.cornerCorrection) : p.stepHeight;
    }

    /**
     * Steps onto a solid that is no higher than the actor can step.
     *
     * @param dx how far it walks, px to the right
     * @return true if it stands on the last hit now, all of its way there
     */
    boolean step(int i, double dx) {
        double height = stepHeight(i);
        double x = a.x[i];
        double y = a.y[i];
        double rise = casts.sweep(i, 0, -height) ? height * sweep.time() : height;
        double forward = casts.sweep(i, x, y - rise, dx, 0) ? sweep.time() : 1;
        if (forward * Math.abs(dx) <= Tolerance.CONTACT) {
            return false;
        }
        double gap = casts.stand(i, x + dx * forward, y - rise, rise);
        if (gap < 0) {
            return false;
        }
        // A face too steep to stand on may still block the way down.
        double down = casts.sweep(i, x + dx * forward, y - rise, 0, gap) ? sweep.time() * gap : gap;
        if (down < gap - Tolerance.CONTACT || casts.stand(i, x + dx * forward, y - rise, rise) < 0) {
            return false;
        }
        place.to(i, x + dx * forward, sweep.hitY());
        return true;
    }
}
