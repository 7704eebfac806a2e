package dev.ledge.editor.exchange.ldtk;

import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.source.Picture;
import dev.ledge.editor.exchange.source.PictureFile;
import dev.ledge.editor.exchange.source.SourceTile;
import dev.ledge.editor.exchange.source.SourceTile.Look;
import dev.ledge.editor.exchange.source.SourceTile.Origin;
import dev.ledge.editor.exchange.tree.Document;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.geometry.Vec;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a project says of its layers and tilesets. */
final class LdtkDefs {
    /** Boxes of more tiles than these are no picture of an entity. */
    private static final long MOST_IN_BOX = 1 << 16;

    private final Document document;
    private final ImportContext context;
    private final Map<Integer, JsonNode> layers = new HashMap<>();
    private final Map<Integer, JsonNode> tilesets = new HashMap<>();
    private final Map<Integer, JsonNode> entities = new HashMap<>();
    private final Map<List<Object>, SourceTile> tiles = new HashMap<>();
    /** Numbers of the tiles that something uses, by tileset. */
    private final Map<Integer, Set<Integer>> used = new HashMap<>();

    LdtkDefs(Document document, ImportContext context) {
        this.document = document;
        this.context = context;
        JsonNode defs = Tree.get(document.root(), "defs");
        Tree.list(defs, "layers").forEach(layer -> layers.put(Tree.integer(layer, "uid", -1), layer));
        Tree.list(defs, "entities").forEach(entity -> entities.put(Tree.integer(entity, "uid", -1), entity));
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
     * @param pivot the point of a tile, as parts of its side, that lies on the same point of its cell
     */
    SourceTile tile(int uid, String relPath, int id, double x, double y, int cell, Vec pivot) {
        return tiles.computeIfAbsent(List.of("tile", uid, id, x, y, cell, pivot), key -> {
            used(uid).add(id);
            JsonNode set = tilesets.getOrDefault(uid, Tree.object());
            String src = Tree.text(set, "relPath") == null ? relPath : Tree.text(set, "relPath");
            Picture picture = src == null ? null : context.picture(document.file(), src, null);
            if (src == null) {
                context.report().lost("tileset without a picture of its own, as LDtk's icons", String.valueOf(uid));
            }
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
                    // Where pictures hang by their bottom left corners.
                    new Look(
                            picture,
                            x,
                            y,
                            side,
                            side,
                            pivot.x() * (cell - side),
                            (1 - pivot.y()) * (side - cell),
                            null),
                    List.of());
        });
    }

    /**
     * The tile that draws an entity.
     *
     * @param entity an instance of it
     * @param label how reports name it
     * @return null if it has none, or its picture cannot be had, which the report says
     */
    SourceTile look(JsonNode entity, String label) {
        JsonNode rect = Tree.get(entity, "__tile");
        if (!rect.isObject()) {
            return null;
        }
        List<JsonNode> old = Tree.list(rect, "srcRect"); // Before 1.0.
        double[] box = new double[4];
        for (int i = 0; i < box.length; i++) {
            box[i] = old.size() == 4
                    ? Tree.number(old.get(i), 0)
                    : Tree.number(rect, List.of("x", "y", "w", "h").get(i), 0);
        }
        JsonNode set = tilesets.getOrDefault(Tree.integer(rect, "tilesetUid", -1), Tree.object());
        String src = Tree.text(set, "relPath");
        Picture picture = src == null ? null : context.picture(document.file(), src, null);
        boolean isDrawable = picture != null
                && picture.file() != null
                && PictureFile.obstacle(picture) == null
                && box[0] >= 0
                && box[1] >= 0
                && box[2] > 0
                && box[3] > 0;
        if (!isDrawable) {
            context.report().lost("picture of an entity, which cannot be had", label);
            return null;
        }
        noteFit(entity, box, label);
        use(Tree.integer(rect, "tilesetUid", -1), set, box);
        String name = Tree.text(set, "identifier");
        return tiles.computeIfAbsent(
                List.of("look", Tree.integer(rect, "tilesetUid", -1), box[0], box[1], box[2], box[3]),
                key -> new SourceTile(
                        Origin.TILESET,
                        name == null ? "tileset" : name,
                        (int) box[0] + "." + (int) box[1] + "." + (int) box[2] + "." + (int) box[3],
                        null,
                        Tree.object(),
                        new Look(picture, box[0], box[1], box[2], box[3], 0, 0, null),
                        List.of()));
    }

    private Set<Integer> used(int tileset) {
        return used.computeIfAbsent(tileset, uid -> new HashSet<>());
    }

    /** Notes the tiles in a box of a tileset's picture. */
    private void use(int uid, JsonNode set, double[] box) {
        int columns = Tree.integer(set, "__cWid", 0);
        int rows = Tree.integer(set, "__cHei", 0);
        double padding = Tree.number(set, "padding", 0);
        double step = Tree.number(set, "tileGridSize", 0) + Tree.number(set, "spacing", 0);
        if (step <= 0) {
            return;
        }
        int left = (int) Math.max(0, (box[0] - padding) / step);
        int top = (int) Math.max(0, (box[1] - padding) / step);
        int right = (int) Math.min(columns, Math.ceil((box[0] + box[2] - padding) / step));
        int bottom = (int) Math.min(rows, Math.ceil((box[1] + box[3] - padding) / step));
        if ((long) (right - left) * (bottom - top) > MOST_IN_BOX) {
            return;
        }
        for (int row = top; row < bottom; row++) {
            for (int column = left; column < right; column++) {
                used(uid).add(row * columns + column);
            }
        }
    }

    /** Names the tiles that nothing uses, when all layers have been looked at. */
    void nameUnused() {
        tilesets.forEach((uid, set) -> {
            if (Tree.text(set, "relPath") == null) {
                return;
            }
            Set<Integer> described = new TreeSet<>();
            Tree.list(set, "enumTags")
                    .forEach(tag -> Tree.list(tag, "tileIds").forEach(id -> described.add((int) Tree.number(id, -1))));
            Tree.list(set, "customData").forEach(data -> described.add(Tree.integer(data, "tileId", -1)));
            described.removeAll(used(uid));
            described.removeIf(id -> id < 0);
            long count = (long) Tree.integer(set, "__cWid", 0) * Tree.integer(set, "__cHei", 0);
            context.report()
                    .unused(
                            String.valueOf(Tree.text(set, "identifier")),
                            count - used(uid).stream().filter(id -> id < count).count(),
                            described.stream().map(String::valueOf).toList());
        });
    }

    /** An object's picture fills its box; LDtk can also cut it, repeat it, or leave it at its own size. */
    private void noteFit(JsonNode entity, double[] rect, String label) {
        JsonNode definition = entities.getOrDefault(Tree.integer(entity, "defUid", -1), Tree.object());
        String mode = String.valueOf(Tree.text(definition, "tileRenderMode"));
        double width = Tree.number(entity, "width", rect[2]);
        double height = Tree.number(entity, "height", rect[3]);
        boolean isWhole = width == rect[2] && height == rect[3];
        boolean isAlike = width * rect[3] == height * rect[2];
        boolean isFilling = mode.equals("Stretch") || isAlike && (mode.equals("FitInside") || mode.equals("Cover"));
        if (!isWhole && !isFilling) {
            String as = mode.equals("NineSlice") ? "is cut into nine" : "does not fill its box";
            context.report().lost("picture of an entity that " + as + " in LDtk, stretched", label);
        }
        if (Tree.number(definition, "tileOpacity", 1) != 1) {
            context.report().lost("picture of an entity with an opacity, which objects have not", label);
        }
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
