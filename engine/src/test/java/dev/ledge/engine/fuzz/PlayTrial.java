package dev.ledge.engine.fuzz;

import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Platforms;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;

/** Plays a world for two seconds of its default rate, and its last quarter twice. */
final class PlayTrial {
    /** Steps that every world makes. */
    static final int TICKS = 120;

    private static final int FEW_TICKS = 4;
    private static final int SAVED_AT = 90;

    /** 60 steps a second for each thousand actors; fewer take the time of a thousand. */
    private static final double SECONDS_PER_STEP = 1.0 / 60;

    private static final int CROWD = 1000;

    private PlayTrial() {}

    /**
     * Plays a world from tick 0 to tick {@link #TICKS}.
     *
     * @param world just made
     * @param buttons what the player holds
     * @throws Violation if a number is not finite, the restored state is another, or it takes too long
     */
    static void play(World world, InputTrack buttons) {
        CpuLimit limit = new CpuLimit();
        checkFinite(world);
        Snapshot snapshot = null;
        long hash = 0;
        while (world.tick() < TICKS) {
            if (world.tick() == SAVED_AT) {
                snapshot = world.save();
                hash = world.fullHash();
            }
            world.step(buttons.buttonsAt(world.tick()));
            checkFinite(world);
        }
        check(limit, world);
        long end = world.fullHash();
        world.restore(snapshot);
        if (world.fullHash() != hash) {
            throw new Violation(Invariant.RESTORE, "the restored state is not the saved one");
        }
        steps(world, buttons);
        if (world.fullHash() != end) {
            throw new Violation(Invariant.RESTORE, "from the restored state the same buttons lead elsewhere");
        }
    }

    /** Plays a few steps with many actors, within the same limits. */
    static void playBriefly(World world, InputTrack buttons) {
        CpuLimit limit = new CpuLimit();
        while (world.tick() < FEW_TICKS) {
            world.step(buttons.buttonsAt(world.tick()));
            checkFinite(world);
        }
        check(limit, world);
    }

    /** Steps up to tick {@link #TICKS}. */
    static void steps(World world, InputTrack buttons) {
        while (world.tick() < TICKS) {
            world.step(buttons.buttonsAt(world.tick()));
        }
    }

    private static void check(CpuLimit limit, World world) {
        double crowds = Math.max(1, world.actors().count() / (double) CROWD);
        limit.check(world.tick() + " ticks", Math.max(1, world.tick() * SECONDS_PER_STEP * crowds));
    }

    private static void checkFinite(World world) {
        checkFinite(world, world.actors());
        checkFinite(world, world.platforms());
    }

    private static void checkFinite(World world, Actors actors) {
        for (int i = 0; i < actors.count(); i++) {
            boolean finite = Double.isFinite(actors.x(i))
                    && Double.isFinite(actors.y(i))
                    && Double.isFinite(actors.vx(i))
                    && Double.isFinite(actors.vy(i))
                    && Double.isFinite(actors.width(i))
                    && Double.isFinite(actors.height(i));
            if (!finite) {
                throw new Violation(
                        Invariant.FINITE,
                        "tick " + world.tick() + ": actor " + actors.id(i) + " is at " + actors.x(i) + ", "
                                + actors.y(i) + " with the velocity " + actors.vx(i) + ", " + actors.vy(i)
                                + " and the size " + actors.width(i) + ", " + actors.height(i));
            }
        }
    }

    private static void checkFinite(World world, Platforms platforms) {
        for (int i = 0; i < platforms.count(); i++) {
            if (!Double.isFinite(platforms.x(i)) || !Double.isFinite(platforms.y(i))) {
                throw new Violation(
                        Invariant.FINITE,
                        "tick " + world.tick() + ": platform " + platforms.id(i) + " is at " + platforms.x(i) + ", "
                                + platforms.y(i));
            }
        }
    }
}
