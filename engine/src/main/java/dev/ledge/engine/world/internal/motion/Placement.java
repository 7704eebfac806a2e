package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.state.ActorArrays;

/** Places actors for rules, commands and edits, which write no place themselves; without collision. */
public final class Placement {
    private final ActorArrays a;

    public Placement(ActorArrays actors) {
        a = actors;
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
}
