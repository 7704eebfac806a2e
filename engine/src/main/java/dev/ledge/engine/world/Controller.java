package dev.ledge.engine.world;

/** Decides what one kind of actor wants in a tick; called in phase 3 of a step for every living actor of that kind that is not squeezed. */
public interface Controller {

    /**
     * Turns the held buttons, or the actor's own mind, into a wanted velocity.
     *
     * @param world the world in mid-step
     * @param actor index of the actor
     * @param buttons the buttons held in this tick
     */
    void control(World world, int actor, int buttons);
}
