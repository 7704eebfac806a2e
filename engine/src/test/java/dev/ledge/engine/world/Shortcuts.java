package dev.ledge.engine.world;

/** Lets tests of other packages play without {@link FastPath}. */
public final class Shortcuts {
    private Shortcuts() {}

    /** From now on everything in a world is swept; to be said again after an edit. */
    public static void forbid(World world) {
        world.sim.fast.enable(false);
    }
}
