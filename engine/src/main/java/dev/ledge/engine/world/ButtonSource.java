package dev.ledge.engine.world;

/** Says which buttons actors hold in a step. */
interface ButtonSource {
    /**
     * {@return the bits of the {@link Buttons} that an actor holds}
     *
     * @param actor index of the actor
     * @param playerButtons bits of those that the player holds
     */
    int held(int actor, int playerButtons);
}
