package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.broadphase.RiderIndex;
import dev.ledge.engine.world.internal.broadphase.StandableActors;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;

/**
 * Takes riders along with actors that grow, or that something moves apart from their own motion. Cases ED-02, MV-06,
 * CR-08.
 */
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
        carry(body, 0, -Math.max(0, rise));
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

    /**
     * Takes the riders of an actor along that something has moved apart from its own motion, each as far as its way is
     * free, px. Case CR-08.
     */
    public void carry(int body, double dx, double dy) {
        carry(body, dx, dy, MAX_STACKED);
    }

    private void carry(int body, double dx, double dy, int storeys) {
        if (dx == 0 && dy == 0 || !isStandable(body) || storeys == 0) {
            return;
        }
        standables.moved(body);
        for (int k = riders.first(body); k >= 0; k = riders.next(k)) {
            int i = riders.at(k);
            if (isLifted(i, body)) {
                double x = a.x[i];
                double y = a.y[i];
                // Off the head first, and onto it again last.
                go(i, 0, Math.min(0, dy));
                go(i, dx, 0);
                go(i, 0, Math.max(0, dy));
                a.clear(i, ActorFlags.SUPPORT_CHECKED);
                carry(i, a.x[i] - x, a.y[i] - y, storeys - 1);
            }
        }
    }

    private void go(int i, double dx, double dy) {
        if (dx == 0 && dy == 0) {
            return;
        }
        if (casts.sweep(i, dx, dy)) {
            place.to(i, casts.sweep.hitX(), casts.sweep.hitY());
        } else {
            place.by(i, dx, dy);
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
