package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.source.SourceLayer;
import dev.ledge.editor.exchange.source.SourceObject;
import dev.ledge.editor.exchange.source.SourceTile;
import dev.ledge.editor.exchange.source.SourceTile.Origin;
import dev.ledge.editor.exchange.tree.Tree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One rule of a mapping: conditions, all of which must hold, and what comes of it. See {@code levels/README.md} for its
 * fields.
 */
public final class Rule {
    /** What a rule may ask for. */
    static final Set<String> CONDITIONS = Set.of(
            "layer",
            "layerClass",
            "tileset",
            "id",
            "class",
            "property",
            "is",
            "intGrid",
            "symbol",
            "object",
            "name",
            "form");

    /** What may come of a rule. */
    static final Set<String> RESULTS = Set.of("tile", "as", "collides");

    private static final Set<String> TEXTS =
            Set.of("layer", "layerClass", "tileset", "class", "object", "name", "form");

    private final ObjectNode node;
    private final List<Predicate<String>> ids = new ArrayList<>();
    /** What texts are asked for, by field; as a rule is asked of every tile, they are made ready once. */
    private final Map<String, List<Predicate<String>>> wanted = new HashMap<>();

    Rule(ObjectNode node) {
        this.node = node;
        for (String field : TEXTS) {
            if (node.has(field)) {
                List<Predicate<String>> any = new ArrayList<>();
                words(node.get(field)).forEach(word -> any.add(wildcard(word)));
                wanted.put(field, any);
            }
        }
        for (String field : List.of("id", "intGrid")) {
            JsonNode value = Tree.get(node, field);
            if (value.isArray()) {
                value.forEach(one -> ids.add(range(one.asString())));
            } else if (!value.isMissingNode()) {
                ids.add(range(value.asString()));
            }
        }
    }

    /** {@return the rule as it is written} */
    public ObjectNode node() {
        return node;
    }

    private static Predicate<String> range(String text) {
        String[] ends = text.trim().split("(?<=\\d)-");
        try {
            long from = Long.parseLong(ends[0].trim());
            long to = ends.length > 1 ? Long.parseLong(ends[1].trim()) : from;
            return id -> id.matches("-?\\d{1,10}") && Long.parseLong(id) >= from && Long.parseLong(id) <= to;
        } catch (NumberFormatException word) {
            return wildcard(text)::test;
        }
    }

    private static Predicate<String> wildcard(String pattern) {
        if (pattern.indexOf('*') < 0) {
            return pattern::equalsIgnoreCase;
        }
        StringBuilder expression = new StringBuilder();
        for (String part : pattern.split("\\*", -1)) {
            expression.append(expression.isEmpty() ? "" : ".*").append(part.isEmpty() ? "" : Pattern.quote(part));
            if (expression.isEmpty()) {
                expression.append("(?:)");
            }
        }
        return Pattern.compile(expression.toString(), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL)
                .asMatchPredicate();
    }

    /** {@return true if a text is what a field of the rule asks for; true too where it asks for nothing} */
    private boolean fits(String field, String... texts) {
        List<Predicate<String>> any = wanted.get(field);
        if (any == null) {
            return true;
        }
        for (String text : texts) {
            if (text != null && any.stream().anyMatch(pattern -> pattern.test(text))) {
                return true;
            }
        }
        return false;
    }

