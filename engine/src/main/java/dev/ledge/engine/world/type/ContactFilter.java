package dev.ledge.engine.world.type;

/**
 * A game's own rule of which actors collide with which objects: with polygons, platforms, and actors that can be stood
 * on. Cells, borders, hazards, goals, pickups, markers and pairs do not ask it. Has to give the same answer for the
 * same state.
 */
@FunctionalInterface
public interface ContactFilter {

    /**
     * {@return true if an actor takes notice of an object: asked for static polygons, platforms, and standable actors}
     *
     * @param actor index of the actor
     * @param objectId id of the polygon, platform or other actor
     */
    boolean collides(int actor, String objectId);
}
