package dev.ledge.engine.world.internal.broadphase;

/** Counts the work of searches, so that what can wait does so when it is too much for one step. */
public final class Effort {
    /** Cells, corners and objects examined so far. */
    public long spent;
}
