package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.json.Problem;
import java.util.Objects;

/**
 * Something in a level that is worth a look; it never makes the level unusable.
 *
 * @param code stable id, such as {@code BLOCKED-SPAWN}
 * @param message what is wrong and what to do, for people
 * @param objectId the object that it is about, or null
 * @param layerId the layer that it is about, or null
 * @param area where it is, in level pixels, or null if it is about the level as a whole
 * @param problem the place in a file that it is about, or null if the level alone tells it
 */
public record Finding(String code, String message, String objectId, String layerId, Aabb area, Problem problem) {
    /**
     * Checks that there is a code and a message.
     *
     * @param code stable id, such as {@code BLOCKED-SPAWN}
     * @param message what is wrong and what to do, for people
     * @param objectId the object that it is about, or null
     * @param layerId the layer that it is about, or null
     * @param area where it is, in level pixels, or null if it is about the level as a whole
     * @param problem the place in a file that it is about, or null if the level alone tells it
     * @throws NullPointerException if the code or the message is null
     */
    public Finding {
        Objects.requireNonNull(code);
        Objects.requireNonNull(message);
    }

    /**
     * {@return what a reader or a run noticed, as a finding}
     *
     * @param problem the place in a file and what is wrong there
     */
    public static Finding ofProblem(Problem problem) {
        return new Finding(problem.code(), problem.message(), null, null, null, problem);
    }

    /** {@return true for what makes a file unusable or a run fail, false for what is worth a look} */
    public boolean isError() {
        return problem != null && problem.isError();
    }

    static Finding ofLevel(String code, String message) {
        return new Finding(code, message, null, null, null, null);
    }

    static Finding ofObject(String code, String message, String objectId, Aabb area) {
        return new Finding(code, message, objectId, null, area, null);
    }

    static Finding ofLayer(String code, String message, String layerId) {
        return new Finding(code, message, null, layerId, null, null);
    }
}
