package dev.ledge.engine.bench.scene;

import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Controller;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;

/** Controls Ledge's actors by the walks of the crowd. */
final class LedgeController implements Controller {

    private final Crowd crowd;

    LedgeController(Crowd crowd) {
        this.crowd = crowd;
    }

    @Override
    public int control(World world, int actor, int buttons) {
        Actors actors = world.actors();
        int held = crowd.velocity(actor, actors.vx(actor)) < 0 ? Buttons.LEFT.bit() : Buttons.RIGHT.bit();
        if (actors.state(actor) == ActorState.GROUND && crowd.wantsToJump(actor)) {
            held |= Buttons.JUMP.bit();
            crowd.jumped();
        }
        return held;
    }
}
