package dev.ledge.editor.exchange.tree;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonPointer;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A level that was put together of a map, for a file that is not written yet. What is wrong with it is told in words of
 * the map: which object, layer or property.
 *
 * @param level its content
 * @param target where it is to go
 * @param map what it was made of
 */
public record MadeLevel(ObjectNode level, Path target, Path map) {
    private static final JsonFactory ANY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private static final Map<String, String> NOUNS = Map.of("objects", "object", "layers", "layer", "tiles", "tile");

    /**
     * {@return the level, read as any level is}
     *
     * @throws LevelFormatException if there cannot be such a level, with places in its text, which nobody sees: see
     *     {@link #told}
     */
    public Loaded<Level> read() throws LevelFormatException {
        Loaded<Level> loaded = LevelReader.read(Tree.json(level).getBytes(StandardCharsets.UTF_8), target);
        return new Loaded<>(loaded.value(), told(loaded.warnings()), loaded.readOnly());
    }

    /**
     * {@return a refusal in words of the map}
     *
     * @param refusal what {@link #read} threw
     */
    public LevelFormatException told(LevelFormatException refusal) {
        return new LevelFormatException(told(refusal.problems()));
    }

    private List<Problem> told(List<Problem> problems) {
        return problems.stream()
                .map(problem -> problem.file().equals(target.toString()) ? told(problem) : problem)
                .toList();
    }

    private Problem told(Problem problem) {
        JsonPointer pointer = problem.pointer().isEmpty() ? at(problem) : JsonPointer.compile(problem.pointer());
        String what = String.join(", ", nouns(pointer));
        return new Problem(
                problem.severity(),
                problem.code(),
                map.toString(),
                0,
                0,
                "",
                what.isEmpty() ? problem.message() : what + ": " + problem.message());
    }

    private List<String> nouns(JsonPointer pointer) {
        List<String> nouns = new ArrayList<>();
        JsonNode node = level;
        for (JsonPointer rest = pointer; node != null && !rest.matches(); rest = rest.tail()) {
            String key = rest.getMatchingProperty();
            JsonNode child = node.isArray() ? node.get(rest.getMatchingIndex()) : node.get(key);
            String of = rest.tail() == null ? "" : rest.tail().getMatchingProperty();
            if (NOUNS.containsKey(key) && !of.isEmpty() && child != null) {
                JsonNode one = child.isArray() ? child.get(rest.tail().getMatchingIndex()) : null;
                nouns.add(NOUNS.get(key) + " " + (one == null ? Excerpt.quoted(of) : name(one)));
            } else if (key.equals("props")) {
                nouns.add("property" + (of.isEmpty() ? "" : " " + Excerpt.quoted(of)));
                return nouns;
            }
            node = child;
        }
        return nouns;
    }

    private static String name(JsonNode one) {
        String id = Excerpt.of(String.valueOf(Tree.text(one, "id")));
        String name = Tree.text(one, "name");
        return name == null || name.equals(id) ? id : Excerpt.quoted(name) + " (" + id + ")";
    }

    /** The value that a problem is at: what is beyond the limits of JSON is told with its place alone. */
    private JsonPointer at(Problem problem) {
        String text = Tree.json(level);
        int offset = text.offsetByCodePoints(0, Math.max(0, problem.column() - 1));
        try (JsonParser parser = ANY.createParser(ObjectReadContext.empty(), text)) {
            do {
                parser.nextToken();
            } while (parser.currentToken() != null
                    && parser.currentTokenLocation().getCharOffset() < offset);
            return parser.streamReadContext().pathAsPointer();
        }
    }
}
