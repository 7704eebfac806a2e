package dev.ledge.engine.level;

import java.util.Map;

/**
 * The level's physics; a {@code null} was left out by the file.
 *
 * @param gravity px/s², null means 1200; 0 makes the level top-down
 * @param maxFallSpeed px/s, null means 600, infinity is the file's {@code null}: no limit
 * @param tickRate ticks per second, null means 60
 * @param maxSlope degrees walkable, inclusive; null means 50
 * @param border null means {@link Border#DEFAULT}
 * @param unknown fields this version does not know
 */
public record Physics(
        Double gravity,
        Double maxFallSpeed,
        Double tickRate,
        Double maxSlope,
        Border border,
        Map<String, Object> unknown) {

    public static final double DEFAULT_GRAVITY = 1200;
    public static final double DEFAULT_MAX_FALL_SPEED = 600;
    public static final double DEFAULT_TICK_RATE = 60;
    public static final double DEFAULT_MAX_SLOPE = 50;
    public static final Physics DEFAULT = new Physics(null, null, null, null, null, Map.of());

    public double effectiveGravity() {
        return gravity == null ? DEFAULT_GRAVITY : gravity;
    }

    /** Infinity if there is no limit. */
    public double effectiveMaxFallSpeed() {
        return maxFallSpeed == null ? DEFAULT_MAX_FALL_SPEED : maxFallSpeed;
    }

    public double effectiveTickRate() {
        return tickRate == null ? DEFAULT_TICK_RATE : tickRate;
    }

    public double effectiveMaxSlope() {
        return maxSlope == null ? DEFAULT_MAX_SLOPE : maxSlope;
    }

    public Border effectiveBorder() {
        return border == null ? Border.DEFAULT : border;
    }

    /** These physics with another gravity, px/s²; 0 is seen from above. */
    public Physics withGravity(double newGravity) {
        return new Physics(newGravity, maxFallSpeed, tickRate, maxSlope, border, unknown);
    }

    /** These physics with another limit of falling, px/s; infinity is none. */
    public Physics withMaxFallSpeed(double newMaxFallSpeed) {
        return new Physics(gravity, newMaxFallSpeed, tickRate, maxSlope, border, unknown);
    }

    /** These physics at another rate, ticks per second. */
    public Physics withTickRate(double newTickRate) {
        return new Physics(gravity, maxFallSpeed, newTickRate, maxSlope, border, unknown);
    }

    /** These physics with another steepest ground, degrees. */
    public Physics withMaxSlope(double newMaxSlope) {
        return new Physics(gravity, maxFallSpeed, tickRate, newMaxSlope, border, unknown);
    }

    /** These physics with one border changed. */
    public Physics withBorder(Side side, Border.Kind kind) {
        return new Physics(
                gravity, maxFallSpeed, tickRate, maxSlope, effectiveBorder().with(side, kind), unknown);
    }

    /** Gravity 0: seen from above, no jumping. */
    public boolean isTopDown() {
        return effectiveGravity() == 0;
    }
}
