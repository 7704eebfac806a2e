package dev.ledge.engine.world;

/**
 * A contact of the last step, for drawing.
 *
 * @param actor index of the actor
 * @param x where, in pixels
 * @param y where, in pixels
 * @param nx contact normal, pointing to the actor
 * @param ny contact normal
 */
public record Contact(int actor, double x, double y, double nx, double ny) {}
