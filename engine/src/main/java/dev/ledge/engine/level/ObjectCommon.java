package dev.ledge.engine.level;

import dev.ledge.engine.geometry.Vec;
import java.util.Map;
import java.util.Objects;

/**
 * What every object has; a {@code null} was left out by the file.
 *
 * @param id permanent, {@code [A-Za-z0-9_-]{1,32}}, unique in the level
 * @param at top-left corner of its box, in pixels
 * @param size in pixels, or null for the type's default
 * @param name for people, or null
 * @param props free JSON, or null
 * @param z draw order, null means 0
 * @param layer id of the layer that it is drawn with, or null
 * @param rides id of the platform that it moves with, {@code at} being its place at the platform's first point; null if
 *     it stays; means nothing to types that {@linkplain ObjectType.Role#canRide() cannot ride}
 * @param unknown fields this version does not know
 */
public record ObjectCommon(
        String id,

        @Within(min = -Limits.MAX_COORDINATE, max = Limits.MAX_COORDINATE, unit = "px")
        Vec at,

        @Within(min = Limits.MIN_SIZE, max = Limits.MAX_COORDINATE, unit = "px")
        Vec size,

        String name,
        Map<String, Object> props,
        @Within(min = -1e9, max = 1e9, unit = "") Double z,
        String layer,
        String rides,
        Map<String, Object> unknown) {

    private static final Limits LIMITS = Limits.of(ObjectCommon.class);

    /**
     * Checks that there is an id and a place, and the numbers.
     *
     * @param id permanent, {@code [A-Za-z0-9_-]{1,32}}, unique in the level
     * @param at top-left corner of its box, in pixels
     * @param size in pixels, or null for the type's default
     * @param name for people, or null
     * @param props free JSON, or null
     * @param z draw order, null means 0
     * @param layer id of the layer that it is drawn with, or null
     * @param rides id of the platform that it moves with, or null
     * @param unknown fields this version does not know
     * @throws NullPointerException if the id or the place is null
     * @throws IllegalArgumentException if the id is none, or a number beyond its limits
     */
    public ObjectCommon {
        Objects.requireNonNull(id);
        Objects.requireNonNull(at);
        Limits.checkId(id);
        LIMITS.check("at", at);
        LIMITS.check("size", size);
        LIMITS.check("z", z);
    }

    /**
     * {@return what an object has at least, all else missing}
     *
     * @param id the id
     * @param at top-left corner, px
     * @param size width and height, px
     */
    public static ObjectCommon of(String id, Vec at, Vec size) {
        return new ObjectCommon(id, at, size, null, null, null, null, null, Map.of());
    }

    /**
     * {@return this with another id}
     *
     * @param newId permanent id
     */
    public ObjectCommon withId(String newId) {
        return new ObjectCommon(newId, at, size, name, props, z, layer, rides, unknown);
    }

    /**
     * {@return this elsewhere}
     *
     * @param newAt top-left corner, px
     */
    public ObjectCommon withAt(Vec newAt) {
        return new ObjectCommon(id, newAt, size, name, props, z, layer, rides, unknown);
    }

    /**
     * {@return this with another size}
     *
     * @param newSize width and height, px; null for the default
     */
    public ObjectCommon withSize(Vec newSize) {
        return new ObjectCommon(id, at, newSize, name, props, z, layer, rides, unknown);
    }

    /**
     * {@return this with another name}
     *
     * @param newName for people, or null
     */
    public ObjectCommon withName(String newName) {
        return new ObjectCommon(id, at, size, newName, props, z, layer, rides, unknown);
    }

    /**
     * {@return this with another place in the order of drawing}
     *
     * @param newZ the higher, the later it is drawn; null means 0
     */
    public ObjectCommon withZ(Double newZ) {
        return new ObjectCommon(id, at, size, name, props, newZ, layer, rides, unknown);
    }

    /**
     * {@return this with another layer}
     *
     * @param newLayer id of a layer, or null
     */
    public ObjectCommon withLayer(String newLayer) {
        return new ObjectCommon(id, at, size, name, props, z, newLayer, rides, unknown);
    }

    /**
     * {@return this moving with another platform}
     *
     * @param newRides id of a platform, or null
     */
    public ObjectCommon withRides(String newRides) {
        return new ObjectCommon(id, at, size, name, props, z, layer, newRides, unknown);
    }

    /**
     * {@return this with other free JSON}
     *
     * @param newProps value by name, or null
     */
    public ObjectCommon withProps(Map<String, Object> newProps) {
        return new ObjectCommon(id, at, size, name, newProps, z, layer, rides, unknown);
    }

    /**
     * {@return this with other unknown fields}
     *
     * @param newUnknown value by field
     */
    public ObjectCommon withUnknown(Map<String, Object> newUnknown) {
        return new ObjectCommon(id, at, size, name, props, z, layer, rides, newUnknown);
    }
}
