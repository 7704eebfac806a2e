package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.carry.Atlas;
import dev.ledge.editor.exchange.carry.CarriedLevel;
import dev.ledge.editor.exchange.progress.Steps;
import dev.ledge.editor.exchange.tree.Numbers;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.object.Sprite;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.BooleanNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.POJONode;

/**
 * Makes a map of a level, as the tree of Tiled's JSON. Cells are {@link Numbers}. What Tiled has no place for is in
 * custom properties: each field by its name for other programs, and all of it as {@value CarriedLevel#PROPERTY} for
 * Ledge.
 */
final class TiledWriter {
    private static final Set<String> PLACED = Set.of("id", "type", "at", "size", "name", "points");

    private final Level level;
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final Atlas atlas;
    private int nextLayer = 1;

    TiledWriter(Level level) {
        this.level = LevelWriter.withLegends(level);
        Set<String> names = new LinkedHashSet<>(level.palette().tiles().keySet());
        for (int i = 1; i < level.tiles().size(); i++) {
            names.add(level.tiles().get(i).tile());
        }
        names.forEach(name -> numbers.put(name, numbers.size()));
        this.atlas = Atlas.of(numbers.keySet().stream().map(TileRef::of).toList(), level.grid());
    }

    /** The picture of the tiles. */
    Atlas atlas() {
        return atlas;
    }

    /** How many steps the map takes: each cell is taken, and written. */
    long steps() {
        long layers =
                level.layers().stream().filter(TileLayer.class::isInstance).count();
        return 2 * layers * level.columns() * level.rows();
    }

    /**
     * The map.
     *
     * @param picture name of the atlas beside the map
     * @param steps counts the cells that were taken
     */
    ObjectNode map(String picture, Steps steps) {
        ObjectNode map = Tree.object();
        map.put("type", "map")
                .put("version", "1.10")
                .put("tiledversion", "1.10.2")
                .put("orientation", "orthogonal")
                .put("renderorder", "right-down")
                .put("width", level.columns())
                .put("height", level.rows())
                .put("tilewidth", level.grid())
                .put("tileheight", level.grid())
                .put("infinite", false);
        ArrayNode layers = Tree.object().putArray("layers");
        level.layers().forEach(layer -> layers.add(layer(layer, steps)));
        ArrayNode objects = objects();
        if (!objects.isEmpty()) {
            ObjectNode group = layers.addObject();
            group.put("id", nextLayer++)
                    .put("name", "objects")
                    .put("type", "objectgroup")
                    .put("draworder", "index")
                    .put("opacity", 1)
                    .put("visible", true)
                    .put("x", 0)
                    .put("y", 0);
            group.set("objects", objects);
        }
        map.put("nextlayerid", nextLayer).put("nextobjectid", objects.size() + 1);
        ArrayNode properties = map.putArray("properties");
        property(properties, CarriedLevel.PROPERTY, "string", CarriedLevel.skeleton(level));
        if (level.palettePath() != null) {
            property(properties, CarriedLevel.PALETTE, "string", Tree.json(CarriedLevel.palette(level)));
        }
        map.putArray("tilesets").add(tileset(picture));
        map.set("layers", layers);
        return map;
    }

    private static void property(ArrayNode list, String name, String type, Object value) {
        ObjectNode property = list.addObject().put("name", name).put("type", type);
        property.set(
                "value",
                value instanceof JsonNode node ? node : JsonNodeFactory.instance.stringNode(String.valueOf(value)));
    }

    /** Each field but those that Tiled has a place for; what is no plain value as JSON. */
    static ArrayNode properties(ObjectNode fields, Set<String> without) {
        ArrayNode list = Tree.object().putArray("properties");
        fields.properties().forEach(entry -> {
            JsonNode value = entry.getValue();
            if (without.contains(entry.getKey())) {
                return;
            }
            String type = value.isBoolean() ? "bool" : value.isNumber() ? "float" : "string";
            boolean isPlain = value.isBoolean() || value.isNumber() || value.isString();
            property(list, entry.getKey(), type, isPlain ? value : value.toString());
        });
        property(list, CarriedLevel.PROPERTY, "string", Tree.json(fields));
        return list;
    }

    private ObjectNode tileset(String picture) {
        ObjectNode set = Tree.object();
        set.put("firstgid", 1)
                .put("name", "ledge")
                .put("tilewidth", level.grid())
                .put("tileheight", level.grid())
                .put("tilecount", numbers.size())
                .put("columns", atlas.columns())
                .put("margin", 0)
                .put("spacing", 0)
                .put("image", picture)
                .put("imagewidth", atlas.width())
                .put("imageheight", atlas.height());
        JsonNode kinds = Tree.get(CarriedLevel.palette(level), "tiles");
        ArrayNode tiles = set.putArray("tiles");
        numbers.forEach((name, number) -> {
            ObjectNode tile = tiles.addObject().put("id", number).put("type", XmlText.writable(name));
            TileType type = level.palette().tiles().get(name);
            if (type != null && kinds.get(name) instanceof ObjectNode fields) {
                ArrayNode properties = properties(fields, Set.of());
                if (type.effectiveSolidFrom().equals(Sides.TOP_ONLY)) {
                    property(properties, "one_way", "bool", BooleanNode.TRUE);
                }
                tile.set("properties", properties);
                shape(tile, type.effectiveShape());
            }
        });
        return set;
    }

