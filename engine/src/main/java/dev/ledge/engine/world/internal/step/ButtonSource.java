package dev.ledge.engine.world.internal.step;

import dev.ledge.engine.world.type.Buttons;

/** Source of the buttons that are down in a step. */
public interface ButtonSource {
    /**
     * {@return the bits of the {@link Buttons} that an actor holds}
     *
     * @param actor index of the actor
     * @param playerButtons bits of those that the player holds
     */
    int held(int actor, int playerButtons);
}
