package dev.ledge.engine.world;

import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.Buttons;
import java.util.ServiceLoader;

/** Finds the controllers of actors unless a game sets others. */
final class Controllers {
    private Controllers() {}

    /**
     * The standard controllers, searched once; without any, the player obeys the buttons and other actors do nothing.
     */
    static ControllerProvider standard() {
        return Standard.PROVIDER;
    }

    /** Looked for when the first world is made. */
    private static final class Standard {
        static final ControllerProvider PROVIDER = ServiceLoader.load(
                        ControllerProvider.class, Controllers.class.getClassLoader())
                .findFirst()
                .orElse(kind -> (world, actor, buttons) -> kind == ActorKind.PLAYER ? buttons : Buttons.NONE);
    }
}
