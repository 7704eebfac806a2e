package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.broadphase.RiderIndex;
import dev.ledge.engine.world.internal.broadphase.StandableActors;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;

/** Lifts riders with actors that grow. Cases ED-02, MV-06. */
public final class RiderTransport {
    /** Most riders on top of each other that one motion lifts, so that a tower of thousands costs no more. */
    private static final int MAX_STACKED = 128;

    private final ActorArrays a;
    private final StandableActors standables;
    private final RiderIndex riders;
    private final MotionCasts casts;
    private final Placement place;

    public RiderTransport(
            ActorArrays actors, StandableActors standables, RiderIndex riders, MotionCasts casts, Placement place) {
        a = actors;
        this.standables = standables;
        this.riders = riders;
        this.casts = casts;
        this.place = place;
    }

    /** Lifts the riders of an actor whose head rises, as far as there is room above, px. Case ED-02. */
    public void lift(int body, double rise) {
        lift(body, rise, MAX_STACKED);
    }

    /**
     * True if an actor and all its riders, taken somewhere else, px, have room to rise by so much, px: whose rider is
     * stopped by a ceiling cannot grow, or its head would go through that rider.
     */
    boolean hasRoom(int body, double dx, double dy, double rise) {
        return hasRoom(body, dx, dy, rise, MAX_STACKED);
    }

    private boolean hasRoom(int body, double dx, double dy, double rise, int storeys) {
        if (casts.sweep(body, a.x[body] + dx, a.y[body] + dy, 0, -rise)
                && (1 - casts.sweep.time()) * rise > Tolerance.ROUNDING) {
            return false;
        }
        if (!isStandable(body) || storeys == 0) {
            return true;
        }
        for (int k = riders.first(body); k >= 0; k = riders.next(k)) {
            int i = riders.at(k);
            if (isLifted(i, body) && !hasRoom(i, dx, dy, rise, storeys - 1)) {
                return false;
            }
        }
        return true;
    }

    private void lift(int body, double rise, int storeys) {
        if (rise <= 0 || !isStandable(body) || storeys == 0) {
            return;
        }
        for (int k = riders.first(body); k >= 0; k = riders.next(k)) {
            int i = riders.at(k);
            if (isLifted(i, body)) {
                double y = a.y[i];
                place.toHeight(i, casts.sweep(i, 0, -rise) ? casts.sweep.hitY() : y - rise);
                a.clear(i, ActorFlags.SUPPORT_CHECKED);
                lift(i, y - a.y[i], storeys - 1);
            }
        }
    }

    private boolean isStandable(int body) {
        return standables.any() && a.has(body, ActorFlags.STANDABLE);
    }

    private boolean isLifted(int i, int body) {
        return a.supportKind[i] == SupportKind.ACTOR
                && a.supportMajor[i] == body
                && a.isActive(i)
                && a.has(i, ActorFlags.WORLD_COLLISION);
    }
}
