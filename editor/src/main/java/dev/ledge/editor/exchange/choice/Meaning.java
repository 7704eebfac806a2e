package dev.ledge.editor.exchange.choice;

import dev.ledge.editor.exchange.tree.Tree;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * What something of a map can become.
 *
 * @param label for people
 * @param result what a rule says for it: {@code tile}, {@code as} or {@code collides}
 */
public record Meaning(String label, ObjectNode result) {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final String PICKUP = "{\"type\": \"pickup\", \"worldCollision\": false, \"applyGravity\": false}";
    private static final String LADDER =
            "{\"type\": \"platform\", \"motion\": {\"mode\": \"still\"}, " + "\"solidFrom\": [], \"climbable\": true}";

    /** For tiles. */
    private static final List<Meaning> TILES = List.of(
            tile("Solid", "{\"shape\": \"tile\"}"),
            tile("Solid, the whole cell", "{\"shape\": \"full\"}"),
            tile("One-way from above", "{\"shape\": \"tile\", \"solidFrom\": [\"top\"]}"),
            tile(
                    "One-way, down drops through",
                    "{\"shape\": \"tile\", \"solidFrom\": [\"top\"], \"dropThrough\": true}"),
            tile("Slope up to the right", "{\"shape\": {\"floor\": [0, 1]}}"),
            tile("Slope up to the left", "{\"shape\": {\"floor\": [1, 0]}}"),
            tile("Lower half solid", "{\"shape\": {\"floor\": [0.5, 0.5]}}"),
            tile("Ladder", "{\"climbable\": true}"),
            tile("Hazard", "{\"shape\": \"tile\", \"hazard\": true}"),
            tile("Decoration", "{}"),
            tile("Spawn", "{\"object\": {\"type\": \"spawn\"}}"),
            tile("Goal", "{\"object\": {\"type\": \"goal\"}}"),
            tile("Pickup", "{\"object\": " + PICKUP + "}"),
            tile("Enemy on foot", "{\"object\": {\"type\": \"walker\"}}"));

    /** For whole layers of tiles: decoration is a fact of the layer. */
    private static final List<Meaning> LAYERS = TILES.subList(0, 10).stream()
            .map(meaning -> meaning.label.equals("Decoration") ? of("Decoration", "{\"collides\": false}") : meaning)
            .toList();

    private static final List<Meaning> OBJECTS = List.of(
            as("Solid outline", "{\"type\": \"polygon\"}"),
            as("One-way outline", "{\"type\": \"polygon\", \"solidFrom\": [\"top\"]}"),
            as("Spawn", "{\"type\": \"spawn\"}"),
            as("Goal", "{\"type\": \"goal\"}"),
            as("Hazard area", "{\"type\": \"hazard\"}"),
            as("Pickup", PICKUP),
            as("Enemy on foot", "{\"type\": \"walker\"}"),
            as("Solid block", "{\"type\": \"platform\", \"motion\": {\"mode\": \"still\"}}"),
            as("Platform, moving where it has a path", "{\"type\": \"platform\", \"path\": \"path\"}"),
            as("Ladder", LADDER),
            as("Spring", "{\"type\": \"spring\"}"),
            as("Marker", "{\"type\": \"marker\"}"),
            as("Left out", "{}"));

    private static Meaning of(String label, String result) {
        return new Meaning(label, (ObjectNode) MAPPER.readTree(result));
    }

    private static Meaning tile(String label, String fields) {
        return of(label, "{\"tile\": " + fields + "}");
    }

    private static Meaning as(String label, String fields) {
        return of(label, "{\"as\": " + fields + "}");
    }

    /**
     * {@return what a kind of thing can become with a name for it; by hand there is more}
     *
     * @param kind of what
     */
    public static List<Meaning> of(Subject.Kind kind) {
        return kind.isOfObjects() ? OBJECTS : kind == Subject.Kind.TILE_LAYER ? LAYERS : TILES;
    }

    /**
     * {@return how people read a result: its name, or its fields where it has none}
     *
     * @param result of a rule
     */
    public static String words(ObjectNode result) {
        for (List<Meaning> list : List.of(TILES, LAYERS, OBJECTS)) {
            for (Meaning meaning : list) {
                // As it is written: numbers of the same value may be nodes of several kinds.
                if (meaning.result.toString().equals(result.toString())) {
                    return meaning.label;
                }
            }
        }
        if (result.size() == 1 && result.has("collides")) {
            return Tree.flag(result.get("collides"), true) ? "Solid layer" : "Decoration";
        }
        return MAPPER.writeValueAsString(result.size() == 1 ? result.iterator().next() : result);
    }

    /**
     * {@return what was typed for a kind of thing, or null if it means nothing}
     *
     * @param typed a name, or fields as JSON
     * @param kind of what
     */
    public static ObjectNode parse(String typed, Subject.Kind kind) {
        for (Meaning meaning : of(kind)) {
            if (meaning.label.equalsIgnoreCase(typed.trim())) {
                return meaning.result;
            }
        }
        try {
            if (MAPPER.readTree(typed) instanceof ObjectNode fields) {
                boolean isWhole = fields.has("tile") || fields.has("as") || fields.has("collides");
                return isWhole ? fields : Tree.object().set(kind.isOfObjects() ? "as" : "tile", fields);
            }
        } catch (JacksonException noJson) {
            return null;
        }
        return null;
    }
}
