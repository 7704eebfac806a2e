package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.testing.Invariants;
import dev.ledge.engine.world.ActorKind;
import dev.ledge.engine.world.Actors;
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
        Breach breach = mirrored(game);
        if (breach == null) {
            return null;
        }
        // Of equally long ways out a body without a face takes the one to the right: up, down and ahead are no help.
        if (isAnyFacelessInside(game.level())) {
            return null;
        }
        // Of two surfaces that hold equally much the left one acts, also in a mirror (SF-04).
        return mirrored(game.withLevel(Surfaceless.of(game.level()))) == null ? null : breach;
    }

    private static Breach mirrored(Game game) {
        return played(game, Invariants.mirror(game.level(), game.input()));
    }

    private static boolean isAnyFacelessInside(Level level) {
        Actors actors = new World(level).actors();
        for (int i = 0; i < actors.count(); i++) {
            if (actors.embedded(i) && (actors.kind(i) == ActorKind.BODY || actors.kind(i) == ActorKind.PICKUP)) {
                return true;
            }
        }
        return false;
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
