package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.source.SourceLayer;
import dev.ledge.editor.exchange.source.SourceLayer.Info;
import dev.ledge.editor.exchange.source.SourceMap;
import dev.ledge.editor.exchange.source.SourceObject;
import dev.ledge.editor.exchange.source.SourceTile;
import dev.ledge.editor.exchange.tree.Document;
import dev.ledge.editor.exchange.tree.JsonTree;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads Tiled's maps, in XML and JSON. */
public final class TiledReader {
    private static final int MOST_PIXELS_A_CELL = 4096;

    /** In all layers. */
    private static final long MOST_CELLS = 4L * Level.MAX_CELLS;

    /** The level's property with what groups said, by their names: a level has none. */
    private static final String GROUPS = "groups";

    private final Document document;
    private final ImportContext context;
    private final JsonNode map;
    private final TiledTilesets tilesets;
    private final TiledObjects objects;
    private final int tileWidth;
    private final int tileHeight;
    private final List<SourceLayer> layers = new ArrayList<>();
    private final ObjectNode groups = Tree.object();
    /** The cells that the map spans; an infinite one begins left of and above 0. */
    private long left;

    private long top;
    private long right;
    private long bottom;

    private TiledReader(Document document, ImportContext context) throws LevelFormatException {
        this.document = document;
        this.context = context;
        this.map = document.root();
        this.tileHeight = side("tileheight");
        int wide = side("tilewidth");
        // Where cells are no boxes, objects of isometric maps are measured in the height of a cell along both axes.
        this.tileWidth = isOrthogonal() ? wide : tileHeight;
        this.tilesets = new TiledTilesets(context, document);
        this.objects = new TiledObjects(context, tilesets, document, Tree.object());
    }

    /** A file of Tiled's as a tree, by its content and not by its name. */
    static Document read(Path file) throws LevelFormatException {
        return isXml(file) ? TmxTree.read(file, Progress.NONE) : JsonTree.read(file);
    }

