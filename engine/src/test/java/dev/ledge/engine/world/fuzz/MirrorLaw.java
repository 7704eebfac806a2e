package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.testing.Invariants;
import dev.ledge.engine.world.World;

/** The mirrored level gives the mirrored run (G7). */
final class MirrorLaw implements Law {
    @Override
    public String name() {
        return "mirror";
    }

    @Override
    public Taste taste() {
        return Taste.WITHOUT_CROWDS;
    }

    @Override
    public Breach breach(Game game) {
        return played(game, Invariants.mirror(game.level(), game.input()));
    }

    static Breach played(Game game, Invariants invariants) {
        World world = new World(game.level());
        invariants.watch(world);
        for (int tick = 0; tick < game.ticks() && invariants.violations().isEmpty(); tick++) {
            world.step(game.input().buttonsAt(tick));
            invariants.watch(world);
        }
        return Breaches.first(invariants);
    }
}
