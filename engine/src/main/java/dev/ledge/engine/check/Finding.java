package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import java.util.Objects;

/**
 * Something in a level that is worth a look; it never makes the level unusable.
 *
 * @param code stable id, such as {@code BLOCKED-SPAWN}
 * @param message what is wrong and what to do, for people
 * @param objectId the object that it is about, or null
 * @param layerId the layer that it is about, or null
 * @param area where it is, in level pixels, or null if it is about the level as a whole
 */
public record Finding(String code, String message, String objectId, String layerId, Aabb area) {
    /**
     * Checks that there is a code and a message.
     *
     * @param code stable id, such as {@code BLOCKED-SPAWN}
     * @param message what is wrong and what to do, for people
     * @param objectId the object that it is about, or null
     * @param layerId the layer that it is about, or null
     * @param area where it is, in level pixels, or null if it is about the level as a whole
     * @throws NullPointerException if one of them is null
     */
    public Finding {
        Objects.requireNonNull(code);
        Objects.requireNonNull(message);
    }

    static Finding ofLevel(String code, String message) {
        return new Finding(code, message, null, null, null);
    }

    static Finding ofObject(String code, String message, String objectId, Aabb area) {
        return new Finding(code, message, objectId, null, area);
    }

    static Finding ofPlace(String code, String message, Aabb area) {
        return new Finding(code, message, null, null, area);
    }

    static Finding ofLayer(String code, String message, String layerId) {
        return new Finding(code, message, null, layerId, null);
    }
}
