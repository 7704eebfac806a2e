package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.testing.Invariants;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.EventType;

/**
 * The invariants hold while the level is edited under the running game; an edit throws no actor about (ED-01, ED-02).
 */
final class EditLaw implements Law {
    /**
     * An edit makes no actor faster than its own motion does; a little more than any acceleration gives in a tick,
     * px/s. A jump is left out: it inherits the platform's rise (MP-05).
     */
    private static final double MOST_GAIN = 1500;

    @Override
    public String name() {
        return "edits";
    }

    @Override
    public GameOptions options() {
        return GameOptions.EDITED;
    }

    @Override
    public Violation violation(Game game) {
        Level level = game.level();
        World world = new World(level);
        Invariants invariants = Invariants.physical(level);
        invariants.watch(world);
        int next = 0;
        for (int tick = 0; tick < game.ticks(); tick++) {
            boolean edited = false;
            Level before = level;
            Snapshot state = world.save();
            while (next < game.edits().size() && game.edits().get(next).tick() <= tick) {
                level = game.edits().get(next++).edit().of(level);
                world.edit(level);
                edited = true;
            }
            if (edited) {
                invariants = Invariants.edited(level, world);
            }
            double fastest = fastest(world, true);
            double[] places = places(world);
            world.step(game.input().buttonsAt(tick));
            if (edited
                    && !isAnybodyBack(world)
                    && fastest(world, false) > fastest + MOST_GAIN
                    && fastest(world, false)
                            > fastestUnedited(before, state, game.input().buttonsAt(tick)) + MOST_GAIN
                    && fastest(world, false) > fastest + fastestPlatform(world, places) + MOST_GAIN) {
                return new Violation(
                        "launch", world.tick(), "an actor goes at " + fastest(world, false) + " px/s, was " + fastest);
            }
            invariants.watch(world);
            Violation violation = Violations.first(invariants);
            if (violation != null) {
                return violation;
            }
        }
        return null;
    }

    private static double[] places(World world) {
        double[] places = new double[2 * world.platforms().count()];
        for (int i = 0; i < places.length / 2; i++) {
            places[2 * i] = world.platforms().x(i);
            places[2 * i + 1] = world.platforms().y(i);
        }
        return places;
    }

    /**
     * Of platforms whose path the edit may have blocked; one that begins its path anew may go back by two cells at
     * once.
     */
    private static double fastestPlatform(World world, double[] before) {
        double fastest = 0;
        double[] after = places(world);
        for (int i = 0; i < after.length; i += 2) {
            fastest = Math.max(fastest, Math.hypot(after[i] - before[i], after[i + 1] - before[i + 1]) / world.dt());
        }
        return fastest;
    }

    /**
     * Speed after the same step without the edit: a rider's speed is relative to its support, and it leaves that with
     * the sum of both.
     */
    private static double fastestUnedited(Level level, Snapshot state, int buttons) {
        World world = new World(level);
        world.restore(state);
        world.step(buttons);
        return fastest(world, false);
    }

    /** A respawned actor has the spawn's velocity. */
    private static boolean isAnybodyBack(World world) {
        for (int i = 0; i < world.eventCount(); i++) {
            if (world.event(i).type() == EventType.RESPAWNED) {
                return true;
            }
        }
        return false;
    }

    private static double fastest(World world, boolean withJumps) {
        Actors actors = world.actors();
        double fastest = 0;
        for (int i = 0; i < actors.count(); i++) {
            if (!withJumps && hasJumped(world, i)) {
                continue;
            }
            fastest = Math.max(fastest, Math.hypot(actors.vx(i), actors.vy(i)));
        }
        return fastest;
    }

    private static boolean hasJumped(World world, int actor) {
        for (int i = 0; i < world.eventCount(); i++) {
            if (world.eventType(i) == EventType.JUMPED && world.eventActor(i) == actor) {
                return true;
            }
        }
        return false;
    }
}
