package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.MovementParams;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.support.Footing;

/** Walking actors step onto what is no higher than they can step. Case OW-05, Appendix A Ch6. */
final class StepUp {
    private final ActorArrays a;
    private final MotionCasts casts;
    private final Sweep sweep;
    private final Placement place;
    private final Footing footing;
    private final Walk walk;

    StepUp(ActorArrays actors, MotionCasts casts, Placement place, Footing footing, Walk walk) {
        a = actors;
        this.place = place;
        this.casts = casts;
        this.footing = footing;
        this.walk = walk;
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
     * Steps onto the last hit if the actor walks into that and it is low enough, even if it comes at the actor; else
     * leaves the hit as it was.
     */
    boolean stepsOntoHit(int i) {
        if (!walksInto(i)) {
            return false;
        }
        double way = -a.groundY[i] * walk.castDistance();
        double span = casts.span();
        double rideX = span * footing.motion.rideX(i);
        double far = way * walk.heading;
        double coming = -span * footing.motion.movedX(sweep) * walk.heading;
        if (Math.abs(coming) + Math.abs(rideX) > Tolerance.ROUNDING) {
            // Its ride goes on, and a step that moves takes the actor along: it gets that much farther onto one that
            // comes, and less far onto one that goes away, so that in all it goes as far as its speed in the world
            // says.
            far = Math.max(far + rideX * walk.heading + coming, Tolerance.JOINT_PROBE);
        }
        if (step(i, far * walk.heading)) {
            footing.standOnHit(i, sweep);
            walk.remaining = 0;
            return true;
        }
        // The attempt has overwritten the hit; repeat the cast.
        double down = a.groundX[i] * walk.castDistance();
        if (span == 0 || !casts.advance(i, way + rideX, down + span * footing.motion.rideY(i))) {
            casts.sweep(i, way, down);
        }
        return false;
    }

    /** True if an actor that steps up walks into the last hit. */
    private boolean walksInto(int i) {
        // Own motion has to lead into it: a ride or a push climbs nothing. When no time is left its direction counts.
        double way = casts.span() == 0 ? walk.heading : walk.remaining;
        double along = -a.groundY[i] * sweep.normalX() + a.groundX[i] * sweep.normalY();
        boolean isOwn = !walk.isDeflected() || walk.wanted() * along < 0;
        return way * along < 0 && isOwn && steps(i) && sweep.side() != Outline.BOTTOM;
    }

    /**
     * Steps onto a solid that is no higher than the actor can step.
     *
     * @param dx how far it walks, px to the right
     * @return true if it stands on the last hit now, all of its way there
     */
    private boolean step(int i, double dx) {
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
