package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;

/** Actors among each other. */
final class Crowd {
    private final Actors a;
    private boolean anyStandable;

    Crowd(Scene scene, Actors actors, EventLog events) {
        a = actors;
        for (int i = 0; i < a.count; i++) {
            anyStandable |= a.profiles[i] != null && (a.profiles[i].flags & Actors.STANDABLE) != 0;
        }
    }

    boolean anyStandable() {
        return anyStandable;
    }

    /** Phase 7. */
    void pairs() {}

    /** Sets a flag of every actor. */
    void mark(int flag) {
        for (int i = 0; i < a.count; i++) {
            a.flags[i] |= flag;
        }
    }

    /** Horizontal velocity of an actor in the world. */
    double velocityOf(int i) {
        return a.state[i] == Actors.GROUND ? a.speed[i] * -a.groundY[i] + a.carrierVx[i] : a.vx[i];
    }

    /** Meets the tops of standable actors. */
    void sweepTops(int actor, Sweep sweep, double left, double top, double right, double bottom) {
        for (int i = 0; i < a.count; i++) {
            if (i != actor
                    && a.has(i, Actors.STANDABLE)
                    && a.isActive(i)
                    && a.x[i] <= right
                    && left <= a.x[i] + a.w[i]
                    && a.y[i] <= bottom
                    && top <= a.y[i]) {
                sweep.owner(Actors.ACTOR, i, 0, 0);
                sweep.flat(Outline.TOP, a.y[i], a.x[i], a.x[i] + a.w[i]);
            }
        }
    }
}
