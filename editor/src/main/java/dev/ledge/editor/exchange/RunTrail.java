package dev.ledge.editor.exchange;

import dev.ledge.editor.view.Trail;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;

/** Where the player is in a run, played in a level. */
final class RunTrail {
    /** Of longer runs the beginning is drawn: what comes later is drawn over anyway. */
    private static final int MOST_TICKS = 500_000;

    private RunTrail() {}

    /** The trail; empty where the level has no player, or cannot be played. */
    static Trail of(Level level, Run run) {
        World world;
        try {
            world = new World(run.placed(level));
        } catch (IllegalArgumentException unplayable) {
            return Trail.EMPTY;
        }
        int player = world.player();
        if (player < 0) {
            return Trail.EMPTY;
        }
        Actors actors = world.actors();
        int ticks = Math.min(MOST_TICKS, run.effectiveTicks());
        Trail.Builder trail = new Trail.Builder(new Vec(actors.width(player), actors.height(player)), ticks + 1);
        note(trail, actors, player);
        for (int tick = 0; tick < ticks; tick++) {
            world.step(run.effectiveInput().buttonsAt(tick));
            note(trail, actors, player);
        }
        return trail.build();
    }

    private static void note(Trail.Builder trail, Actors actors, int player) {
        Aabb box = Aabb.of(
                new Vec(actors.x(player), actors.y(player)), new Vec(actors.width(player), actors.height(player)));
        trail.add(box.centerX(), box.centerY(), step(actors, player));
        if (actors.won(player)) {
            trail.win();
        }
    }

    private static Trail.Step step(Actors actors, int player) {
        if (actors.wedged(player)) {
            return Trail.Step.WEDGED;
        }
        return switch (actors.state(player)) {
            case GROUND -> Trail.Step.GROUND;
            case AIR -> Trail.Step.AIR;
            case CLIMB -> Trail.Step.CLIMB;
            case DEAD -> Trail.Step.DEAD;
        };
    }
}
