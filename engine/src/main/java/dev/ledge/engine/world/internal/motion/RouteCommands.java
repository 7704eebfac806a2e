package dev.ledge.engine.world.internal.motion;

/**
 * What gives commands to actors at points of their ways, so that a mover takes them there piece by piece and goes on as
 * they then want.
 */
public interface RouteCommands {
    /** True if there is anything that gives commands to walkers. */
    boolean any();

    /**
     * Looks for the first point of a straight way at which an actor gets a command.
     *
     * @return the part of the way that leads there; infinite if it gets none
     */
    double ahead(int actor, double dx, double dy);

    /** True if an actor has come to the point that was found last, and its way has not bent before that. */
    boolean isAtNearest(int actor);

    /** Gives an actor the command of the point that was found last, which it is now at. */
    void executeNearest(int actor);

    /** Moves an actor that collides with nothing, from command to command. */
    void patrol(int actor, double dx, double dy);
}
