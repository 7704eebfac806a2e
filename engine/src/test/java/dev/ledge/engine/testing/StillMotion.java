package dev.ledge.engine.testing;

import dev.ledge.engine.world.type.PlatformMotion;

/**
 * A game's own motion that keeps a platform at one place, px, which may be none.
 *
 * @param x left edge
 * @param y top edge
 */
public record StillMotion(double x, double y) implements PlatformMotion {
    @Override
    public double x(long tick) {
        return x;
    }

    @Override
    public double y(long tick) {
        return y;
    }
}
