package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.support.SupportMotion;

/** Whether what held an actor back from its ride in the step before does so in the one that begins. Case MP-03. */
public final class HeldRides {
    private final ActorArrays a;
    private final MotionCasts casts;
    private final SupportMotion motion;

    public HeldRides(ActorArrays actors, MotionCasts casts, SupportMotion motion) {
        a = actors;
        this.casts = casts;
        this.motion = motion;
    }

    /** True if something is in the way of the whole ride: what goes away as fast, or has gone, holds nobody back. */
    boolean isBarred(int i, double dt) {
        if (!a.has(i, ActorFlags.HELD_BACK)) {
            return false;
        }
        casts.beginBeforeArrival();
        boolean meets = casts.advance(i, motion.supportVelocity(i) * dt, motion.supportVelocityY(i) * dt);
        boolean isBarred = meets && !casts.walkable();
        // What looks around next, as at a ladder's top, does so among heads, too.
        casts.begin(0);
        return isBarred;
    }
}
