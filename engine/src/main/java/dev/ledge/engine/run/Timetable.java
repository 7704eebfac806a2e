package dev.ledge.engine.run;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** When in a run each of its expectations comes true, or fails. */
public final class Timetable {
    private Timetable() {}

    /**
     * What becomes of an expectation.
     *
     * @param tick from which on that is so, 0 to the run's last
     * @param failure what did not come true; null if it did
     */
    public record Entry(int tick, Failure failure) {

        /** {@return true if it came true} */
        public boolean holds() {
            return failure == null;
        }
    }

    /**
     * Plays a run on a level.
     *
     * @param level the level
     * @param run the run
     * @param isOver is asked at every tick whether to give up
     * @return for each expectation of the run what becomes of it; nothing if it was given up
     * @throws IllegalArgumentException if no world can be made of the level
     */
    public static List<Entry> of(Level level, Run run, BooleanSupplier isOver) {
        World world = new World(run.placed(level));
        WorldObservation observation = new WorldObservation(world);
        int ticks = run.effectiveTicks();
        ExpectationSet expectations = new ExpectationSet(run, ticks, observation);
        expectations.observe(observation);
        for (int tick = 0; tick < ticks; tick++) {
            if (isOver.getAsBoolean()) {
                return List.of();
            }
            world.step(run.effectiveInput().buttonsAt(tick));
            expectations.observe(observation);
        }
        List<Failure> failures = expectations.verdict(world.hash());
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < run.effectiveExpect().size(); i++) {
            Failure failure = failure(failures, "/expect/" + i);
            if (failure == null) {
                entries.add(new Entry(expectations.trueFrom(i), null));
            } else {
                boolean isKnown = failure.tick() != Failure.NO_TICK;
                entries.add(new Entry(isKnown ? failure.tick() : ticks, failure));
            }
        }
        return List.copyOf(entries);
    }

    private static Failure failure(List<Failure> failures, String pointer) {
        for (Failure failure : failures) {
            if (failure.pointer().equals(pointer)) {
                return failure;
            }
        }
        return null;
    }
}
