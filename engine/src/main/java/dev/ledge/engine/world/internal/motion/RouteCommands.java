package dev.ledge.engine.world.internal.motion;

/**
 * Commands that actors get at points of their paths: a mover takes them to each point in turn and continues as
 * commanded.
 */
public interface RouteCommands {
    /** True if the level has commands for walkers. */
    boolean any();

    /**
     * Finds the first point of a straight displacement at which an actor gets a command.
     *
     * @param rest the part of the step that is left, which the displacement takes
     * @return the part of the displacement that leads there; infinite if there is none
     */
    double ahead(int actor, double dx, double dy, double rest);

    /** True if an actor has reached the point found last, along a straight line. */
    boolean isAtNearest(int actor, double rest);

    /** Executes the command of the point found last, where the actor is now. */
    void executeNearest(int actor, double rest);

    /** Moves an actor without collision from command to command, px. */
    void patrol(int actor, double dx, double dy);
}
