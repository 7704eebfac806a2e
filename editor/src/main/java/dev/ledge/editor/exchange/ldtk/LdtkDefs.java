package dev.ledge.editor.exchange.ldtk;

import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.source.Picture;
import dev.ledge.editor.exchange.source.SourceTile;
import dev.ledge.editor.exchange.source.SourceTile.Look;
import dev.ledge.editor.exchange.source.SourceTile.Origin;
import dev.ledge.editor.exchange.tree.Document;
import dev.ledge.editor.exchange.tree.Tree;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a project says of its layers and tilesets. */
final class LdtkDefs {
    private final Document document;
    private final ImportContext context;
    private final Map<Integer, JsonNode> layers = new HashMap<>();
    private final Map<Integer, JsonNode> tilesets = new HashMap<>();
    private final Map<List<Object>, SourceTile> tiles = new HashMap<>();

    LdtkDefs(Document document, ImportContext context) {
        this.document = document;
        this.context = context;
        JsonNode defs = Tree.get(document.root(), "defs");
        Tree.list(defs, "layers").forEach(layer -> layers.put(Tree.integer(layer, "uid", -1), layer));
        Tree.list(defs, "tilesets").forEach(set -> tilesets.put(Tree.integer(set, "uid", -1), set));
    }

    /** What a layer is by its number; an empty object where the project does not say. */
    JsonNode layer(int uid) {
        return layers.getOrDefault(uid, Tree.object());
    }

    /** The tile that stands for a value of an integer grid. */
    SourceTile value(JsonNode layer, String layerName, int value) {
        return tiles.computeIfAbsent(List.of("value", layerName, value), key -> {
            int next = 1; // Before 0.8 a value was its place in the list.
            for (JsonNode known : Tree.list(layer, "intGridValues")) {
                if (Tree.integer(known, "value", next++) == value) {
                    return value(layerName, value, Tree.text(known, "identifier"), Tree.text(known, "color"));
                }
            }
            return value(layerName, value, null, null);
        });
    }

    private static SourceTile value(String layer, int value, String identifier, String color) {
        String good = color != null && color.matches("#[0-9A-Fa-f]{6}") ? color.toLowerCase(Locale.ROOT) : null;
        return new SourceTile(
                Origin.INT_GRID,
                layer,
                String.valueOf(value),
                identifier,
                Tree.object(),
                Look.none(0, 0, good),
                List.of());
    }

    /**
     * A tile of a tileset.
     *
     * @param uid the tileset
     * @param relPath its picture as the layer has it, for tilesets that the project lacks
     * @param id number in the set
     * @param x left, px in the picture
     * @param y top, px in the picture
     * @param cell side of the layer's cells, px
     */
    SourceTile tile(int uid, String relPath, int id, double x, double y, int cell) {
        return tiles.computeIfAbsent(List.of("tile", uid, id, x, y, cell), key -> {
            JsonNode set = tilesets.getOrDefault(uid, Tree.object());
            String src = Tree.text(set, "relPath") == null ? relPath : Tree.text(set, "relPath");
            Picture picture = src == null ? null : context.picture(document.file(), src, null);
            double side = Tree.number(set, "tileGridSize", cell);
            String name = Tree.text(set, "identifier");
            ObjectNode props = props(set, id);
            String tag = props.has("enumTags") ? props.get("enumTags").get(0).asString() : null;
            return new SourceTile(
                    Origin.TILESET,
                    name == null ? "tileset" : name,
                    String.valueOf(id),
                    tag,
                    props,
                    // LDtk hangs a tile from its cell's top left corner.
                    new Look(picture, x, y, side, side, 0, side - cell, null),
                    List.of());
        });
    }

    private static ObjectNode props(JsonNode set, int id) {
        ObjectNode props = Tree.object();
        for (JsonNode tag : Tree.list(set, "enumTags")) {
            for (JsonNode tagged : Tree.list(tag, "tileIds")) {
                String value = Tree.text(tag, "enumValueId");
                if ((int) Tree.number(tagged, -1) == id && value != null) {
                    ArrayNode tags =
                            props.get("enumTags") instanceof ArrayNode list ? list : props.putArray("enumTags");
                    tags.add(value);
                    props.put(value, true);
                }
            }
        }
        for (JsonNode data : Tree.list(set, "customData")) {
            if (Tree.integer(data, "tileId", -1) == id && Tree.text(data, "data") != null) {
                props.put("data", Tree.text(data, "data"));
            }
        }
        return props;
    }
}
