package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;

/** How far every other one is put aside, and how far the rest, px. */
record Nudge(Vec even, Vec odd) {
    static final Nudge NONE = new Nudge(Vec.ZERO, Vec.ZERO);

    Vec of(int index) {
        return index % 2 == 0 ? even : odd;
    }

    /** Puts free actors aside; {@link #NONE} does what that does by itself, and is for the other of two worlds. */
    void put(World world) {
        Actors actors = world.actors();
        for (int i = 0; i < actors.count(); i++) {
            if (actors.alive(i) && actors.present(i) && !actors.embedded(i)) {
                world.place(i, actors.x(i) + of(i).x(), actors.y(i) + of(i).y());
            }
        }
    }
}
