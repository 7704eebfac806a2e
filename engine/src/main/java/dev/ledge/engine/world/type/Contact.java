package dev.ledge.engine.world.type;

/**
 * A contact of the last step, for drawing and for games that want to know what was touched.
 *
 * @param actor index of the actor
 * @param x where, in pixels
 * @param y where, in pixels
 * @param nx contact normal, pointing to the actor
 * @param ny contact normal
 * @param on what was touched: {@code tile:COLUMN,ROW}, the id of an object or of another actor, or null for a border of
 *     the level
 */
public record Contact(int actor, double x, double y, double nx, double ny, String on) {}
