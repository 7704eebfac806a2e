package dev.ledge.engine.world;

/** Finds who decides for each kind of actor; a world asks the first one that {@link java.util.ServiceLoader} knows. */
public interface ControllerProvider {

    /** The controller of a kind of actor, never null. */
    Controller controller(ActorKind kind);
}
