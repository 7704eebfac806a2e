package dev.ledge.engine.world.internal.broadphase;

/** Counts what has been looked at, so that what can be put off is put off when it gets too much for one step. */
public final class Effort {
    /** Cells, corners and objects so far. */
    public long spent;
}
