package dev.ledge.engine.control;

import dev.ledge.engine.world.Controller;
import dev.ledge.engine.world.ControllerProvider;
import dev.ledge.engine.world.type.ActorKind;

/** The controllers of actors unless a game sets others. */
public final class StandardControllers implements ControllerProvider {
    private static final Controller PLAYER = new PlayerController();
    private static final Controller WALKER = new WalkerController();
    private static final Controller PATROLLER = new PatrollerController();

    /** For {@link java.util.ServiceLoader}. */
    public StandardControllers() {}

    @Override
    public Controller controller(ActorKind kind) {
        return switch (kind) {
            case PLAYER -> PLAYER;
            case WALKER -> WALKER;
            case PATROLLER -> PATROLLER;
            case PICKUP, BODY -> Controller.NONE;
        };
    }
}
