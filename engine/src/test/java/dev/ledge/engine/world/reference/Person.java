package dev.ledge.engine.world.reference;

/**
 * A body that has no player, and on whose head others stand.
 *
 * @param id of it
 * @param w width, px
 * @param h height, px
 * @param x left edge at the start, px
 * @param y top edge at the start, px
 * @param vx velocity at the start, px/s
 * @param vy downwards, px/s
 * @param slows true if it has friction on the ground
 */
record Person(String id, double w, double h, double x, double y, double vx, double vy, boolean slows) {}
