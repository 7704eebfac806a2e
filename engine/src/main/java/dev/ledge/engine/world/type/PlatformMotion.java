package dev.ledge.engine.world.type;

/**
 * A game's own way for a platform, instead of its path. A pure function of the tick: a world that is restored to an
 * earlier tick asks for earlier ticks again.
 */
public interface PlatformMotion {

    /**
     * {@return where the platform's {@code at} is at a tick, px}
     *
     * @param tick which tick
     */
    double x(long tick);

    /**
     * {@return where the platform's {@code at} is at a tick, px}
     *
     * @param tick which tick
     */
    double y(long tick);
}
