package dev.ledge.engine.world;

/** Puts actors elsewhere for rules, commands and edits, which write no place themselves; nothing is looked for in the way. */
final class Placement {
    private final ActorArrays a;

    Placement(ActorArrays actors) {
        a = actors;
    }

    /** Puts an actor's upper left corner to a place, px. */
    void to(int i, double x, double y) {
        a.x[i] = x;
        a.y[i] = y;
    }

    /** Moves an actor by so much, px. */
    void by(int i, double dx, double dy) {
        a.x[i] += dx;
        a.y[i] += dy;
    }
}
