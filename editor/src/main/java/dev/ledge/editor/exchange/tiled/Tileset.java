package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.source.Picture;
import dev.ledge.editor.exchange.source.PictureFile;
import dev.ledge.editor.exchange.source.SourceTile;
import dev.ledge.editor.exchange.tree.Document;
import dev.ledge.editor.exchange.tree.Tree;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A tileset, or what stands for one that is not there. */
final class Tileset {
    /** Name, for people. */
    final String name;

    /** What its file says. */
    final JsonNode node;

    /** The file that its paths start from. */
    final Path file;

    /** That file's content. */
    final Document document;

    /** What is said of single tiles, by their numbers. */
    final Map<Long, JsonNode> tiles = new TreeMap<>();

    /** The tiles that something uses. */
    final Map<Long, SourceTile> made = new HashMap<>();

    private final ImportContext context;
    private long count = -1;
    private long columns;

    Tileset(ImportContext context, String name, JsonNode node, Path file, Document document) {
        this.context = context;
        this.name = name;
        this.node = node;
        this.file = file;
        this.document = document;
        JsonNode list = Tree.get(node, "tiles");
        if (list.isArray()) {
            for (JsonNode tile : list) {
                tiles.put((long) Tree.number(tile, "id", 0), tile);
            }
        } else if (list instanceof ObjectNode old) {
            old.properties().forEach(entry -> tiles.put(number(entry.getKey()), entry.getValue()));
        }
    }

    /** Old JSON has numbers as keys; what is none belongs to no tile. */
    private static long number(String key) {
        return key.matches("\\d{1,18}") ? Long.parseLong(key) : -1;
    }

    /** A picture that the tileset or a tile of it names. */
    Picture picture(String src, JsonNode holder) {
        return context.picture(file, src, Tree.text(holder, "transparentcolor", "trans"));
    }

    /** How many tiles there are; 0 where neither the file nor its picture says so. */
    long count() {
        measure();
        return count;
    }

    /** How many tiles stand side by side in the picture, at least 1. */
    long columns() {
        measure();
        return columns;
    }

    /** True if there is such a tile. */
    boolean has(long id) {
        return id < count() || tiles.containsKey(id);
    }

    private void measure() {
        if (count >= 0) {
            return;
        }
        double[] picture = {Tree.number(node, "imagewidth", 0), Tree.number(node, "imageheight", 0)};
        String src = Tree.text(node, "image");
        if (src != null && picture[0] <= 0) {
            int[] size = PictureFile.size(picture(src, node).file());
            picture = size == null ? picture : new double[] {size[0], size[1]};
        }
        long said = (long) Tree.number(node, "columns", 0);
        columns = said > 0 ? said : Math.max(1, along("tilewidth", picture[0]));
        long all = (long) Tree.number(node, "tilecount", 0);
        boolean isGrid = all <= 0 && src != null;
        count = Math.max(tiles.size(), isGrid ? columns * along("tileheight", picture[1]) : all);
    }

    /** How many tiles fit along a side of the picture. */
    private long along(String side, double px) {
        double spacing = Tree.number(node, "spacing", 0);
        double tile = Tree.number(node, side, 0) + spacing;
        return tile > 0 ? Math.max(0, (long) ((px - Tree.number(node, "margin", 0) + spacing) / tile)) : 0;
    }
}
