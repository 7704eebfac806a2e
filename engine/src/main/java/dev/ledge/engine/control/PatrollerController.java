package dev.ledge.engine.control;

import dev.ledge.engine.world.Controller;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;

/**
 * An enemy that flies its way from marker to marker: it wants nothing of its own, the markers tell it where to go. Case
 * AI-01.
 */
public final class PatrollerController implements Controller {
    /** Decides for all patrollers alike; it keeps nothing of them. */
    public PatrollerController() {}

    @Override
    public int control(World world, int actor, int buttons) {
        return Buttons.NONE;
    }
}
