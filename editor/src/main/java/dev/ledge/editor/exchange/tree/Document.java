package dev.ledge.editor.exchange.tree;

import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.problem.Severity;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** A file as a tree, and where in the file each part of it stands. */
public final class Document {
    private final Path file;
    private final Map<JsonNode, int[]> places = new IdentityHashMap<>();
    private JsonNode root;

    Document(Path file) {
        this.file = file;
    }

    /** {@return the file} */
    public Path file() {
        return file;
    }

    /** {@return all of it} */
    public JsonNode root() {
        return root;
    }

    void setRoot(JsonNode root) {
        this.root = root;
    }

    void place(JsonNode node, int line, int column) {
        places.put(node, new int[] {line, column});
    }

    /** Gives a node the place of another. */
    void placeLike(JsonNode node, JsonNode other) {
        int[] place = places.get(other);
        if (place != null) {
            places.put(node, place);
        }
    }

    /**
     * {@return an error, with its place}
     *
     * @param at the object or list that it is about; null for the whole file
     * @param code stable, such as {@code SYNTAX}
     * @param message what is wrong and what to do
     */
    public LevelFormatException error(JsonNode at, String code, String message) {
        return new LevelFormatException(problem(Severity.ERROR, at, code, message));
    }

    /**
     * {@return a problem, with its place}
     *
     * @param severity error or warning
     * @param at the object or list that it is about; null for the whole file
     * @param code stable, such as {@code SYNTAX}
     * @param message what is wrong and what to do
     */
    public Problem problem(Severity severity, JsonNode at, String code, String message) {
        int[] place = at == null ? null : places.get(at);
        return new Problem(
                severity,
                code,
                file.toString(),
                place == null ? 0 : place[0],
                place == null ? 0 : place[1],
                "",
                message);
    }
}
