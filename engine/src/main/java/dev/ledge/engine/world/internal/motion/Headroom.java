package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.support.Footing;

/**
 * Room for a walk under what is above it: where the ground turns away just where the head comes to that, the walk goes
 * on. Case ST-08.
 */
final class Headroom {
    private final ActorArrays a;
    private final MotionCasts casts;
    private final Sweep sweep;
    private final Placement place;
    private final Footing footing;
    private final Walk walk;

    Headroom(ActorArrays actors, MotionCasts casts, Placement place, Footing footing, Walk walk) {
        a = actors;
        this.casts = casts;
        sweep = casts.sweep;
        this.place = place;
        this.footing = footing;
        this.walk = walk;
    }

    /**
     * Goes on behind the joint at which a walk has come to the last hit, if the ground does not lead into that any
     * more; else leaves the hit as it was.
     *
     * @param dx displacement that was cast, px to the right
     * @param steepest how far ground that can be walked on falls on a px at most
     */
    boolean goesOn(int i, double dx, double dy, double steepest) {
        double time = sweep.time();
        double left = walk.remaining * (1 - time);
        double probe = Math.copySign(Math.min(Tolerance.JOINT_PROBE, Math.abs(left)), left);
        double tx = -a.groundY[i] * probe;
        double ty = a.groundX[i] * probe;
        double nx = sweep.normalX();
        double ny = sweep.normalY();
        boolean walksInto = ny > 0 && nx * tx + ny * ty < 0 && Math.abs(left) > Tolerance.ROUNDING;
        if (!walksInto) {
            return false;
        }
        double x = sweep.hitX();
        double y = sweep.hitY();
        double rest = casts.rest();
        double span = casts.span();
        casts.pass(time);
        double reach = 4 * steepest * Math.abs(probe) + Tolerance.CONTACT;
        double gap = casts.stand(i, x + tx, y + ty, reach);
        boolean isFlat = (nx * -sweep.normalY() + ny * sweep.normalX()) * left >= 0;
        boolean isFree = gap >= 0 && isFlat && nx * tx + ny * (ty + gap) >= -Tolerance.CONTACT;
        // Also not free if a wall begins at the joint.
        if (!isFree || casts.sweep(i, x, y, tx, 0) && !casts.walkable()) {
            // The look at the ground has overwritten the hit; repeat the cast.
            casts.goBack(rest, span);
            casts.advance(i, dx, dy);
            return false;
        }
        casts.stand(i, x + tx, y + ty, reach);
        double before = footing.motion.rideX(i);
        place.to(i, x + tx, sweep.hitY());
        place.bend(i);
        footing.standOnHit(i, sweep);
        walk.pass(time);
        double back = walk.passJoint(left, tx / -a.groundY[i]);
        place.by(i, back * -a.groundY[i], back * a.groundX[i]);
        walk.turn(casts.span() * (before - footing.motion.rideX(i)));
        return true;
    }
}
