package dev.ledge.engine.control;

import dev.ledge.engine.world.ActorKind;
import dev.ledge.engine.world.Controller;
import dev.ledge.engine.world.ControllerProvider;

/** Who decides for actors unless a game says otherwise. */
public final class StandardControllers implements ControllerProvider {
    private static final Controller PLAYER = new PlayerController();

    @Override
    public Controller controller(ActorKind kind) {
        return switch (kind) {
            case PLAYER -> PLAYER;
            case WALKER, PATROLLER, PICKUP, BODY -> Controller.NONE;
        };
    }
}
