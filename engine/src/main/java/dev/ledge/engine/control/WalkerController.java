package dev.ledge.engine.control;

import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Controller;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.ContactSide;

/**
 * An enemy on foot: walks ahead, turns at walls and, if it is that kind, where the ground ends; looks for the ground
 * where it stands, so that moving platforms are nothing special. Cases AI-02, AI-03.
 */
public final class WalkerController implements Controller {
    /** Time from one turn to the next, ticks; without it a walker would twitch on a tiny island. */
    private static final int THINKS = 4;

    /** Decides for all walkers alike; it keeps nothing of them. */
    public WalkerController() {}

    @Override
    public int control(World world, int actor, int buttons) {
        Actors actors = world.actors();
        if (actors.state(actor) != ActorState.GROUND || !actors.alive(actor) || actors.stopped(actor)) {
            return Buttons.NONE;
        }
        boolean left = actors.facing(actor) == Facing.LEFT;
        if (isBlocked(world, actor, left)) {
            if (isBlocked(world, actor, !left) || actors.sinceTurn(actor) < THINKS) {
                // Braking would take it on, over the ledge.
                world.halt(actor);
                return Buttons.NONE;
            }
            world.turn(actor);
            left = !left;
        }
        return left ? Buttons.LEFT.bit() : Buttons.RIGHT.bit();
    }

    private static boolean isBlocked(World world, int actor, boolean left) {
        Actors actors = world.actors();
        if ((left ? ContactSide.LEFT : ContactSide.RIGHT).in(actors.lastTouch(actor))) {
            return true;
        }
        return actors.turnsAtLedges(actor) && !world.hasGroundAhead(actor, left ? Facing.LEFT : Facing.RIGHT);
    }
}
