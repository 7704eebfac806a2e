package dev.ledge.editor.run;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.Runner;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Platforms;
import dev.ledge.engine.world.World;
import java.util.Map;
import java.util.TreeMap;

/**
 * How a run went: a hash for each tick, and where all was at the end.
 *
 * @param hashes from tick 0 on
 * @param player its id, null if there is none
 * @param places where the living actors and the platforms ended, px, by id
 */
record Course(long[] hashes, String player, Map<String, Vec> places) {

    /** Plays a run; the watcher may throw to end that. */
    static Course of(Level level, Run run, Runner.Watcher watcher) {
        int ticks = run.effectiveTicks();
        long[] hashes = new long[ticks + 1];
        Map<String, Vec> places = new TreeMap<>();
        String[] player = new String[1];
        Runner.play(level, run, ticks, world -> {
            watcher.watch(world);
            hashes[(int) world.tick()] = world.hash();
            if (world.tick() == ticks) {
                note(world, places);
                player[0] = world.player() < 0 ? null : world.actors().id(world.player());
            }
        });
        return new Course(hashes, player[0], places);
    }

    private static void note(World world, Map<String, Vec> places) {
        Actors actors = world.actors();
        for (int i = 0; i < actors.count(); i++) {
            if (actors.alive(i)) {
                places.put(actors.id(i), new Vec(actors.x(i), actors.y(i)));
            }
        }
        Platforms platforms = world.platforms();
        for (int i = 0; i < platforms.count(); i++) {
            places.put(platforms.id(i), new Vec(platforms.x(i), platforms.y(i)));
        }
    }

    /** The first tick at which it is not as another one; the end if it is the same all along. */
    int partsFrom(Course other) {
        int tick = 0;
        while (tick < hashes.length - 1 && hashes[tick] == other.hashes[tick]) {
            tick++;
        }
        return tick;
    }
}