    private static boolean isXml(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            for (byte b : in.readNBytes(1024)) {
                if (b == '<') {
                    return true;
                }
                if (b == '{' || b == '[') {
                    return false;
                }
            }
        } catch (IOException unreadable) {
            // The next reader reports why.
            return false;
        }
        return false;
    }

    /**
     * {@return the map}
     *
     * @param document a map's file
     * @param context where paths lead, and the report
     * @throws LevelFormatException if it cannot be used
     */
    static SourceMap map(Document document, ImportContext context) throws LevelFormatException {
        return new TiledReader(document, context).map();
    }

    private boolean isOrthogonal() {
        String orientation = Tree.text(map, "orientation");
        return orientation == null || orientation.equals("orthogonal");
    }

    private int side(String field) throws LevelFormatException {
        double side = Tree.number(map, field, 0);
        if (side < 1 || side > MOST_PIXELS_A_CELL || side != Math.rint(side)) {
            throw document.error(
                    map,
                    "OUT-OF-RANGE",
                    "\"" + field + "\" must be a whole number of px from 1 to " + MOST_PIXELS_A_CELL
                            + "; is this a map?");
        }
        return (int) side;
    }

    private SourceMap map() throws LevelFormatException {
        String orientation = Tree.text(map, "orientation");
        if (!isOrthogonal()) {
            context.report().lost("map that is " + Excerpt.of(orientation) + ", taken over as squares", "the map");
        }
        right = (long) Tree.number(map, "width", 0);
        bottom = (long) Tree.number(map, "height", 0);
        boolean isInfinite = Tree.flag(map, "infinite", false);
        span(map, isInfinite);
        checkSize();
        checkSum();
        layers(map, "", new Info("", null, Tree.object(), true, false, 1, new Vec(1, 1), Vec.ZERO));
        ObjectNode props = TiledProps.of(map);
        TiledTables.MAP.take(map, props, "the map", context.report());
        if (!isOrthogonal()) {
            props.put("orientation", orientation);
        }
        if (!groups.isEmpty()) {
            props.set(GROUPS, groups);
        }
        String order = Tree.text(map, "renderorder");
        if (order != null && !order.equals("right-down")) {
            props.put("renderorder", order);
        }
        if (left != 0 || top != 0) {
            props.set("origin", Tree.point(new Vec(left, top)));
        }
        return new SourceMap(
                Tree.text(map, "name"),
                (double) (right - left) * tileWidth,
                (double) (bottom - top) * tileHeight,
                Math.min(tileWidth, tileHeight),
                layers,
                props,
                tilesets::nameUnused);
    }

    private void checkSize() throws LevelFormatException {
        long columns = right - left;
        long rows = bottom - top;
        if (columns < 0
                || rows < 0
                || columns > Level.MAX_SIDE
                || rows > Level.MAX_SIDE
                || columns * rows > Level.MAX_CELLS) {
            throw document.error(
                    map,
                    "TOO-LARGE",
                    "a map of " + columns + "×" + rows + " cells is too large: at most " + Level.MAX_SIDE
                            + " a side and " + Level.MAX_CELLS + " in all; divide it into several");
        }
    }

    /** Layers that are packed can be large in a small file: what they promise is added up before any is unpacked. */
    private void checkSum() throws LevelFormatException {
        long all = cells(map);
        if (all > MOST_CELLS) {
            throw document.error(
                    map,
                    "TOO-LARGE",
                    "the layers of the map have " + all + " cells together: at most " + MOST_CELLS
                            + "; divide it into several");
        }
    }

    /** The cells of all layers that are packed. */
    private long cells(JsonNode parent) throws LevelFormatException {
        long cells = 0;
        for (JsonNode layer : Tree.list(parent, "layers")) {
            for (JsonNode piece : pieces(layer)) {
                if (Tree.get(piece, "data").isString()) {
                    cells += across(piece, layer) * down(piece, layer);
                }
            }
            cells += cells(layer);
        }
        return cells;
    }

    /** Finds out which cells there are. */
    private void span(JsonNode parent, boolean isInfinite) throws LevelFormatException {
        if (isInfinite) {
            List<JsonNode> chunks = new ArrayList<>();
            chunks(parent, chunks);
            if (!chunks.isEmpty()) {
                left = Long.MAX_VALUE;
                top = Long.MAX_VALUE;
                right = Long.MIN_VALUE;
                bottom = Long.MIN_VALUE;
            }
            for (JsonNode chunk : chunks) {
                left = Math.min(left, (long) Tree.number(chunk, "x", 0));
                top = Math.min(top, (long) Tree.number(chunk, "y", 0));
                right = Math.max(right, (long) (Tree.number(chunk, "x", 0) + Tree.number(chunk, "width", 0)));
                bottom = Math.max(bottom, (long) (Tree.number(chunk, "y", 0) + Tree.number(chunk, "height", 0)));
            }
            return;
        }
        for (JsonNode layer : Tree.list(parent, "layers")) {
            if ("tilelayer".equals(Tree.text(layer, "type"))) {
                right = Math.max(right, (long) (Tree.number(layer, "x", 0) + Tree.number(layer, "width", 0)));
                bottom = Math.max(bottom, (long) (Tree.number(layer, "y", 0) + Tree.number(layer, "height", 0)));
            }
            span(layer, false);
        }
    }

    private static void chunks(JsonNode parent, List<JsonNode> into) {
        into.addAll(Tree.list(parent, "chunks"));
        Tree.list(parent, "layers").forEach(layer -> chunks(layer, into));
    }

    private void layers(JsonNode parent, String path, Info outer) throws LevelFormatException {
        for (JsonNode node : Tree.list(parent, "layers")) {
            String type = String.valueOf(Tree.text(node, "type"));
            Info info = info(node, path, outer, type);
            switch (type) {
                case "group" -> {
                    keep(info);
                    layers(node, info.name() + "/", info);
                }
                case "tilelayer" -> layers.add(tiles(node, info));
                case "objectgroup" -> layers.add(new SourceLayer.Objects(info, objects(node, info)));
                case "imagelayer" -> image(node, info);
                default -> context.report().lost("layer of an unknown kind", info.name());
            }
        }
    }

    private void keep(Info group) {
        ObjectNode said = group.props().deepCopy();
        if (group.className() != null) {
            said.put("class", group.className());
        }
        if (!said.isEmpty()) {
            groups.set(group.name(), said);
        }
    }

    private Info info(JsonNode node, String path, Info outer, String type) {
        String name = Tree.text(node, "name");
        double offsetX = Tree.number(node, "offsetx", 0);
        double offsetY = Tree.number(node, "offsety", 0);
        if (type.equals("imagelayer") && !node.has("offsetx") && !node.has("offsety")) {
            offsetX = Tree.number(node, "x", 0);
            offsetY = Tree.number(node, "y", 0);
        }
        ObjectNode props = TiledProps.of(node);
        // melonJS says so before Tiled had a field for it.
        double ratio = type.equals("imagelayer") ? Tree.number(props, "ratio", 1) : 1;
        for (String field : List.of("tintcolor", "mode")) {
            if (Tree.text(node, field) != null) {
                context.report().lost("layer with a " + field + ", kept in props", path + name);
                props.put(field, Tree.text(node, field));
            }
        }
        TiledTables.layer(type).take(node, props, path + name, context.report());
        return new Info(
                path + (name == null ? "layer " + Tree.integer(node, "id", layers.size() + 1) : name),
                Tree.text(node, "class"),
                props,
                outer.visible() && Tree.flag(node, "visible", true),
                outer.locked() || Tree.flag(node, "locked", false),
                outer.opacity() * Math.max(0, Math.min(1, Tree.number(node, "opacity", 1))),
                new Vec(
                        outer.parallax().x() * Tree.number(node, "parallaxx", ratio),
                        outer.parallax().y() * Tree.number(node, "parallaxy", ratio)),
                new Vec(outer.offset().x() + offsetX, outer.offset().y() + offsetY));
    }

    private SourceLayer.Tiles tiles(JsonNode node, Info info) throws LevelFormatException {
        // What says less or more than it promises is refused here, before a cell of any layer is converted.
        for (JsonNode piece : pieces(node)) {
            TiledData.check(document, piece, node, across(piece, node) * down(piece, node));
        }
        return new SourceLayer.Tiles(
                info, (int) (right - left), (int) (bottom - top), tileWidth, tileHeight, taker -> forEach(node, taker));
    }

    /** What has the cells of a layer: its chunks, or the layer itself. */
    private static List<JsonNode> pieces(JsonNode layer) {
        List<JsonNode> chunks = Tree.list(layer, "chunks");
        return chunks.isEmpty() ? List.of(layer) : chunks;
    }

    private long across(JsonNode piece, JsonNode layer) throws LevelFormatException {
        return extent(piece, "width", piece == layer ? right - left : 0);
    }

    private long down(JsonNode piece, JsonNode layer) throws LevelFormatException {
        return extent(piece, "height", piece == layer ? bottom - top : 0);
    }

    private long extent(JsonNode piece, String field, long otherwise) throws LevelFormatException {
        long extent = (long) Tree.number(piece, field, otherwise);
        if (extent < 0 || extent > Level.MAX_SIDE) {
            throw document.error(piece, "OUT-OF-RANGE", "a \"" + field + "\" of " + extent + " cells cannot be");
        }
        return extent;
    }

    private void forEach(JsonNode layer, SourceLayer.Taker taker) throws LevelFormatException {
        for (JsonNode piece : pieces(layer)) {
            forEach(piece, layer, taker);
        }
    }

    private void forEach(JsonNode piece, JsonNode layer, SourceLayer.Taker taker) throws LevelFormatException {
        long width = across(piece, layer);
        long columnOffset = (long) Tree.number(piece, "x", 0) - left;
        long rowOffset = (long) Tree.number(piece, "y", 0) - top;
        Cursor cursor = new Cursor();
        TiledData.forEach(document, piece, layer, width * down(piece, layer), gid -> {
            long at = cursor.next++;
            if (gid == cursor.gid || TiledTilesets.index(gid) != 0) {
                if (gid != cursor.gid) {
                    cursor.gid = gid;
                    cursor.tile = tilesets.tile(gid);
                }
                if (cursor.tile != null) {
                    taker.take(
                            (int) (columnOffset + at % width),
                            (int) (rowOffset + at / width),
                            cursor.tile,
                            TiledTilesets.flip(gid));
                }
            }
        });
    }

    /** Where a walk over cells is, and the tile that it saw last, as the next one is mostly the same. */
    private static final class Cursor {
        private long next;
        private long gid;
        private SourceTile tile;
    }

    private List<SourceObject> objects(JsonNode node, Info info) {
        List<SourceObject> list = new ArrayList<>();
        double shiftX = info.offset().x() - (double) left * tileWidth;
        double shiftY = info.offset().y() - (double) top * tileHeight;
        for (JsonNode object : Tree.list(node, "objects")) {
            list.add(objects.read(object, info.name(), shiftX, shiftY));
        }
        if (!"index".equals(Tree.text(node, "draworder"))) {
            list.sort(Comparator.comparingDouble(
                    object -> object.at().y() + object.pivot().y()));
        }
        return list;
    }

    /** Cells of an infinite map are counted from its leftmost and topmost; what is placed in px moves with them. */
    private Info moved(Info info) {
        return new Info(
                info.name(),
                info.className(),
                info.props(),
                info.visible(),
                info.locked(),
                info.opacity(),
                info.parallax(),
                new Vec(
                        info.offset().x() - (double) left * tileWidth,
                        info.offset().y() - (double) top * tileHeight));
    }

    private void image(JsonNode node, Info info) {
        String src = Tree.text(node, "image");
        if (src == null) {
            context.report().lost("image layer without a picture", info.name());
            return;
        }
        String said = Tree.text(info.props(), "repeat");
        boolean isAcross = Tree.flag(node, "repeatx", "repeat".equals(said) || "repeat-x".equals(said));
        boolean isDown = Tree.flag(node, "repeaty", "repeat".equals(said) || "repeat-y".equals(said));
        String repeat = (isAcross ? "x" : "") + (isDown ? "y" : "");
        layers.add(new SourceLayer.Image(
                moved(info),
                context.picture(document.file(), src, Tree.text(node, "transparentcolor", "trans")),
                repeat.isEmpty() ? null : repeat));
    }
}
