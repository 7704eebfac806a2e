package dev.ledge.engine.level;

import java.util.Map;

/**
 * What the ground does to the actor that stands on it; a {@code null} means "the actor's own".
 *
 * @param acceleration px/s²
 * @param turnAcceleration px/s²; when absent the surface's own acceleration, if it has one
 * @param deceleration px/s²
 * @param maxSpeed px/s, stands in for walkSpeed
 * @param conveyor px/s, to the right if positive
 * @param maxFallSpeed px/s, acts inside climbable or shapeless tiles
 * @param gravityScale factor on gravity, acts inside climbable or shapeless tiles
 * @param props free JSON, or null
 * @param unknown fields this version does not know, kept through load and save
 */
public record Surface(
        @Within(min = 0, max = Limits.MAX_ACCELERATION, unit = "px/s²")
        Double acceleration,

        @Within(min = 0, max = Limits.MAX_ACCELERATION, unit = "px/s²")
        Double turnAcceleration,

        @Within(min = 0, max = Limits.MAX_ACCELERATION, unit = "px/s²")
        Double deceleration,

        @Within(min = 0, max = Limits.MAX_SPEED, unit = "px/s")
        Double maxSpeed,

        @Within(min = -Limits.MAX_SPEED, max = Limits.MAX_SPEED, unit = "px/s")
        Double conveyor,

        @Within(min = 0, max = Limits.MAX_SPEED, unit = "px/s")
        Double maxFallSpeed,

        @Within(min = -1000, max = 1000, unit = "") Double gravityScale,
        Map<String, Object> props,
        Map<String, Object> unknown) {

    private static final Limits LIMITS = Limits.of(Surface.class);

    /** Nothing of its own: the actor's numbers act. */
    public static final Surface NORMAL = new Surface(null, null, null, null, null, null, null, null, Map.of());

    /**
     * Checks the numbers.
     *
     * @param acceleration px/s²
     * @param turnAcceleration px/s²; when absent the surface's own acceleration, if it has one
     * @param deceleration px/s²
     * @param maxSpeed px/s, stands in for walkSpeed
     * @param conveyor px/s, to the right if positive
     * @param maxFallSpeed px/s, acts inside climbable or shapeless tiles
     * @param gravityScale factor on gravity, acts inside climbable or shapeless tiles
     * @param props free JSON, or null
     * @param unknown fields this version does not know, kept through load and save
     * @throws IllegalArgumentException if one is beyond its limits
     */
    public Surface {
        LIMITS.check("acceleration", acceleration);
        LIMITS.check("turnAcceleration", turnAcceleration);
        LIMITS.check("deceleration", deceleration);
        LIMITS.check("maxSpeed", maxSpeed);
        LIMITS.check("conveyor", conveyor);
        LIMITS.check("maxFallSpeed", maxFallSpeed);
        LIMITS.check("gravityScale", gravityScale);
    }
}
