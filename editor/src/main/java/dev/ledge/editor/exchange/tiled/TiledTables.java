package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.source.FieldTable;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** The fields of Tiled's objects, in its newest dialect and in those of before. */
final class TiledTables {
    private static final String[] NAMES = {"id", "name", "type", "class", "properties", "propertytypes"};
    private static final String[] BOX = {"x", "y", "width", "height"};
    private static final String[] PICTURE = {
        "image", "imagewidth", "imageheight", "transparentcolor", "trans", "embedded"
    };

    /** What a map says of itself, to which a level has nothing of its own, is kept. */
    static final FieldTable MAP = table(
                    "a map",
                    "class",
                    "backgroundcolor",
                    "parallaxoriginx",
                    "parallaxoriginy",
                    "hexsidelength",
                    "staggeraxis",
                    "staggerindex",
                    "skewx",
                    "skewy")
            .with(
                    "type",
                    "name",
                    "version",
                    "tiledversion",
                    "nextlayerid",
                    "nextobjectid",
                    "compressionlevel",
                    "editorsettings",
                    "propertytypes",
                    "orientation",
                    "renderorder",
                    "width",
                    "height",
                    "tilewidth",
                    "tileheight",
                    "infinite",
                    "layers",
                    "tilesets",
                    "properties");

    private static final FieldTable LAYER = table("a layer", "color")
            .with(NAMES)
            .with(BOX)
            .with("opacity", "visible", "locked", "offsetx", "offsety", "parallaxx", "parallaxy", "tintcolor", "mode");

    /** By the kind of layer, what that has beside. */
    private static final Map<String, FieldTable> LAYERS = Map.of(
            "tilelayer", LAYER.with("data", "chunks", "encoding", "compression", "startx", "starty"),
            "objectgroup", LAYER.with("objects", "draworder"),
            "imagelayer", LAYER.with(PICTURE).with("repeatx", "repeaty"),
            "group", LAYER.with("layers"));

    /** What helps to paint with a tileset, too: the report has words of its own for that. */
    static final FieldTable TILESET = table("a tileset")
            .with(PICTURE)
            .with(
                    "firstgid",
                    "source",
                    "name",
                    "type",
                    "class",
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
                    "tilerendersize",
                    "properties",
                    "propertytypes",
                    "tiles",
                    "tileproperties",
                    "tilepropertytypes",
                    "terrains",
                    "terraintypes",
                    "wangsets");

    static final FieldTable TILE = table("a tile", "probability", "terrain")
            .with(PICTURE)
            .with(BOX)
            .with("id", "type", "class", "properties", "propertytypes", "objectgroup", "animation");

    private static final FieldTable DRAWN =
            table("a tile").with(PICTURE).with(BOX).with("id");

    /** The collision shapes of a tile stand in a layer of objects. */
    static final FieldTable SHAPES = table("a tile's collision shapes")
            .with(BOX)
            .with("id", "name", "type", "objects", "draworder", "opacity", "visible", "color", "propertytypes");

    static final FieldTable OBJECT = table("an object")
            .with(NAMES)
            .with(BOX)
            .with(
                    "rotation",
                    "gid",
                    "visible",
                    "opacity",
                    "ellipse",
                    "point",
                    "capsule",
                    "polygon",
                    "polyline",
                    "text",
                    "template");

    private TiledTables() {}

    private static FieldTable table(String noun, String... kept) {
        return new FieldTable(noun, Set.of(), Set.of(kept));
    }

    /** True if a tile has more than a picture. */
    static boolean isDescribed(JsonNode tile) {
        return tile.properties().stream().anyMatch(field -> !DRAWN.read().contains(field.getKey()));
    }

    /** The fields of a kind of layer; of one that nobody knows, those that every layer has. */
    static FieldTable layer(String type) {
        return LAYERS.getOrDefault(type, LAYER);
    }
}