    private void shape(ObjectNode tile, Shape shape) {
        List<Vec> outline = shape.outline();
        if (outline.isEmpty()) {
            return;
        }
        ObjectNode group = tile.putObject("objectgroup");
        group.put("draworder", "index")
                .put("name", "")
                .put("opacity", 1)
                .put("type", "objectgroup")
                .put("visible", true)
                .put("x", 0)
                .put("y", 0);
        ObjectNode object = group.putArray("objects").addObject();
        boolean isFull = shape instanceof Shape.Full;
        double side = isFull ? level.grid() : 0;
        object(object, 1, "", "", Vec.ZERO, new Vec(side, side));
        if (!isFull) {
            object.set(
                    "polygon",
                    points(outline.stream()
                            .distinct()
                            .map(point -> point.times(level.grid()))
                            .toList()));
        }
    }

    private static void object(ObjectNode node, int id, String name, String type, Vec at, Vec size) {
        node.put("id", id)
                .put("name", name)
                .put("type", type)
                .put("rotation", 0)
                .put("visible", true);
        node.set("x", Tree.number(at.x()));
        node.set("y", Tree.number(at.y()));
        node.set("width", Tree.number(size.x()));
        node.set("height", Tree.number(size.y()));
    }

    private static ArrayNode points(List<Vec> points) {
        ArrayNode list = Tree.object().putArray("points");
        for (Vec point : points) {
            ObjectNode node = list.addObject();
            node.set("x", Tree.number(point.x()));
            node.set("y", Tree.number(point.y()));
        }
        return list;
    }

    private ObjectNode layer(Layer layer, Steps steps) {
        ObjectNode node = Tree.object();
        node.put("id", nextLayer++)
                .put("name", layer.label())
                .put("type", layer instanceof TileLayer ? "tilelayer" : "imagelayer")
                .put("visible", layer.isVisible())
                .put("opacity", layer.effectiveOpacity())
                .put("x", 0)
                .put("y", 0);
        if (layer.isLocked()) {
            node.put("locked", true);
        }
        number(node, "offsetx", layer.effectiveOffset().x(), 0);
        number(node, "offsety", layer.effectiveOffset().y(), 0);
        number(node, "parallaxx", layer.effectiveParallax().x(), 1);
        number(node, "parallaxy", layer.effectiveParallax().y(), 1);
        ArrayNode properties = node.putArray("properties");
        property(properties, CarriedLevel.PROPERTY, "string", layer.id());
        if (layer instanceof TileLayer tiles) {
            property(properties, "collides", "bool", BooleanNode.valueOf(tiles.isColliding()));
            node.put("width", level.columns()).put("height", level.rows());
            node.set("data", new POJONode(cells(tiles.grid(), steps)));
        } else if (layer instanceof ImageLayer image) {
            node.put("image", image.src());
            if (image.repeat() != null) {
                node.put("repeatx", image.repeat().contains("x"))
                        .put("repeaty", image.repeat().contains("y"));
            }
        }
        return node;
    }

    private static void number(ObjectNode node, String field, double value, double usual) {
        if (value != usual) {
            node.set(field, Tree.number(value));
        }
    }

    private Numbers cells(TileGrid grid, Steps steps) {
        long[] gids = new long[level.tiles().size()];
        for (int i = 1; i < gids.length; i++) {
            TileRef ref = level.tiles().get(i);
            gids[i] = gid(ref.tile(), ref.flip());
        }
        Numbers cells = new Numbers();
        for (int row = 0; row < level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                steps.next();
                cells.add(gids[grid.get(column, row)]);
            }
        }
        return cells;
    }

    private long gid(String tile, Flip flip) {
        long turned = (flip.h() ? 1L << 31 : 0) | (flip.v() ? 1L << 30 : 0) | (flip.d() ? 1L << 29 : 0);
        return turned | numbers.get(tile) + 1;
    }

    private ArrayNode objects() {
        ArrayNode list = Tree.object().putArray("objects");
        List<ObjectNode> carried = level.hasObjects() ? CarriedLevel.objects(level) : new ArrayList<>();
        for (int i = 0; i < carried.size(); i++) {
            LevelObject object = level.objects().get(i);
            ObjectNode node = list.addObject();
            place(node, i + 1, object);
            ObjectNode fields = carried.get(i);
            node.set("properties", properties(fields, PLACED));
        }
        return list;
    }

    private void place(ObjectNode node, int id, LevelObject object) {
        Aabb box = object.bounds(level);
        String name =
                object.common().name() == null ? object.id() : object.common().name();
        List<Vec> points = object.outlinePoints();
        if (points != null && !points.isEmpty()) {
            object(node, id, name, object.type(), object.at(), Vec.ZERO);
            node.set(points.size() == 2 ? "polyline" : "polygon", points(points));
        } else if (object instanceof Sprite sprite && numbers.containsKey(sprite.tile())) {
            // Tiled hangs pictures by their bottom left corner.
            object(node, id, name, object.type(), new Vec(box.left(), box.bottom()), box.size());
            node.put("gid", gid(sprite.tile(), sprite.flip() == null ? Flip.NONE : sprite.flip()));
        } else {
            object(node, id, name, object.type(), box.at(), box.size());
        }
    }
}
