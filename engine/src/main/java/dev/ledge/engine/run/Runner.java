package dev.ledge.engine.run;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.EventType;
import java.util.List;

/** Plays runs, as fast as it can. */
public final class Runner {
    private static final double NANOS = 1e9;

    private Runner() {}

    /** Sees the world at every tick of a run. */
    @FunctionalInterface
    public interface Watcher {
        /** Watches nothing. */
        Watcher NONE = world -> {};

        /**
         * Called at tick 0 and after every step; must not change the world.
         *
         * @param world the world after the step
         */
        void watch(World world);
    }

    /**
     * Plays a run on a level from where it starts for as many ticks as the run says.
     *
     * @param level the level
     * @param run the run
     * @return how it went
     * @throws IllegalArgumentException if no world can be made of the level
     */
    public static Outcome play(Level level, Run run) {
        return play(level, run, run.effectiveTicks(), Watcher.NONE);
    }

    /**
     * Plays a run on a level from where it starts.
     *
     * @param level the level
     * @param run the run
     * @param ticks how many steps, 0 or more, whatever the run says; expectations that reach beyond are not judged
     * @param watcher sees every tick, or null
     * @return how it went
     * @throws IllegalArgumentException if the ticks are negative, or no world can be made of the level
     */
    public static Outcome play(Level level, Run run, int ticks, Watcher watcher) {
        if (ticks < 0) {
            throw new IllegalArgumentException("a run is played for 0 ticks or more, not " + ticks);
        }
        Watcher watching = watcher == null ? Watcher.NONE : watcher;
        World world = new World(run.placed(level));
        WorldObservation observation = new WorldObservation(world);
        ExpectationSet expectations = new ExpectationSet(run, ticks, observation);
        InputTrack input = run.effectiveInput();
        List<InputTrack.Change> changes = input.changes();
        int next = 0;
        int buttons = 0;
        int deaths = 0;
        long start = System.nanoTime();
        expectations.observe(observation);
        watching.watch(world);
        for (int tick = 0; tick < ticks; tick++) {
            if (next < changes.size() && changes.get(next).tick() == tick) {
                buttons = changes.get(next++).buttons();
            }
            world.step(buttons);
            deaths += playerDeaths(world);
            expectations.observe(observation);
            watching.watch(world);
        }
        double seconds = (System.nanoTime() - start) / NANOS;
        int player = world.player();
        boolean alive = player >= 0 && world.actors().alive(player);
        boolean won = player >= 0 && world.actors().won(player);
        List<Failure> failures = expectations.verdict(world.hash());
        return new Outcome(ticks, alive, won, deaths, world.hash(), failures, expectations.unjudged(), seconds);
    }

    private static int playerDeaths(World world) {
        int deaths = 0;
        // By index, as pairs may be too many to make values of.
        for (int i = 0; i < world.eventCount(); i++) {
            if (world.eventType(i) == EventType.DIED && world.eventActor(i) == world.player()) {
                deaths++;
            }
        }
        return deaths;
    }
}
