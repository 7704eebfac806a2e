package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.source.SourceLayer;
import dev.ledge.editor.exchange.source.SourceObject;
import dev.ledge.editor.exchange.source.SourceTile;
import dev.ledge.editor.exchange.tree.Document;
import dev.ledge.editor.exchange.tree.JsonTree;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Suggestion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Says what becomes of tiles and objects: rules, the first that fits wins.
 *
 * @param rules the user's own
 * @param presets names of the presets that come after them
 * @param isGuessing whether what no rule speaks of is guessed from shapes and names
 */
public record Mapping(List<Rule> rules, List<String> presets, boolean isGuessing) {
    /** What the name of a mapping's file ends in. */
    public static final String SUFFIX = ".mapping.json";

    private static final String FORMAT = "ledge-mapping";
    private static final JsonMapper MAPPER = new JsonMapper();

    /** The presets, one file each beside this class; the first that fits wins. */
    public static final List<String> PRESETS = List.of(
            "melonjs", "godot", "grid-engine", "arcade", "super-tiled2unity", "phaser", "ldtk", "vglc", "common");

    /** The rules of the presets. */
    private static final Map<String, List<Rule>> PRESET_RULES = load();

    /** Takes copies. */
    public Mapping {
        rules = List.copyOf(rules);
        presets = List.copyOf(presets);
    }

    /** {@return no rules of one's own, all presets, guessing} */
    public static Mapping standard() {
        return new Mapping(List.of(), PRESETS, true);
    }

    private static Map<String, List<Rule>> load() {
        Map<String, List<Rule>> all = new LinkedHashMap<>();
        for (String name : PRESETS) {
            String resource = "preset-" + name + ".json";
            try (InputStream in = Mapping.class.getResourceAsStream(resource)) {
                all.put(name, read(JsonTree.read(in, Path.of(resource))).rules);
            } catch (IOException | LevelFormatException e) {
                throw new IllegalStateException("the preset " + name + " cannot be read", e);
            }
        }
        return all;
    }

    /**
     * Reads a mapping's file; a legend of the Video Game Level Corpus will do too.
     *
     * @param file the file
     * @return the mapping
     * @throws LevelFormatException if it is none
     */
    public static Mapping read(Path file) throws LevelFormatException {
        return read(JsonTree.read(file));
    }

    private static Mapping read(Document document) throws LevelFormatException {
        JsonNode root = document.root();
        if (!root.isObject()) {
            throw document.error(root, "WRONG-TYPE", "a mapping is an object with a list of \"rules\"");
        }
        if (!FORMAT.equals(Tree.text(root, "format"))) {
            JsonNode legend = Tree.get(root, "tiles");
            if (legend.isObject() && !TextTags.isLegend(legend)) {
                throw document.error(legend, "WRONG-TYPE", "a legend has a list of words, as texts, for each symbol");
            }
            if (legend.isObject()) {
                return new Mapping(TextTags.rules((ObjectNode) root.get("tiles")), PRESETS, true);
            }
            throw document.error(
                    root, "WRONG-FORMAT", "this is no mapping: it should begin with \"format\": \"" + FORMAT + "\"");
        }
        if (Tree.number(root, "version", 0) != 1) {
            throw document.error(root, "VERSION", "a mapping has \"version\": 1");
        }
        List<Rule> rules = new ArrayList<>();
        for (JsonNode node : Tree.list(root, "rules")) {
            if (!(node instanceof ObjectNode rule)) {
                throw document.error(root, "WRONG-TYPE", "a rule is an object");
            }
            Fault fault = fault(rule);
            if (fault != null) {
                throw document.error(rule, fault.code, fault.message);
            }
            rules.add(new Rule(rule));
        }
        List<String> presets = new ArrayList<>();
        for (JsonNode node : Tree.list(root, "presets")) {
            String name = node.isString() ? node.stringValue() : node.toString();
            if (!PRESETS.contains(name)) {
                throw document.error(
                        root.get("presets"),
                        "UNKNOWN-WORD",
                        "there is no preset " + Excerpt.quoted(name) + "; there are " + String.join(", ", PRESETS));
            }
            presets.add(name);
        }
        return new Mapping(rules, root.has("presets") ? presets : PRESETS, Tree.flag(root, "guess", true));
    }

    /**
     * {@return a rule}
     *
     * @param node its conditions and what comes of it, as in a mapping's file
     * @throws IllegalArgumentException with a message for people if it cannot be one
     */
    public static Rule rule(ObjectNode node) {
        Fault fault = fault(node);
        if (fault != null) {
            throw new IllegalArgumentException(fault.message);
        }
        return new Rule(node);
    }

