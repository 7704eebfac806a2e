package dev.ledge.engine.world;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.world.internal.step.GameCommands;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.type.EventType;

/** What a game and its controllers do to single actors of a {@link World}, which alone extends this. */
abstract sealed class ActorCommands permits World {
    abstract Simulation simulation();

    abstract GameCommands commands();

    /**
     * Places an actor elsewhere; it keeps its velocity and finds its ground anew. Its riders stay behind.
     *
     * @param actor index of the actor
     * @param x px, to the right
     * @param y px, downwards
     * @throws IllegalArgumentException if a number is not finite, or more than 1e12 either way
     * @throws IndexOutOfBoundsException if there is no such actor, as of {@link World#player()} in a level without one
     */
    public void place(int actor, double x, double y) {
        commands().place(actor, x, y);
    }

    /**
     * Sets an actor's velocity, px/s; upwards takes it off the ground.
     *
     * @param actor index of the actor
     * @param vx px/s, to the right
     * @param vy px/s, downwards
     * @throws IllegalArgumentException if a number is not finite, or more than 1e15 either way
     * @throws IndexOutOfBoundsException if there is no such actor, as of {@link World#player()} in a level without one
     */
    public void setVelocity(int actor, double vx, double vy) {
        commands().setVelocity(actor, vx, vy);
    }

    /**
     * Gives an actor another size, px, until it comes back from the dead; its feet and middle stay where they are. What
     * is enclosed by that is pushed out by a few pixels a step.
     *
     * @param actor index of the actor
     * @param width px
     * @param height px
     * @throws IllegalArgumentException if a number is not from 0.001 to 16,384
     * @throws IndexOutOfBoundsException if there is no such actor, as of {@link World#player()} in a level without one
     */
    public void resize(int actor, double width, double height) {
        commands().resize(actor, width, height);
    }

    /**
     * Switches a behaviour of an actor while the game runs, until it comes back from the dead: {@code WORLD_COLLISION},
     * {@code APPLY_GRAVITY}, {@code APPLY_FRICTION} or {@code STANDABLE}.
     *
     * @param actor index of the actor
     * @param field which field
     * @param on whether it is switched on
     * @throws IllegalArgumentException if the field is none of these
     * @throws IndexOutOfBoundsException if there is no such actor, as of {@link World#player()} in a level without one
     */
    public void setSwitch(int actor, ActorField field, boolean on) {
        commands().setSwitch(actor, field, on);
    }

    /**
     * Ends an actor's life, as a game does whose hazards are its own; reported as {@link EventType#DIED} with the cause
     * {@code game} among the events of the step, to a listener only if this is called in mid-step. The dead change no
     * more.
     *
     * @param actor index of the actor
     * @throws IndexOutOfBoundsException if there is no such actor, as of {@link World#player()} in a level without one
     */
    public void kill(int actor) {
        commands().kill(actor);
    }

    /**
     * Brings an actor back to where the level has it, dead or alive, as if it had just been made: the player to its
     * spawn. Reported as {@link EventType#RESPAWNED}.
     *
     * @param actor index of the actor
     * @return false if the place is taken by something solid; nothing has happened then
     * @throws IndexOutOfBoundsException if there is no such actor, as of {@link World#player()} in a level without one
     */
    public boolean respawn(int actor) {
        return commands().respawn(actor);
    }

    /**
     * Takes an actor out of the world at once and without an event, as a pickup that was collected: it is no longer
     * {@link Actors#present}, and its riders fall. {@link #respawn} brings it back.
     *
     * @param actor index of the actor
     * @throws IndexOutOfBoundsException if there is no such actor, as of {@link World#player()} in a level without one
     */
    public void remove(int actor) {
        commands().remove(actor);
    }

    /**
     * Stops an actor at once where it stands on the ground, for controllers; its support goes on transporting it.
     *
     * @param actor index of the actor
     * @throws IndexOutOfBoundsException if there is no such actor, as of {@link World#player()} in a level without one
     */
    public void halt(int actor) {
        simulation().markers.halt(actor);
    }

    /**
     * Turns an actor round, for controllers; reported as an event. A walker goes back at once, as fast as it came, also
     * in flight.
     *
     * @param actor index of the actor
     * @throws IndexOutOfBoundsException if there is no such actor, as of {@link World#player()} in a level without one
     */
    public void turn(int actor) {
        simulation().markers.turn(actor);
    }

    /**
     * {@return true if the ground that an actor stands on goes on where it is about to step, for controllers}
     *
     * @param actor index of the actor
     * @param direction where to
     * @throws IndexOutOfBoundsException if there is no such actor, as of {@link World#player()} in a level without one
     */
    public boolean hasGroundAhead(int actor, Facing direction) {
        return simulation().ledgeProbe.goesOn(actor, direction.sign());
    }
}
