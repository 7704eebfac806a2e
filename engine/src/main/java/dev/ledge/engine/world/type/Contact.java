package dev.ledge.engine.world.type;

/**
 * A contact of the last step, for drawing and for games that want to know what was touched.
 *
 * @param actor index of the actor
 * @param x where, in pixels
 * @param y where, in pixels
 * @param nx contact normal, pointing to the actor
 * @param ny contact normal
 * @param time of impact: the free part of the displacement that was swept, 0 to 1; of all that the step wanted for an
 *     actor's first contact in it, of what was left of that for a later one
 * @param on what was touched: {@code tile:COLUMN,ROW}, the id of an object or of another actor, or null for a border of
 *     the level
 */
public record Contact(int actor, double x, double y, double nx, double ny, double time, String on) {}
