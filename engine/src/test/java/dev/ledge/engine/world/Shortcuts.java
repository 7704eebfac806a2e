package dev.ledge.engine.world;

import dev.ledge.engine.world.internal.broadphase.HeadGrid;
import dev.ledge.engine.world.internal.motion.TileShortcuts;

/**
 * Lets tests of other packages play without {@link TileShortcuts} and {@link HeadGrid}, or with both wherever they can
 * act.
 */
public final class Shortcuts {
    private Shortcuts() {}

    /** From now on everything in a world is swept; to be said again after an edit. */
    public static void forbid(World world) {
        world.sim.shortcuts.enable(false);
        world.sim.standables.setFew(Integer.MAX_VALUE);
    }

    /** From now on even the fewest heads are found by their grid; to be said again after an edit. */
    public static void prefer(World world) {
        world.sim.standables.setFew(0);
    }
}
