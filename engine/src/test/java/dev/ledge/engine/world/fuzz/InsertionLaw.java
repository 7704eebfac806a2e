package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * In which order objects come into a level changes nothing: shuffled, and put one by one under a world that waits at
 * tick 0.
 */
final class InsertionLaw implements Law {
    @Override
    public String name() {
        return "insertion";
    }

    @Override
    public GameOptions options() {
        // Copies rise out of what is solid when they are made, so that it matters what is there by then.
        return GameOptions.WITHOUT_CROWDS;
    }

    @Override
    public Violation violation(Game game) {
        Level level = game.level();
        SeededRandom random = new SeededRandom(game.seed() ^ 0x04de4);
        List<LevelObject> shuffled = new ArrayList<>();
        for (LevelObject object : level.objects()) {
            shuffled.add(random.between(0, shuffled.size()), object);
        }
        World here = new World(level);
        World there = new World(level.toBuilder().objects(shuffled).build());
        World grown = new World(level.toBuilder().objects(List.of()).build());
        Level growing = grown.level();
        for (LevelObject object : shuffled) {
            growing = growing.withObject(object);
            grown.edit(growing);
        }
        for (int tick = 0; tick <= game.ticks(); tick++) {
            if (here.fullHash() != there.fullHash()) {
                return new Violation("insertion", tick, "shuffled: " + Violations.difference(here, there, 0, 0, 0));
            }
            String difference = Violations.difference(here, grown, 0, 0, 0);
            // An edit acts in the next step.
            if (difference != null && tick > 0) {
                return new Violation("insertion-by-edits", tick, difference);
            }
            int buttons = game.input().buttonsAt(tick);
            here.step(buttons);
            there.step(buttons);
            grown.step(buttons);
        }
        return null;
    }
}
