package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.source.ImportReport;
import dev.ledge.editor.exchange.source.SourceObject;
import dev.ledge.editor.exchange.source.SourceTile;
import dev.ledge.editor.exchange.source.SourceTile.Look;
import dev.ledge.editor.exchange.source.SourceTile.Origin;
import dev.ledge.editor.exchange.tree.Document;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The tilesets of a map, and the tiles that its gids mean. */
final class TiledTilesets {
    private static final long INDEX = 0x0FFF_FFFFL;

    /** The property of a tile with what its collision shapes say. */
    private static final String SHAPE_WORDS = "shapes";

    /** What a tileset may have that helps to paint with it, and how the report names it. */
    private static final Map<String, String> UNEQUAL = new TreeMap<>(Map.of(
            "class", "class of a tileset, which is left out",
            "terrains", "tileset with terrains, which are left out",
            "terraintypes", "tileset with terrains, which are left out",
            "wangsets", "tileset with terrains, which are left out"));

    private final ImportContext context;
    private final TreeMap<Long, Tileset> byFirst = new TreeMap<>();
    private final Map<Path, Tileset> external = new HashMap<>();
    private final Map<Long, SourceTile> tiles = new HashMap<>();
    private final Map<String, String> alignments = new HashMap<>();

    TiledTilesets(ImportContext context, Document map) {
        this.context = context;
        for (JsonNode node : Tree.list(map.root(), "tilesets")) {
            add(node, map);
        }
    }

    private void add(JsonNode node, Document document) {
        long first = (long) Tree.number(node, "firstgid", 1);
        Tileset set = tileset(node, document);
        byFirst.put(first, set);
        note(set);
        String alignment = Tree.text(set.node, "objectalignment");
        if (alignment != null) {
            alignments.put(set.name, alignment);
        }
    }

    /** Reports what a tileset has beside its tiles, to which a level has nothing of its own. */
    private void note(Tileset set) {
        TiledProps.of(set.node)
                .propertyNames()
                .forEach(name -> context.report()
                        .lost("property of a tileset, which is left out", set.name + ": " + Excerpt.of(name)));
        for (Map.Entry<String, String> entry : UNEQUAL.entrySet()) {
            JsonNode value = Tree.get(set.node, entry.getKey());
            boolean isThere = value.isContainer() ? !value.isEmpty() : !value.isMissingNode();
            if (isThere) {
                context.report().lost(entry.getValue(), set.name);
            }
        }
        TiledTables.TILESET.take(set.node, null, set.name, context.report());
        if ("isometric".equals(Tree.text(Tree.get(set.node, "grid"), "orientation"))) {
            context.report().lost("tileset whose collision shapes are isometric, taken as they are", set.name);
        }
        if ("grid".equals(Tree.text(set.node, "tilerendersize"))) {
            context.report().lost("tileset whose pictures are scaled to the grid, drawn at their own size", set.name);
        }
    }

    /** The tileset of a map or template, which may be in a file of its own. */
    private Tileset tileset(JsonNode node, Document document) {
        String source = Tree.text(node, "source");
        if (source == null || Tree.number(node, "tilewidth", 0) > 0) {
            return new Tileset(context, name(node, "tiles"), node, document.file(), document);
        }
        Path file = context.resolve(document.file(), source, "tileset");
        String base = source.replaceAll(".*[/\\\\]", "").replaceAll("\\.[A-Za-z]+$", "");
        if (file == null) {
            return new Tileset(context, base, Tree.object(), document.file(), document);
        }
        return external.computeIfAbsent(file, path -> {
            try {
                Document read = TiledReader.read(path);
                return new Tileset(context, name(read.root(), base), read.root(), path, read);
            } catch (LevelFormatException e) {
                context.report()
                        .lost("tileset that cannot be read", e.firstError().toString());
                return new Tileset(context, base, Tree.object(), path, document);
            }
        });
    }

    private static String name(JsonNode node, String otherwise) {
        String name = Tree.text(node, "name");
        return name == null ? otherwise : name;
    }

    /** The index of a cell's tile without the bits of its flip. */
    static long index(long gid) {
        return gid & INDEX;
    }

    /** How a cell's tile is turned, as bits of Ledge's flip. */
    static int flip(long gid) {
        return (int) ((gid >>> 31 & 1) | (gid >>> 30 & 1) << 1 | (gid >>> 29 & 1) << 2);
    }

    /** The tile that a cell means; null for the empty one. */
    SourceTile tile(long gid) {
        long index = index(gid);
        SourceTile known = tiles.get(index);
        if (known == null && index != 0 && !tiles.containsKey(index)) {
            known = find(index);
            tiles.put(index, known);
        }
        return known;
    }

    private SourceTile find(long index) {
        Map.Entry<Long, Tileset> entry = byFirst.floorEntry(index);
        if (entry == null) {
            context.report().lost("tile without a tileset", "gid " + index);
            return new SourceTile(
                    Origin.TILESET,
                    "unknown",
                    String.valueOf(index),
                    null,
                    Tree.object(),
                    Look.none(0, 0, null),
                    List.of());
        }
        return tile(entry.getValue(), index - entry.getKey());
    }

    /** The tile of a template's own tileset. */
    SourceTile templateTile(JsonNode tileset, Document template, long gid) {
        long first = (long) Tree.number(tileset, "firstgid", 1);
        return tile(tileset(tileset, template), index(gid) - first);
    }

