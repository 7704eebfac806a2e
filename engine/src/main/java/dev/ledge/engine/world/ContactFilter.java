package dev.ledge.engine.world;

/** A game's own rule of who collides with what. Has to give the same answer for the same state. */
@FunctionalInterface
public interface ContactFilter {

    /**
     * {@return true if an actor takes notice of an object: asked for static polygons, platforms, and standable actors}
     *
     * @param actor index of the actor
     * @param objectId id of the polygon, platform or other actor
     */
    boolean meets(int actor, String objectId);
}
