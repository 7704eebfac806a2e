package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.source.FieldTable;
import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.source.Picture;
import dev.ledge.editor.exchange.source.PictureFile;
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
import java.util.List;
import java.util.Map;
import java.util.Set;
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

    /** Beside {@link #UNEQUAL}. */
    private static final FieldTable TILESET = new FieldTable(
            "a tileset",
            Set.of(
                    "firstgid",
                    "source",
                    "name",
                    "type",
                    "version",
                    "tiledversion",
                    "editorsettings",
                    "export",
                    "tilewidth",
                    "tileheight",
                    "spacing",
                    "margin",
                    "tilecount",
                    "columns",
                    "objectalignment",
                    "tileoffset",
                    "grid",
                    "image",
                    "imagewidth",
                    "imageheight",
                    "transparentcolor",
                    "trans",
                    "embedded",
                    "tilerendersize",
                    "properties",
                    "propertytypes",
                    "tiles",
                    "tileproperties",
                    "tilepropertytypes",
                    "class",
                    "terrains",
                    "terraintypes",
                    "wangsets"),
            Set.of());

    private static final FieldTable TILE = new FieldTable(
            "a tile",
            Set.of(
                    "id",
                    "type",
                    "class",
                    "x",
                    "y",
                    "width",
                    "height",
                    "image",
                    "imagewidth",
                    "imageheight",
                    "transparentcolor",
                    "trans",
                    "embedded",
                    "objectgroup",
                    "animation",
                    "properties",
                    "propertytypes"),
            Set.of("probability", "terrain"));

    /** The collision shapes of a tile stand in a layer of objects. */
    private static final FieldTable SHAPES = new FieldTable(
            "a tile's collision shapes",
            Set.of(
                    "id",
                    "name",
                    "type",
                    "objects",
                    "draworder",
                    "opacity",
                    "visible",
                    "x",
                    "y",
                    "width",
                    "height",
                    "color",
                    "propertytypes"),
            Set.of());

    private final ImportContext context;
    private final TreeMap<Long, Tileset> byFirst = new TreeMap<>();
    private final Map<Path, Tileset> external = new HashMap<>();
    private final Map<Long, SourceTile> tiles = new HashMap<>();
    private final Map<String, String> alignments = new HashMap<>();

    /** A tileset, or what stands for one that is not there. */
    private static final class Tileset {
        private final String name;
        private final JsonNode node;
        private final Path file;
        private final Document document;
        private final Map<String, JsonNode> tiles = new HashMap<>();
        private final Map<Long, SourceTile> made = new HashMap<>();

        Tileset(String name, JsonNode node, Path file, Document document) {
            this.name = name;
            this.node = node;
            this.file = file;
            this.document = document;
            JsonNode list = Tree.get(node, "tiles");
            if (list.isArray()) {
                for (JsonNode tile : list) {
                    tiles.put(String.valueOf((long) Tree.number(tile, "id", 0)), tile);
                }
            } else if (list instanceof ObjectNode old) {
                old.properties().forEach(entry -> tiles.put(entry.getKey(), entry.getValue()));
            }
        }
    }

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

    /** Tells what a tileset has beside its tiles, to which a level has nothing of its own. */
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
        TILESET.take(set.node, null, set.name, context.report());
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
            return new Tileset(name(node, "tiles"), node, document.file(), document);
        }
        Path file = context.resolve(document.file(), source, "tileset");
        String base = source.replaceAll(".*[/\\\\]", "").replaceAll("\\.[A-Za-z]+$", "");
        if (file == null) {
            return new Tileset(base, Tree.object(), document.file(), document);
        }
        return external.computeIfAbsent(file, path -> {
            try {
                Document read = TiledReader.read(path);
                return new Tileset(name(read.root(), base), read.root(), path, read);
            } catch (LevelFormatException e) {
                context.report()
                        .lost("tileset that cannot be read", e.problems().get(0).toString());
                return new Tileset(base, Tree.object(), path, document);
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
        JsonNode tile = set.tiles.getOrDefault(String.valueOf(id), Tree.object());
        ObjectNode props = TiledProps.of(tile);
        props.setAll(oldProps(set, id));
        String place = set.name + " " + id;
        TILE.take(tile, props, place, context.report());
        SHAPES.take(Tree.get(tile, "objectgroup"), null, place, context.report());
        long count = (long) Tree.number(set.node, "tilecount", 0);
        if (count > 0 && id >= count && !set.tiles.containsKey(String.valueOf(id))) {
            context.report().lost("tile past the end of its tileset", place);
        }
        if (tile.has("animation")) {
            context.report().lost("animated tile, of which the first picture is kept", place);
        }
        List<SourceObject> shapes = new ArrayList<>();
        for (JsonNode shape : Tree.list(Tree.get(tile, "objectgroup"), "objects")) {
            shapes.add(new TiledObjects(context, this, set.document, Tree.object()).read(shape, "tile " + id, 0, 0));
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
                    picture(set, own, tile),
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
        double wide = Tree.number(set.node, "imagewidth", 0);
        Picture picture = picture(set, shared, set.node);
        if (wide <= 0 && picture != null) {
            int[] size = PictureFile.size(picture.file());
            wide = size == null ? 0 : size[0];
        }
        long columns = (long) Tree.number(set.node, "columns", 0);
        if (columns <= 0) {
            columns = Math.max(1, (long) ((wide - margin + spacing) / (width + spacing)));
        }
        return new Look(
                picture,
                margin + id % columns * (width + spacing),
                margin + id / columns * (height + spacing),
                width,
                height,
                offsetX,
                offsetY,
                null);
    }

    private Picture picture(Tileset set, String src, JsonNode holder) {
        String transparent = Tree.text(holder, "transparentcolor", "trans");
        return context.picture(set.file, src, transparent);
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