    private boolean hasProperty(List<ObjectNode> owners) {
        String property = Tree.text(node, "property");
        if (property == null) {
            return true;
        }
        for (ObjectNode owner : owners) {
            for (var entry : owner.properties()) {
                if (entry.getKey().equalsIgnoreCase(property) && isWanted(entry.getValue())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Without {@code is} any value but false, 0 and the empty text. */
    private boolean isWanted(JsonNode value) {
        JsonNode wanted = node.get("is");
        if (wanted == null) {
            return !value.isNull()
                    && Tree.flag(value, true)
                    && !(value.isString() && value.stringValue().isEmpty());
        }
        return wanted.isBoolean()
                ? Tree.flag(value, !wanted.booleanValue()) == wanted.booleanValue()
                : value.isValueNode()
                        && value.asString()
                                .toLowerCase(Locale.ROOT)
                                .equals(wanted.asString().toLowerCase(Locale.ROOT));
    }

    private boolean fitsLayer(SourceLayer.Info layer) {
        String name = layer.name();
        return fits("layer", name, name.substring(name.lastIndexOf('/') + 1)) && fits("layerClass", layer.className());
    }

    /**
     * {@return true if the rule says what becomes of a tile in a layer}
     *
     * @param tile the tile
     * @param layer where it is painted
     */
    boolean fits(SourceTile tile, SourceLayer.Info layer) {
        if (!node.has("tile") || node.has("object") || node.has("name") || node.has("form") || !fitsLayer(layer)) {
            return false;
        }
        if (!fitsOrigin(tile.origin()) || !fits("tileset", tile.set()) || !fitsId(tile)) {
            return false;
        }
        if (node.has("symbol") && !words(node.get("symbol")).contains(tile.id())) {
            return false;
        }
        List<ObjectNode> owners = new ArrayList<>(List.of(tile.props()));
        List<String> classes = new ArrayList<>();
        classes.add(tile.className());
        for (SourceObject shape : tile.shapes()) {
            owners.add(shape.props());
            classes.add(shape.type());
            classes.add(shape.name());
        }
        return fits("class", classes.toArray(new String[0])) && hasProperty(owners);
    }

    private boolean fitsOrigin(Origin origin) {
        return (!node.has("intGrid") || origin == Origin.INT_GRID)
                && (!node.has("symbol") || origin == Origin.SYMBOL)
                && (!node.has("id") || origin == Origin.TILESET);
    }

    private boolean fitsId(SourceTile tile) {
        return ids.isEmpty() || ids.stream().anyMatch(range -> range.test(tile.id()));
    }

    /** The texts of a list, or a single one. */
    private static List<String> words(JsonNode wanted) {
        List<String> words = new ArrayList<>();
        if (wanted.isArray()) {
            wanted.forEach(one -> words.add(one.asString()));
        } else {
            words.add(wanted.asString());
        }
        return words;
    }

    /**
     * {@return true if the rule says what becomes of an object in a layer}
     *
     * @param object the object
     * @param layer where it is
     */
    boolean fits(SourceObject object, SourceLayer.Info layer) {
        boolean isForTiles = node.has("intGrid") || node.has("symbol");
        if (!node.has("as") || isForTiles || !fitsLayer(layer) || !fitsNames(object)) {
            return false;
        }
        SourceTile tile = object.tile();
        boolean isOfTile = node.has("tileset") || node.has("id");
        if (isOfTile && (tile == null || !fits("tileset", tile.set()) || !fitsId(tile))) {
            return false;
        }
        List<ObjectNode> owners = new ArrayList<>(List.of(object.props()));
        if (tile != null) {
            owners.add(tile.props());
        }
        return hasProperty(owners);
    }

    private boolean fitsNames(SourceObject object) {
        String type = object.type();
        if (type == null && object.tile() != null) {
            type = object.tile().className();
        }
        return fits("form", object.kind().name())
                && fits("name", object.name())
                && fits("class", type)
                && fits("object", type == null ? object.name() : type);
    }

    /**
     * {@return whether the rule makes a layer solid or not; null if it says nothing of that}
     *
     * @param layer the layer
     */
    Boolean collides(SourceLayer.Info layer) {
        boolean isWhole = node.has("collides") && !node.has("tile") && !node.has("as");
        if (!isWhole || !fitsLayer(layer) || !hasProperty(List.of(layer.props()))) {
            return null;
        }
        return Tree.flag(node.get("collides"), true);
    }
}
