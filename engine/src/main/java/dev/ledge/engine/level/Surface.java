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

    /**
     * {@return this surface with another acceleration}
     *
     * @param newAcceleration px/s², or null for the actor's own
     */
    public Surface withAcceleration(Double newAcceleration) {
        return new Surface(
                newAcceleration,
                turnAcceleration,
                deceleration,
                maxSpeed,
                conveyor,
                maxFallSpeed,
                gravityScale,
                props,
                unknown);
    }

    /**
     * {@return this surface with another acceleration in turns}
     *
     * @param newTurnAcceleration px/s², or null
     */
    public Surface withTurnAcceleration(Double newTurnAcceleration) {
        return new Surface(
                acceleration,
                newTurnAcceleration,
                deceleration,
                maxSpeed,
                conveyor,
                maxFallSpeed,
                gravityScale,
                props,
                unknown);
    }

    /**
     * {@return this surface with another deceleration}
     *
     * @param newDeceleration px/s², or null for the actor's own
     */
    public Surface withDeceleration(Double newDeceleration) {
        return new Surface(
                acceleration,
                turnAcceleration,
                newDeceleration,
                maxSpeed,
                conveyor,
                maxFallSpeed,
                gravityScale,
                props,
                unknown);
    }

    /**
     * {@return this surface with another walking speed}
     *
     * @param newMaxSpeed px/s, or null for the actor's own walking speed
     */
    public Surface withMaxSpeed(Double newMaxSpeed) {
        return new Surface(
                acceleration,
                turnAcceleration,
                deceleration,
                newMaxSpeed,
                conveyor,
                maxFallSpeed,
                gravityScale,
                props,
                unknown);
    }

    /**
     * {@return this surface with another speed of its belt}
     *
     * @param newConveyor px/s, to the right if positive, or null
     */
    public Surface withConveyor(Double newConveyor) {
        return new Surface(
                acceleration,
                turnAcceleration,
                deceleration,
                maxSpeed,
                newConveyor,
                maxFallSpeed,
                gravityScale,
                props,
                unknown);
    }

    /**
     * {@return this surface with another largest speed of falls}
     *
     * @param newMaxFallSpeed px/s, or null for the level's
     */
    public Surface withMaxFallSpeed(Double newMaxFallSpeed) {
        return new Surface(
                acceleration,
                turnAcceleration,
                deceleration,
                maxSpeed,
                conveyor,
                newMaxFallSpeed,
                gravityScale,
                props,
                unknown);
    }

    /**
     * {@return this surface with another factor on gravity}
     *
     * @param newGravityScale factor on gravity, or null
     */
    public Surface withGravityScale(Double newGravityScale) {
        return new Surface(
                acceleration,
                turnAcceleration,
                deceleration,
                maxSpeed,
                conveyor,
                maxFallSpeed,
                newGravityScale,
                props,
                unknown);
    }
}
