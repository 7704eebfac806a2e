package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ActorPaths;

/**
 * The only writer of actors' places between the start and the end of a step: movers, rules, commands and edits place
 * actors through it. Without collision; the caller has cast before.
 */
public final class Placement {
    private final ActorArrays a;
    private final MotionCasts casts;
    private final ActorPaths paths;

    public Placement(ActorArrays actors, MotionCasts casts, ActorPaths paths) {
        a = actors;
        this.casts = casts;
        this.paths = paths;
    }

    /** Puts an actor's upper left corner to a place, px. */
    public void to(int i, double x, double y) {
        a.x[i] = x;
        a.y[i] = y;
    }

    /** Moves an actor by so much, px. */
    public void by(int i, double dx, double dy) {
        a.x[i] += dx;
        a.y[i] += dy;
    }

    /** Raises or lowers an actor, to so far down, px. */
    void toHeight(int i, double y) {
        a.y[i] = y;
    }

    /** Ends a motion that hits nothing: by so much, px. */
    void freely(int i, double dx, double dy) {
        by(i, dx, dy);
        casts.finish();
    }

    /** Goes a part of a motion, 0 to 1, where it turns. */
    void part(int i, double part, double dx, double dy) {
        by(i, dx * part, dy * part);
        casts.pass(part);
        bend(i);
    }

    /** Takes an actor to what the last cast has hit, where its motion goes on. */
    void toHit(int i) {
        to(i, casts.sweep.hitX(), casts.sweep.hitY());
        casts.pass(casts.sweep.time());
        bend(i);
    }

    /** Notes that the path of an actor turns where it is now. */
    void bend(int i) {
        paths.add(i, 1 - casts.rest());
    }
}
