package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.testing.Invariants;

/** Saving and restoring at any tick changes nothing (G5). */
final class RestoreLaw implements Law {
    @Override
    public String name() {
        return "restore";
    }

    @Override
    public GameOptions options() {
        return GameOptions.ANY;
    }

    @Override
    public Violation violation(Game game) {
        return MirrorLaw.played(game, Invariants.restore(game.level(), game.input()));
    }
}
