package dev.ledge.engine.control;

import dev.ledge.engine.world.Controller;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;

/** An enemy that flies from marker to marker: it presses no buttons, the markers command it. Case AI-01. */
public final class PatrollerController implements Controller {
    /** Decides for all patrollers alike; it keeps nothing of them. */
    public PatrollerController() {}

    @Override
    public int control(World world, int actor, int buttons) {
        return Buttons.NONE;
    }
}
