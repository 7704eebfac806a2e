package dev.ledge.engine.level;

import dev.ledge.engine.geometry.Vec;
import java.util.Map;

/**
 * What every layer has; a {@code null} was left out by the file.
 *
 * @param id permanent, {@code [A-Za-z0-9_-]{1,32}}, unique in the level
 * @param name for people, or null
 * @param visible null means true
 * @param locked null means false
 * @param opacity 0 to 1, null means 1
 * @param parallax factor on the camera's motion per axis, null means [1, 1]
 * @param offset shift in pixels, null means [0, 0]
 * @param props free JSON, or null
 * @param unknown fields this version does not know
 */
public record LayerCommon(
        String id,
        String name,
        Boolean visible,
        Boolean locked,
        @Within(min = 0, max = 1, unit = "") Double opacity,
        @Within(min = -1000, max = 1000, unit = "") Vec parallax,

        @Within(min = -Limits.MAX_COORDINATE, max = Limits.MAX_COORDINATE, unit = "px")
        Vec offset,

        Map<String, Object> props,
        Map<String, Object> unknown) {

    private static final Limits LIMITS = Limits.of(LayerCommon.class);

    /**
     * Checks the id and the numbers.
     *
     * @param id permanent, {@code [A-Za-z0-9_-]{1,32}}, unique in the level
     * @param name for people, or null
     * @param visible null means true
     * @param locked null means false
     * @param opacity 0 to 1, null means 1
     * @param parallax factor on the camera's motion per axis, null means [1, 1]
     * @param offset shift in pixels, null means [0, 0]
     * @param props free JSON, or null
     * @param unknown fields this version does not know
     * @throws NullPointerException if the id is null
     * @throws IllegalArgumentException if the id is none, or a number beyond its limits
     */
    public LayerCommon {
        Limits.checkId(id);
        LIMITS.check("opacity", opacity);
        LIMITS.check("parallax", parallax);
        LIMITS.check("offset", offset);
    }

    /**
     * {@return a layer of that id, all else as by default}
     *
     * @param id the id
     */
    public static LayerCommon of(String id) {
        return new LayerCommon(id, null, null, null, null, null, null, null, Map.of());
    }

    /**
     * {@return this with another id}
     *
     * @param newId permanent, {@code [A-Za-z0-9_-]{1,32}}, unique in the level
     * @throws IllegalArgumentException if it is none
     */
    public LayerCommon withId(String newId) {
        return new LayerCommon(newId, name, visible, locked, opacity, parallax, offset, props, unknown);
    }

    /**
     * {@return this with another name}
     *
     * @param newName for people, or null
     */
    public LayerCommon withName(String newName) {
        return new LayerCommon(id, newName, visible, locked, opacity, parallax, offset, props, unknown);
    }

    /**
     * {@return this drawn or not; null is drawn}
     *
     * @param newVisible null means true
     */
    public LayerCommon withVisible(Boolean newVisible) {
        return new LayerCommon(id, name, newVisible, locked, opacity, parallax, offset, props, unknown);
    }

    /**
     * {@return this locked or not; null is not}
     *
     * @param newLocked null means false
     */
    public LayerCommon withLocked(Boolean newLocked) {
        return new LayerCommon(id, name, visible, newLocked, opacity, parallax, offset, props, unknown);
    }

    /**
     * {@return this with another opacity, 0 to 1}
     *
     * @param newOpacity 0 to 1, null means 1
     */
    public LayerCommon withOpacity(Double newOpacity) {
        return new LayerCommon(id, name, visible, locked, newOpacity, parallax, offset, props, unknown);
    }

    /**
     * {@return this with another parallax}
     *
     * @param newParallax null means [1, 1]
     */
    public LayerCommon withParallax(Vec newParallax) {
        return new LayerCommon(id, name, visible, locked, opacity, newParallax, offset, props, unknown);
    }

    /**
     * {@return this with another offset}
     *
     * @param newOffset px, null means [0, 0]
     */
    public LayerCommon withOffset(Vec newOffset) {
        return new LayerCommon(id, name, visible, locked, opacity, parallax, newOffset, props, unknown);
    }

    /**
     * {@return this with other free JSON}
     *
     * @param newProps value by name, or null
     */
    public LayerCommon withProps(Map<String, Object> newProps) {
        return new LayerCommon(id, name, visible, locked, opacity, parallax, offset, newProps, unknown);
    }

    /**
     * {@return this with other unknown fields}
     *
     * @param newUnknown value by field
     */
    public LayerCommon withUnknown(Map<String, Object> newUnknown) {
        return new LayerCommon(id, name, visible, locked, opacity, parallax, offset, props, newUnknown);
    }
}
