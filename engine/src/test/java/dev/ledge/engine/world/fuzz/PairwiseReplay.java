package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;

/** Plays a game on two levels side by side. */
final class PairwiseReplay {
    private PairwiseReplay() {}

    /**
     * The first difference between a game and the same game on another level, in which everything is moved by (dx, dy).
     *
     * @param untilEmbedded true if the escapes of actors that start in something may differ
     */
    static Violation compare(
            String kind, Game game, Level other, double dx, double dy, double noise, boolean untilEmbedded) {
        World here = new World(game.level());
        World there = new World(other);
        for (int tick = 0; tick <= game.ticks(); tick++) {
            if (untilEmbedded && (isAnybodyEmbedded(here) || isAnybodyEmbedded(there))) {
                return null;
            }
            String difference = Violations.difference(here, there, dx, dy, noise);
            if (difference != null) {
                return new Violation(kind, tick, difference);
            }
            int buttons = game.input().buttonsAt(tick);
            here.step(buttons);
            there.step(buttons);
        }
        return null;
    }

    /** A game on a level, up to a tick. */
    static World played(Game game, Level level, long ticks) {
        World world = new World(level);
        while (world.tick() < ticks) {
            world.step(game.input().buttonsAt(world.tick()));
        }
        return world;
    }

    static boolean isAnybodyEmbedded(World world) {
        Actors actors = world.actors();
        for (int i = 0; i < actors.count(); i++) {
            if (actors.embedded(i)) {
                return true;
            }
        }
        return false;
    }
}
