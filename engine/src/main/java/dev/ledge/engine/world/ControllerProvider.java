package dev.ledge.engine.world;

import dev.ledge.engine.world.type.ActorKind;

/**
 * Provides the controller of each kind of actor; a world uses the first one that {@link java.util.ServiceLoader} finds.
 */
public interface ControllerProvider {

    /**
     * {@return the controller of a kind of actor, never null}
     *
     * @param kind which kind
     */
    Controller controller(ActorKind kind);
}