    /**
     * {@return the first rule, presets included, that speaks of something in a map; empty if it is left to the guess}
     *
     * @param tile the tile; null if it is an object
     * @param object the object; null if it is a tile
     * @param layer where it is
     */
    public Optional<Rule> ruleFor(SourceTile tile, SourceObject object, SourceLayer.Info layer) {
        for (Rule rule : allRules()) {
            boolean fits = tile != null ? rule.fits(tile, layer) : rule.fits(object, layer);
            if (fits) {
                return Optional.of(rule);
            }
        }
        return tile == null
                ? Optional.empty()
                : allRules().stream()
                        .filter(rule -> rule.collides(layer) != null)
                        .findFirst();
    }

    /** Why something is no rule. */
    private record Fault(String code, String message) {}

    private static Fault fault(ObjectNode rule) {
        TreeSet<String> known = new TreeSet<>(Rule.CONDITIONS);
        known.addAll(Rule.RESULTS);
        known.add("about");
        for (String field : rule.propertyNames()) {
            if (!known.contains(field)) {
                return new Fault(
                        "UNKNOWN-FIELD",
                        "a rule has no field " + Excerpt.quoted(field) + Suggestion.among(field, known));
            }
        }
        for (String field : Rule.CONDITIONS) {
            JsonNode wanted = Tree.get(rule, field);
            boolean isList = wanted.isArray() && !field.equals("is");
            boolean isPlain = isList || !wanted.isContainer();
            for (int i = 0; isList && i < wanted.size(); i++) {
                isPlain &= !wanted.get(i).isContainer();
            }
            if (!isPlain) {
                return new Fault(
                        "WRONG-TYPE",
                        Excerpt.quoted(field) + " is a text, a number or a truth value, or a list of these");
            }
        }
        if (!isObject(rule, "as", false)) {
            return new Fault("WRONG-TYPE", "\"as\" is an object with the object's fields, among them its \"type\"");
        }
        if (!isObject(rule, "tile", true)) {
            return new Fault(
                    "WRONG-TYPE",
                    "\"tile\" is an object with the tile's fields, and its \"object\" one with a \"type\"");
        }
        boolean hasResult = Rule.RESULTS.stream().anyMatch(rule::has);
        return hasResult
                ? null
                : new Fault("MISSING-FIELD", "a rule says what comes of it: \"tile\", \"as\" or \"collides\"");
    }

    private static boolean isObject(ObjectNode rule, String field, boolean isTile) {
        JsonNode result = Tree.get(rule, field);
        if (result.isMissingNode()) {
            return true;
        }
        JsonNode object = isTile ? Tree.get(result, "object") : result;
        JsonNode type = Tree.get(object, "type");
        return result.isObject()
                && (object.isObject() || isTile && object.isMissingNode())
                && (type.isString() || type.isMissingNode() && (!isTile || object.isMissingNode()));
    }

    /**
     * {@return the mapping with rules after its own, before those of the presets}
     *
     * @param last the rules
     */
    Mapping withLast(List<Rule> last) {
        List<Rule> all = new ArrayList<>(rules);
        all.addAll(last);
        return new Mapping(all, presets, isGuessing);
    }

    /** {@return all rules, those of the presets last} */
    List<Rule> allRules() {
        List<Rule> all = new ArrayList<>(rules);
        presets.forEach(name -> all.addAll(PRESET_RULES.get(name)));
        return all;
    }

    /** {@return the file's content, a rule a line} */
    public byte[] toBytes() {
        ObjectNode root = Tree.object();
        root.put("format", FORMAT).put("version", 1);
        if (!presets.equals(PRESETS)) {
            ArrayNode names = root.putArray("presets");
            presets.forEach(names::add);
        }
        if (!isGuessing) {
            root.put("guess", false);
        }
        ArrayNode list = root.putArray("rules");
        rules.forEach(rule -> list.add(rule.node()));
        StringBuilder text = new StringBuilder("{\n");
        int left = root.size();
        for (var entry : root.properties()) {
            text.append("  \"").append(entry.getKey()).append("\": ");
            if (entry.getKey().equals("rules") && !list.isEmpty()) {
                text.append("[\n");
                for (int i = 0; i < list.size(); i++) {
                    text.append("    ").append(oneLine(list.get(i))).append(i < list.size() - 1 ? ",\n" : "\n");
                }
                text.append("  ]");
            } else {
                text.append(oneLine(entry.getValue()));
            }
            text.append(--left > 0 ? ",\n" : "\n");
        }
        return text.append("}\n").toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String oneLine(JsonNode node) {
        return MAPPER.writeValueAsString(node);
    }
}
