package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.ContactSide;

/**
 * The actors, sorted by id; a view that always shows the current state. Positions are of the top-left corner of the
 * box. All that is asked of an index that no actor has, as the −1 that is the player of a level without one, ends in an
 * {@link IndexOutOfBoundsException}.
 */
public final class Actors {
    private static final ActorState[] STATES = ActorState.values();

    private final Simulation sim;
    private final ActorArrays a;

    Actors(Simulation sim) {
        this.sim = sim;
        a = sim.actors;
    }

    /**
     * {@return index of an actor by id, −1 if there is none}
     *
     * @param id the id
     */
    public int indexOf(String id) {
        return a.indexOf(id);
    }

    /** {@return number of actors; indices 0 to count − 1, sorted by id} */
    public int count() {
        return a.count;
    }

    /**
     * {@return the permanent id; the player's is {@code player}}
     *
     * @param actor index of the actor
     */
    public String id(int actor) {
        return a.ids[actor];
    }

    /**
     * {@return what it was made from}
     *
     * @param actor index of the actor
     */
    public ActorKind kind(int actor) {
        return a.kinds[actor];
    }

    /**
     * {@return the object of the level that makes it: the player's is the spawn, that of each of several copies is the
     * one that has them all}
     *
     * @param actor index of the actor
     */
    public LevelObject source(int actor) {
        return sim.defs.get(actor).source();
    }

    /**
     * {@return how wide and high the level has it, px; it is so again once it is started again}
     *
     * @param actor index of the actor
     */
    public Vec sizeInLevel(int actor) {
        return sim.defs.get(actor).size();
    }

    /**
     * {@return left edge, px}
     *
     * @param actor index of the actor
     */
    public double x(int actor) {
        return a.x[actor];
    }

    /**
     * {@return top edge, px}
     *
     * @param actor index of the actor
     */
    public double y(int actor) {
        return a.y[actor];
    }

    /**
     * {@return bottom edge, px}
     *
     * @param actor index of the actor
     */
    public double feet(int actor) {
        return a.feet(actor);
    }

    /**
     * {@return width, px}
     *
     * @param actor index of the actor
     */
    public double width(int actor) {
        return a.w[actor];
    }

    /**
     * {@return height, px}
     *
     * @param actor index of the actor
     */
    public double height(int actor) {
        return a.h[actor];
    }

    /**
     * {@return px/s, to the right; on the ground relative to the support, and along the slope}
     *
     * @param actor index of the actor
     */
    public double vx(int actor) {
        return a.vx[actor];
    }

    /**
     * {@return px/s, downwards; on the ground along the slope}
     *
     * @param actor index of the actor
     */
    public double vy(int actor) {
        return a.vy[actor];
    }

    /**
     * {@return what it is doing}
     *
     * @param actor index of the actor
     */
    public ActorState state(int actor) {
        return STATES[a.state[actor]];
    }

    /**
     * {@return where it looks}
     *
     * @param actor index of the actor
     */
    public Facing facing(int actor) {
        return a.has(actor, ActorFlags.FACES_LEFT) ? Facing.LEFT : Facing.RIGHT;
    }

    /**
     * {@return false from its death until it comes back, if it does}
     *
     * @param actor index of the actor
     */
    public boolean alive(int actor) {
        return a.has(actor, ActorFlags.ALIVE);
    }

    /**
     * {@return true once it has reached a goal}
     *
     * @param actor index of the actor
     */
    public boolean won(int actor) {
        return a.has(actor, ActorFlags.WON);
    }

    /**
     * {@return true if opposing contacts took all of the motion that was wanted in the last step}
     *
     * @param actor index of the actor
     */
    public boolean wedged(int actor) {
        return a.has(actor, ActorFlags.WEDGED);
    }

    /**
     * {@return true while an edit has left it inside something; it is pushed out by at most 4 px a step}
     *
     * @param actor index of the actor
     */
    public boolean embedded(int actor) {
        return a.has(actor, ActorFlags.EMBEDDED);
    }

    /**
     * {@return true while it has its {@code crouchHeight}}
     *
     * @param actor index of the actor
     */
    public boolean crouching(int actor) {
        return a.has(actor, ActorFlags.CROUCHES);
    }

    /**
     * {@return true if it has a {@code crouchHeight}}
     *
     * @param actor index of the actor
     */
    public boolean canCrouch(int actor) {
        return a.profiles[actor].crouchHeight > 0;
    }

    /**
     * {@return true while a dash moves it}
     *
     * @param actor index of the actor
     */
    public boolean dashing(int actor) {
        return a.isDashing(actor);
    }

    /**
     * {@return false once a pickup was collected or an enemy is gone: it is no longer in the world, nor in a trace}
     *
     * @param actor index of the actor
     */
    public boolean present(int actor) {
        return a.has(actor, ActorFlags.PRESENT);
    }

    /**
     * {@return what it stands on: {@code tile:COLUMN,ROW}, an object's id, or null: in the air and on the level's
     * border (allocates for a tile)}
     *
     * @param actor index of the actor
     */
    public String on(int actor) {
        return sim.nameOfContact(a.supportKind[actor], a.supportMajor[actor], a.supportMinor[actor]);
    }

    /**
     * {@return the {@link ContactSide}s that it touched in the tick before, as bits, for controllers}
     *
     * @param actor index of the actor
     */
    public int lastTouch(int actor) {
        return a.oldTouch[actor];
    }

    /**
     * {@return steps since it turned last, for controllers; large if it never did}
     *
     * @param actor index of the actor
     */
    public int sinceTurn(int actor) {
        return a.sinceTurn[actor];
    }

    /**
     * {@return true if a marker has stopped it}
     *
     * @param actor index of the actor
     */
    public boolean stopped(int actor) {
        return a.has(actor, ActorFlags.STOPPED);
    }

    /**
     * {@return true if a walker turns where the ground ends}
     *
     * @param actor index of the actor
     */
    public boolean turnsAtLedges(int actor) {
        return a.has(actor, ActorFlags.TURNS_AT_LEDGES);
    }

    /**
     * {@return the {@link ContactSide}s that it touches in this tick, be it at distance 0, as bits}
     *
     * @param actor index of the actor
     */
    public int touch(int actor) {
        return a.touch[actor] | sim.resting.of(actor);
    }
}
