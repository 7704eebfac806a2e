package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.support.SupportMotion;

/** Whether what blocked an actor's ride in the step before does so in the one that begins. Case MP-03. */
public final class BlockedRides {
    private final ActorArrays a;
    private final MotionCasts casts;
    private final SupportMotion motion;

    public BlockedRides(ActorArrays actors, MotionCasts casts, SupportMotion motion) {
        a = actors;
        this.casts = casts;
        this.motion = motion;
    }

    /** True if something blocks the ride: what goes away as fast, or has gone, does not. */
    boolean isBlocked(int i, double dt) {
        if (!a.has(i, ActorFlags.RIDE_BLOCKED)) {
            return false;
        }
        casts.beginBeforeArrival();
        boolean hits = casts.advance(i, motion.supportVelocity(i) * dt, motion.supportVelocityY(i) * dt);
        boolean isBlocked = hits && !casts.walkable();
        // What looks around next, as at a ladder's top, does so among heads, too.
        casts.begin(0);
        return isBlocked;
    }
}