    private SourceTile tile(Tileset set, long id) {
        SourceTile known = set.made.get(id);
        if (known == null) {
            known = make(set, id);
            set.made.put(id, known);
        }
        return known;
    }

    private SourceTile make(Tileset set, long id) {
        JsonNode tile = set.tiles.getOrDefault(id, Tree.object());
        ObjectNode props = TiledProps.of(tile);
        props.setAll(oldProps(set, id));
        String place = set.name + " " + id;
        TiledTables.TILE.take(tile, props, place, context.report());
        TiledTables.SHAPES.take(Tree.get(tile, "objectgroup"), null, place, context.report());
        if (set.count() > 0 && !set.has(id)) {
            context.report().lost("tile past the end of its tileset", place);
        }
        if (tile.has("animation")) {
            context.report().lost("animated tile, of which the first picture is kept", place);
        }
        List<SourceObject> shapes = new ArrayList<>();
        for (JsonNode shape : Tree.list(Tree.get(tile, "objectgroup"), "objects")) {
            SourceObject read = TiledObjects.ofShapes(context, set.document).read(shape, "tile " + id, 0, 0);
            if (read.kind() == SourceObject.Kind.TILE) {
                context.report().lost("collision shape that is a picture, left out", place);
            }
            shapes.add(read);
        }
        keepWords(shapes, props);
        return new SourceTile(
                Origin.TILESET,
                set.name,
                String.valueOf(id),
                Tree.text(tile, "type", "class"),
                props,
                look(set, tile, id),
                shapes);
    }

    /** What collision shapes say beside their outline goes to the tile. */
    private static void keepWords(List<SourceObject> shapes, ObjectNode props) {
        ArrayNode said = JsonNodeFactory.instance.arrayNode();
        for (SourceObject shape : shapes) {
            ObjectNode words = shape.props().deepCopy();
            if (shape.name() != null) {
                words.put("name", shape.name());
            }
            if (shape.type() != null) {
                words.put("class", shape.type());
            }
            if (!words.isEmpty()) {
                said.add(words);
            }
        }
        if (!said.isEmpty() && !props.has(SHAPE_WORDS)) {
            props.set(SHAPE_WORDS, said);
        }
    }

    /** Old JSON has the properties of all tiles in an object of their own. */
    private static ObjectNode oldProps(Tileset set, long id) {
        ObjectNode wrapper = Tree.object();
        wrapper.set("properties", Tree.get(Tree.get(set.node, "tileproperties"), String.valueOf(id)));
        return TiledProps.of(wrapper);
    }

    private Look look(Tileset set, JsonNode tile, long id) {
        double width = Tree.number(set.node, "tilewidth", 0);
        double height = Tree.number(set.node, "tileheight", 0);
        JsonNode offset = Tree.get(set.node, "tileoffset");
        double offsetX = Tree.number(offset, "x", 0);
        double offsetY = Tree.number(offset, "y", 0);
        String own = Tree.text(tile, "image");
        if (own != null) {
            double wide = Tree.number(tile, "width", Tree.number(tile, "imagewidth", width));
            double high = Tree.number(tile, "height", Tree.number(tile, "imageheight", height));
            return new Look(
                    set.picture(own, tile),
                    Tree.number(tile, "x", 0),
                    Tree.number(tile, "y", 0),
                    wide,
                    high,
                    offsetX,
                    offsetY,
                    null);
        }
        String shared = Tree.text(set.node, "image");
        if (shared == null || width <= 0 || height <= 0) {
            if (Tree.flag(set.node, "embedded", false)) {
                context.report().lost("picture within the file, which is not read", set.name);
            }
            return new Look(null, 0, 0, width, height, offsetX, offsetY, null);
        }
        double margin = Tree.number(set.node, "margin", 0);
        double spacing = Tree.number(set.node, "spacing", 0);
        long columns = set.columns();
        return new Look(
                set.picture(shared, set.node),
                margin + id % columns * (width + spacing),
                margin + id / columns * (height + spacing),
                width,
                height,
                offsetX,
                offsetY,
                null);
    }
    /** Names the tiles that nothing uses, when all layers have been looked at. */
    void nameUnused(ImportReport report) {
        for (Tileset set : new LinkedHashSet<>(byFirst.values())) {
            long used = set.made.keySet().stream().filter(set::has).count();
            List<String> described = set.tiles.entrySet().stream()
                    .filter(tile -> TiledTables.isDescribed(tile.getValue()))
                    .map(Map.Entry::getKey)
                    .filter(id -> !set.made.containsKey(id))
                    .map(String::valueOf)
                    .toList();
            report.unused(set.name, set.count() - used, described);
        }
    }

    /** Where a picture as an object is anchored, as parts of its size. */
    double[] anchor(SourceTile tile) {
        String alignment = tile == null ? null : alignments.get(tile.set());
        return alignment == null ? new double[] {0, 1} : anchor(alignment);
    }

    private static double[] anchor(String alignment) {
        double x = alignment.endsWith("left") ? 0 : alignment.endsWith("right") ? 1 : 0.5;
        double y = alignment.startsWith("top") ? 0 : alignment.startsWith("bottom") ? 1 : 0.5;
        return alignment.equals("unspecified") ? new double[] {0, 1} : new double[] {x, y};
    }
}
