package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.World;

/**
 * A state that is put into the level moved by whole cells, moved as well, goes on as after any edit
 * ({@code Snapshot.moved}).
 */
final class MovedStateLaw implements Law {
    private static final double NOISE = 1e-6;
    private static final int COLUMNS = 7;
    private static final int ROWS = 5;
    private static final int EVERY = 29;

    @Override
    public String name() {
        return "moved-state";
    }

    @Override
    public GameOptions options() {
        return GameOptions.OPEN_WITHOUT_CROWDS;
    }

    @Override
    public Violation violation(Game game) {
        Violation violation = compare(game, NOISE);
        return violation == null
                        || ChaoticGame.excuses(game, violation, noise -> compare(game, noise))
                        || KnifeEdge.excuses(game, violation)
                ? null
                : violation;
    }

    private static Violation compare(Game game, double noise) {
        double dx = COLUMNS * game.level().grid();
        double dy = ROWS * game.level().grid();
        Level moved = ShiftLaw.moved(game.level(), COLUMNS, ROWS);
        World here = new World(game.level());
        World there = new World(moved);
        for (int tick = 0; tick <= game.ticks(); tick++) {
            if (tick % EVERY == 1) {
                here.edit(game.level().toBuilder().name("edited at " + tick).build());
                there.restore(here.save().moved(dx, dy));
            }
            String difference = Violations.difference(here, there, dx, dy, noise);
            if (difference != null) {
                return new Violation("moved", tick, difference);
            }
            int buttons = game.input().buttonsAt(tick);
            here.step(buttons);
            there.step(buttons);
        }
        return null;
    }
}
