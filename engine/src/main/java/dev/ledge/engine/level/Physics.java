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
        @Within(min = 0, max = Limits.MAX_ACCELERATION, unit = "px/s²")
        Double gravity,

        @Within(min = 0, max = Limits.MAX_SPEED, unit = "px/s", orInfinite = true)
        Double maxFallSpeed,

        @Within(min = 1, max = 10_000, unit = "/s") Double tickRate,
        @Within(min = 0, max = 89.9, unit = "°") Double maxSlope,
        Border border,
        Map<String, Object> unknown) {

    /** Gravity where the file gives none, px/s². */
    public static final double DEFAULT_GRAVITY = 1200;
    /** Limit of falling where the file gives none, px/s. */
    public static final double DEFAULT_MAX_FALL_SPEED = 600;
    /** Ticks per second where the file gives none. */
    public static final double DEFAULT_TICK_RATE = 60;
    /** Steepest ground where the file gives none, degrees. */
    public static final double DEFAULT_MAX_SLOPE = 50;

    private static final Limits LIMITS = Limits.of(Physics.class);

    /** Nothing given: all defaults. */
    public static final Physics DEFAULT = new Physics(null, null, null, null, null, Map.of());

    /**
     * Checks the numbers.
     *
     * @param gravity px/s², null means 1200; 0 makes the level top-down
     * @param maxFallSpeed px/s, null means 600, infinity is the file's {@code null}: no limit
     * @param tickRate ticks per second, null means 60
     * @param maxSlope degrees walkable, inclusive; null means 50
     * @param border null means {@link Border#DEFAULT}
     * @param unknown fields this version does not know
     * @throws IllegalArgumentException if one is beyond its limits
     */
    public Physics {
        LIMITS.check("gravity", gravity);
        LIMITS.check("maxFallSpeed", maxFallSpeed);
        LIMITS.check("tickRate", tickRate);
        LIMITS.check("maxSlope", maxSlope);
    }

    /** {@return the gravity in force, px/s²} */
    public double effectiveGravity() {
        return gravity == null ? DEFAULT_GRAVITY : gravity;
    }

    /** {@return the limit of falling in force, px/s; infinity if there is none} */
    public double effectiveMaxFallSpeed() {
        return maxFallSpeed == null ? DEFAULT_MAX_FALL_SPEED : maxFallSpeed;
    }

    /** {@return the ticks per second in force} */
    public double effectiveTickRate() {
        return tickRate == null ? DEFAULT_TICK_RATE : tickRate;
    }

    /** {@return the steepest ground that can be walked, degrees, itself included} */
    public double effectiveMaxSlope() {
        return maxSlope == null ? DEFAULT_MAX_SLOPE : maxSlope;
    }

    /** {@return the borders in force} */
    public Border effectiveBorder() {
        return border == null ? Border.DEFAULT : border;
    }

    /**
     * {@return these physics with another gravity, px/s²; 0 is seen from above}
     *
     * @param newGravity px/s², 0 for a level seen from above
     */
    public Physics withGravity(double newGravity) {
        return new Physics(newGravity, maxFallSpeed, tickRate, maxSlope, border, unknown);
    }

    /**
     * {@return these physics with another limit of falling, px/s; infinity is none}
     *
     * @param newMaxFallSpeed px/s
     */
    public Physics withMaxFallSpeed(double newMaxFallSpeed) {
        return new Physics(gravity, newMaxFallSpeed, tickRate, maxSlope, border, unknown);
    }

    /**
     * {@return these physics at another rate, ticks per second}
     *
     * @param newTickRate ticks per second, above 0
     */
    public Physics withTickRate(double newTickRate) {
        return new Physics(gravity, maxFallSpeed, newTickRate, maxSlope, border, unknown);
    }

    /**
     * {@return these physics with another steepest ground, degrees}
     *
     * @param newMaxSlope degrees
     */
    public Physics withMaxSlope(double newMaxSlope) {
        return new Physics(gravity, maxFallSpeed, tickRate, newMaxSlope, border, unknown);
    }

    /**
     * {@return these physics with one border changed}
     *
     * @param side which border
     * @param kind what it does
     */
    public Physics withBorder(Side side, Border.Kind kind) {
        return new Physics(
                gravity, maxFallSpeed, tickRate, maxSlope, effectiveBorder().with(side, kind), unknown);
    }

    /** {@return true if gravity is 0: seen from above, no jumping} */
    public boolean isTopDown() {
        return effectiveGravity() == 0;
    }
}
