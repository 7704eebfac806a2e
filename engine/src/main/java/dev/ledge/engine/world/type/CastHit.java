package dev.ledge.engine.world.type;

/**
 * The first hit of a query.
 *
 * @param time free part of the displacement, 0 to 1
 * @param x left edge of the box (or the point of a ray) at the contact, px
 * @param y top edge of the box (or the point of a ray) at the contact, px
 * @param nx contact normal, unit length, pointing to what was swept
 * @param ny contact normal
 * @param on what was hit: {@code tile:COLUMN,ROW}, an object's id, or {@code border}
 */
public record CastHit(double time, double x, double y, double nx, double ny, String on) {}
