package dev.ledge.engine.world.reference;

import dev.ledge.engine.level.object.Direction;

/**
 * A spring.
 *
 * @param x left edge at the start, px
 * @param y top edge at the start, px
 * @param w width, px
 * @param h height, px
 * @param power px/s
 * @param to where it throws
 * @param rides index of the solid that it moves with, −1 if it stands still
 */
record Pad(double x, double y, double w, double h, double power, Direction to, int rides) implements Area {
    /** The same on another solid. */
    Pad on(int solid) {
        return new Pad(x, y, w, h, power, to, solid);
    }
}
