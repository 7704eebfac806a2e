package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.broadphase.RiderIndex;
import dev.ledge.engine.world.internal.broadphase.StandableActors;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.Footing;

/** Moves riders with actors that something else than their own motion moves. Case MP-15. */
public final class RiderTransport {
    private final ActorArrays a;
    private final StandableActors standables;
    private final RiderIndex riders;
    private final StackDepth depth;
    private final MotionCasts casts;
    private final Footing footing;
    private final double dt;
    private PlatformPusher pusher;

    public RiderTransport(
            double dt,
            ActorArrays actors,
            StandableActors standables,
            RiderIndex riders,
            StackDepth depth,
            MotionCasts casts,
            Footing footing) {
        this.dt = dt;
        a = actors;
        this.standables = standables;
        this.riders = riders;
        this.depth = depth;
        this.casts = casts;
        this.footing = footing;
    }

    /** Sets what moves the riders. */
    public void setPusher(PlatformPusher motion) {
        pusher = motion;
    }

    /** Transports the riders of an actor that have none of some flags, px. */
    public void transport(int body, double dx, double dy, long unless) {
        if (!isStandable(body) || !depth.ascend()) {
            return;
        }
        for (int k = riders.first(body); k >= 0; k = riders.next(k)) {
            int i = riders.at(k);
            if (stands(i, body) && !a.has(i, unless)) {
                pusher.transport(i, dx, dy);
            }
        }
        depth.descend();
    }

    /**
     * Transports the riders of a pushed actor, px, except those that were pushed too; a jump inherits that velocity.
     */
    public void push(int body, double dx, double dy) {
        transport(body, dx, dy, ActorFlags.PUSHED);
        if (dx != 0 && isStandable(body)) {
            addSpeed(body, dx / dt);
        }
    }

    private void addSpeed(int body, double speed) {
        if (!depth.ascend()) {
            return;
        }
        for (int k = riders.first(body); k >= 0; k = riders.next(k)) {
            int i = riders.at(k);
            if (stands(i, body) && !a.has(i, ActorFlags.PUSHED)) {
                footing.setSupportVx(i, a.supportVx[i] + speed);
                addSpeed(i, speed);
            }
        }
        depth.descend();
    }

    /** Lifts the riders of an actor whose head rises, as far as there is room above, px. Case ED-02. */
    public void lift(int body, double rise) {
        if (rise <= 0 || !isStandable(body) || !depth.ascend()) {
            return;
        }
        for (int k = riders.first(body); k >= 0; k = riders.next(k)) {
            int i = riders.at(k);
            if (stands(i, body) && a.has(i, ActorFlags.WORLD_COLLISION)) {
                double y = a.y[i];
                a.y[i] = casts.sweep(i, 0, -rise) ? casts.sweep.hitY() : y - rise;
                a.clear(i, ActorFlags.SUPPORT_CHECKED);
                lift(i, y - a.y[i]);
            }
        }
        depth.descend();
    }

    private boolean isStandable(int body) {
        return standables.any() && a.has(body, ActorFlags.STANDABLE);
    }

    private boolean stands(int i, int body) {
        return a.supportKind[i] == SupportKind.ACTOR && a.supportMajor[i] == body && a.isActive(i);
    }
}
