package dev.ledge.engine.world.internal.rules;

/** What areas of one kind do to an actor that comes into one. */
interface AreaEffect {
    /** An actor has come into an area. True if that has changed anything. */
    boolean entered(int actor, int area);
}
