package dev.ledge.engine.world;

import dev.ledge.engine.level.Facing;

/** CONTRACT SKELETON, being implemented: signatures are final, bodies are not. The actors' state. */
public final class Actors {

    /** Number of actors; indices 0 to count − 1, sorted by id. */
    public int count() {
        return 0;
    }

    public String id(int actor) {
        return null;
    }

    public ActorKind kind(int actor) {
        return null;
    }

    /** Left edge, px. */
    public double x(int actor) {
        return 0;
    }

    /** Top edge, px. */
    public double y(int actor) {
        return 0;
    }

    public double width(int actor) {
        return 0;
    }

    public double height(int actor) {
        return 0;
    }

    /** px/s; on the ground relative to what carries it, and along the slope. */
    public double vx(int actor) {
        return 0;
    }

    /** px/s. */
    public double vy(int actor) {
        return 0;
    }

    public ActorState state(int actor) {
        return ActorState.AIR;
    }

    public Facing facing(int actor) {
        return Facing.RIGHT;
    }

    public boolean alive(int actor) {
        return true;
    }

    public boolean won(int actor) {
        return false;
    }

    public boolean wedged(int actor) {
        return false;
    }

    public boolean embedded(int actor) {
        return false;
    }

    /** False once a pickup was collected or an enemy stomped: it is no longer in the world, nor in a trace. */
    public boolean present(int actor) {
        return true;
    }

    /** What it stands on: {@code tile:COLUMN,ROW}, an object's id, {@code border}, or null (allocates). */
    public String on(int actor) {
        return null;
    }

    /** Bits of what it touches in this tick: 1 floor, 2 ceiling, 4 left, 8 right. */
    public int touch(int actor) {
        return 0;
    }
}
