package dev.ledge.engine.control;

import dev.ledge.engine.world.Controller;
import dev.ledge.engine.world.World;

/** The player holds what the person holds. */
public final class PlayerController implements Controller {
    /** Decides for the player; it keeps nothing. */
    public PlayerController() {}

    @Override
    public int control(World world, int actor, int buttons) {
        return buttons;
    }
}
