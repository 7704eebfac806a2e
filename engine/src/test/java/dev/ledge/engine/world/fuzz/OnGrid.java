package dev.ledge.engine.world.fuzz;

/** A law in games of round numbers. A law of its own, so that the games of all other seeds stay what they were. */
final class OnGrid implements Law {
    private final Law law;

    OnGrid(Law law) {
        this.law = law;
    }

    @Override
    public String name() {
        return "grid-" + law.name();
    }

    @Override
    public GameOptions options() {
        return law.options();
    }

    @Override
    public Game game(long seed) {
        return GridMaker.game(seed, options());
    }

    @Override
    public Violation violation(Game game) {
        return law.violation(game);
    }
}
