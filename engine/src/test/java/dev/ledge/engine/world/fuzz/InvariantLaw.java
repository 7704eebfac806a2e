package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.testing.Invariants;
import dev.ledge.engine.world.World;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * No actor is in anything solid, teleports, or gets energy from nothing; all numbers are finite; no flood of events or
 * contacts (G1 to G4, G6).
 */
final class InvariantLaw implements Law {
    /** More contacts of one actor in a step than this are no work but a loop. */
    private static final int MOST_CONTACTS = 24;

    /** A step that takes longer than this hangs, but for the time that the processor does something else. */
    private static final long MOST_NANOS = 2_000_000_000L;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    @Override
    public String name() {
        return "invariants";
    }

    @Override
    public GameOptions options() {
        return GameOptions.ANY;
    }

    @Override
    public Violation violation(Game game) {
        World world = new World(game.level());
        Invariants invariants = Invariants.physical(game.level());
        int actors = Math.max(1, world.actors().count());
        invariants.watch(world);
        long began = THREADS.getCurrentThreadCpuTime();
        for (int tick = 0; tick < game.ticks(); tick++) {
            long start = System.nanoTime();
            world.step(game.input().buttonsAt(tick));
            long nanos = System.nanoTime() - start;
            invariants.watch(world);
            Violation violation = Violations.first(invariants);
            if (violation != null) {
                return violation;
            }
            if (world.contactCount() > MOST_CONTACTS * actors) {
                return new Violation("flood", world.tick(), world.contactCount() + " contacts in one step");
            }
            if (nanos > MOST_NANOS && THREADS.getCurrentThreadCpuTime() - began > MOST_NANOS) {
                return new Violation("slow", world.tick(), "a step took " + nanos / 1_000_000 + " ms");
            }
        }
        return null;
    }
}
