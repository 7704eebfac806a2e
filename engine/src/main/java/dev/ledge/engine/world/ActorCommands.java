package dev.ledge.engine.world;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.world.internal.scene.ActorDefs;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.type.EventType;

/**
 * What a game and its controllers do to single actors of a {@link World}, which alone extends this, between two steps
 * or from a controller. Cases AI-04, ED-02, NU-01.
 */
abstract sealed class ActorCommands permits World {
    /** Package-private for the tests beside it. */
    Simulation sim;

    private ActorArrays a;

    /** Acts on the actors of a simulation from now on. */
    final void command(Simulation simulation) {
        sim = simulation;
        a = sim.actors;
    }

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
        Numbers.requirePlace("a place", x, y);
        sim.events.keep(a, sim.scene);
        double vx = sim.footing.motion.velocityOf(actor);
        double vy = a.state[actor] == ActorArrays.GROUND ? 0 : a.vy[actor];
        sim.placement.to(actor, x, y);
        releaseRiders(actor);
        if (a.has(actor, ActorFlags.ALIVE)) {
            a.vx[actor] = vx;
            a.vy[actor] = vy;
            sim.lifecycle.settle(actor);
        }
    }

    /**
     * Releases the riders of an actor that is placed elsewhere, without its velocity; as with platforms, case MP-14.
     */
    private void releaseRiders(int pusher) {
        for (int i = 0; i < a.count; i++) {
            if (a.supportKind[i] == SupportKind.ACTOR
                    && a.supportMajor[i] == pusher
                    && a.state[i] == ActorArrays.GROUND) {
                sim.footing.toAir(i, a.speed[i] * -a.groundY[i], 0);
                a.set(i, ActorFlags.COYOTE);
            }
        }
    }

    /**
     * Sets an actor's velocity, px/s; upwards takes it off the ground. Does nothing to a dead actor.
     *
     * @param actor index of the actor
     * @param vx px/s, to the right
     * @param vy px/s, downwards
     * @throws IllegalArgumentException if a number is not finite, or more than 1e15 either way
     * @throws IndexOutOfBoundsException if there is no such actor, as of {@link World#player()} in a level without one
     */
    public void setVelocity(int actor, double vx, double vy) {
        Numbers.requireVelocity(vx, vy);
        if (!a.has(actor, ActorFlags.ALIVE)) {
            return;
        }
        sim.events.keep(a, sim.scene);
        if (a.state[actor] == ActorArrays.GROUND && !sim.scene.topDown) {
            if (vy >= 0) {
                // Of the support's own velocity: an actor that was blocked here may follow it from now on.
                a.speed[actor] = vx - sim.footing.motion.supportVelocity(actor);
                sim.footing.showVelocity(actor);
                return;
            }
            sim.footing.toAir(actor, vx, vy);
        }
        a.vx[actor] = vx;
        a.vy[actor] = vy;
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
        Numbers.requireSide("an actor's width", width);
        Numbers.requireSide("an actor's height", height);
        sim.events.keep(a, sim.scene);
        double rise = height - a.h[actor];
        sim.placement.by(actor, (a.w[actor] - width) / 2, -rise);
        a.w[actor] = width;
        a.h[actor] = height;
        a.clear(actor, ActorFlags.CROUCHES);
        sim.standables.moved(actor);
        sim.locator.moved(actor);
        a.set(actor, ActorFlags.MAY_OVERLAP);
        sim.riderTransport.lift(actor, rise);
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
        long flag = flag(field);
        sim.events.keep(a, sim.scene);
        a.flags[actor] = on ? a.flags[actor] | flag : a.flags[actor] & ~flag;
        if (flag == ActorFlags.STANDABLE && on) {
            sim.standables.add(actor);
        }
        boolean falls = a.has(actor, ActorFlags.GRAVITY) && a.has(actor, ActorFlags.WORLD_COLLISION);
        if (!falls && a.state[actor] != ActorArrays.AIR && a.has(actor, ActorFlags.ALIVE) && !sim.scene.topDown) {
            sim.footing.toAir(actor, sim.footing.motion.velocityOf(actor), 0);
        }
        a.set(actor, ActorFlags.MAY_OVERLAP);
    }

    private static long flag(ActorField field) {
        return switch (field) {
            case WORLD_COLLISION -> ActorFlags.WORLD_COLLISION;
            case APPLY_GRAVITY -> ActorFlags.GRAVITY;
            case APPLY_FRICTION -> ActorFlags.FRICTION;
            case STANDABLE -> ActorFlags.STANDABLE;
            default -> throw new IllegalArgumentException("'" + field.json() + "' is no switch");
        };
    }

    /**
     * Ends an actor's life, as a game does whose hazards are its own; reported as {@link EventType#DIED} with the cause
     * {@code game} among the events of the step, to a listener only if this is called in mid-step. Does nothing to an
     * actor that is dead or removed.
     *
     * @param actor index of the actor
     * @throws IndexOutOfBoundsException if there is no such actor, as of {@link World#player()} in a level without one
     */
    public void kill(int actor) {
        if (a.isActive(actor)) {
            sim.lifecycle.die(actor, EventLog.GAME);
        }
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
        ActorDefs.ActorDef def = sim.defs.get(actor);
        sim.events.keep(a, sim.scene);
        if (!sim.lifecycle.restart(actor, def.at(), def.rides(), def.velocity(), def.facing())) {
            return false;
        }
        releaseRiders(actor);
        a.set(actor, ActorFlags.PRESENT);
        a.clear(
                actor,
                ActorFlags.WEDGED
                        | ActorFlags.EMBEDDED
                        | ActorFlags.CAN_CUT
                        | ActorFlags.COYOTE
                        | ActorFlags.CLIMB_LOCK
                        | ActorFlags.STOPPED);
        a.deadTicks[actor] = 0;
        a.repelX[actor] = 0;
        a.repelY[actor] = 0;
        a.forgetEscape(actor);
        return true;
    }

    /**
     * Takes an actor out of the world at once and without an event, as a pickup that was collected: it is no longer
     * {@link Actors#present}, and its riders fall. {@link #respawn} brings it back.
     *
     * @param actor index of the actor
     * @throws IndexOutOfBoundsException if there is no such actor, as of {@link World#player()} in a level without one
     */
    public void remove(int actor) {
        sim.events.keep(a, sim.scene);
        releaseRiders(actor);
        a.clear(actor, ActorFlags.PRESENT);
        sim.locator.forget();
    }

    /**
     * Stops an actor at once where it stands on the ground, for controllers; its support goes on transporting it. Its
     * velocity shows that after the next step. Seen from above it does nothing.
     *
     * @param actor index of the actor
     * @throws IndexOutOfBoundsException if there is no such actor, as of {@link World#player()} in a level without one
     */
    public void halt(int actor) {
        sim.markers.halt(actor);
    }

    /**
     * Turns an actor round, for controllers; reported as an event. A walker goes back at once, as fast as it came, also
     * in flight.
     *
     * @param actor index of the actor
     * @throws IndexOutOfBoundsException if there is no such actor, as of {@link World#player()} in a level without one
     */
    public void turn(int actor) {
        sim.markers.turn(actor);
    }

    /**
     * {@return true if the ground that an actor stands on goes on where it is about to step, for controllers}
     *
     * @param actor index of the actor
     * @param direction where to
     * @throws IndexOutOfBoundsException if there is no such actor, as of {@link World#player()} in a level without one
     */
    public boolean hasGroundAhead(int actor, Facing direction) {
        return sim.ledgeProbe.goesOn(actor, direction.sign());
    }
}
