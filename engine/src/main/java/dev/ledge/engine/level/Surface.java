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
        Double acceleration,
        Double turnAcceleration,
        Double deceleration,
        Double maxSpeed,
        Double conveyor,
        Double maxFallSpeed,
        Double gravityScale,
        Map<String, Object> props,
        Map<String, Object> unknown) {

    /** Nothing of its own: the actor's numbers act. */
    public static final Surface NORMAL = new Surface(null, null, null, null, null, null, null, null, Map.of());
}
