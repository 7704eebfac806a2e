package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.problem.Problem;
import java.util.List;
import java.util.Objects;

/**
 * Something in a level that is worth a look; it never makes the level unusable.
 *
 * @param code stable id, such as {@code BLOCKED-SPAWN}
 * @param what what is wrong, for people
 * @param remedy what to do, for people, or null if {@code what} says it
 * @param objectId the object that it is about, or null
 * @param layerId the layer that it is about, or null
 * @param field the names that lead to the field of the level's file that it is about; empty if it is about none
 * @param area where it is, in level pixels, or null if it is about the level as a whole
 * @param problem the place in a file that it is about, or null if it follows from the level alone
 * @param demonstration the play that proves it, or null if it was not found by play
 */
public record Finding(
        String code,
        String what,
        String remedy,
        String objectId,
        String layerId,
        List<String> field,
        Aabb area,
        Problem problem,
        Demonstration demonstration) {
    /**
     * Checks that there is a code and a sentence.
     *
     * @param code stable id, such as {@code BLOCKED-SPAWN}
     * @param what what is wrong, for people
     * @param remedy what to do, for people, or null if {@code what} says it
     * @param objectId the object that it is about, or null
     * @param layerId the layer that it is about, or null
     * @param field the names that lead to the field of the level's file that it is about; empty if it is about none
     * @param area where it is, in level pixels, or null if it is about the level as a whole
     * @param problem the place in a file that it is about, or null if it follows from the level alone
     * @param demonstration the play that proves it, or null if it was not found by play
     * @throws NullPointerException if the code, the sentence or the field is null
     */
    public Finding {
        Objects.requireNonNull(code);
        Objects.requireNonNull(what);
        field = List.copyOf(field);
    }

    /**
     * {@return what a reader or a run noticed, as a finding}
     *
     * @param problem the place in a file and what is wrong there
     */
    public static Finding ofProblem(Problem problem) {
        return new Finding(problem.code(), problem.message(), null, null, null, List.of(), null, problem, null);
    }

    /** {@return what is wrong and what to do, for people} */
    public String message() {
        return remedy == null ? what : what + "; " + remedy;
    }

    /** {@return true for what makes a file unusable or a run fail, false for what is worth a look} */
    public boolean isError() {
        return problem != null && problem.isError();
    }

    static Finding ofLevel(String code, String what, String remedy) {
        return ofField(code, what, remedy);
    }

    static Finding ofField(String code, String what, String remedy, String... field) {
        return new Finding(code, what, remedy, null, null, List.of(field), null, null, null);
    }

    static Finding ofObject(String code, String what, String remedy, String objectId, Aabb area) {
        return new Finding(code, what, remedy, objectId, null, List.of(), area, null, null);
    }

    static Finding ofLayer(String code, String what, String remedy, String layerId) {
        return new Finding(code, what, remedy, null, layerId, List.of(), null, null, null);
    }

    static Finding ofPlace(String code, String what, String remedy, Aabb area) {
        return new Finding(code, what, remedy, null, null, List.of(), area, null, null);
    }

    Finding shownBy(Demonstration play) {
        return new Finding(code, what, remedy, objectId, layerId, field, area, problem, play);
    }
}
