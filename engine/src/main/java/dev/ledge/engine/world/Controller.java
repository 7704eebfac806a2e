package dev.ledge.engine.world;

import dev.ledge.engine.world.type.Buttons;

/**
 * Decides what one kind of actor wants in a tick: which buttons it holds. Asked in each step, before actors move, for
 * every actor of that kind, the dead too, so that a button that is held over a death is no new press. Keeps no state of
 * its own, so that a world can be saved and restored; what it has to remember it asks of the world.
 */
@FunctionalInterface
public interface Controller {

    /** Holds nothing. */
    Controller NONE = (world, actor, buttons) -> Buttons.NONE;

    /**
     * {@return the buttons that an actor holds}
     *
     * @param world the world in mid-step; only its queries and its setters for this actor may be used
     * @param actor index of the actor
     * @param buttons the buttons that the player holds in this tick
     */
    int control(World world, int actor, int buttons);
}
