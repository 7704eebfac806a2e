package dev.ledge.engine.world;

import dev.ledge.engine.world.type.ActorKind;

/** Finds who decides for each kind of actor; a world asks the first one that {@link java.util.ServiceLoader} knows. */
public interface ControllerProvider {

    /**
     * {@return the controller of a kind of actor, never null}
     *
     * @param kind which kind
     */
    Controller controller(ActorKind kind);
}
