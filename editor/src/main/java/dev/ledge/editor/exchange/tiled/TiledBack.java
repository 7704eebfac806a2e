package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.carry.CarriedLevel;
import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.tree.Document;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads maps that Ledge wrote: cells and places as they are now, all else as it was carried along. */
final class TiledBack {
    /** Tiled writes numbers with six digits. */
    private static final double DIGITS = 1e-5;

    private final Document document;
    private final ImportContext context;
    private final CarriedLevel.Parts parts;
    private final Map<Long, TileRef> tiles = new HashMap<>();
    /** Names of tiles by what could be written of them. */
    private final Map<String, String> names = new HashMap<>();

    private final int columns;
    private final int rows;

    private TiledBack(Document document, ImportContext context, ObjectNode skeleton) {
        this.document = document;
        this.context = context;
        JsonNode map = document.root();
        columns = Tree.integer(map, "width", 0);
        rows = Tree.integer(map, "height", 0);
        ObjectNode palette = CarriedLevel.parse(Tree.text(TiledProps.of(map), CarriedLevel.PALETTE));
        parts = new CarriedLevel.Parts(skeleton, palette, columns, rows);
        JsonNode kinds = Tree.get(palette == null ? Tree.get(skeleton, "palette") : palette, "tiles");
        kinds.propertyNames().forEach(name -> names.putIfAbsent(XmlText.writable(name), name));
    }

    /** What Ledge carried along in a map, or null if it was not written by Ledge. */
    static ObjectNode skeleton(JsonNode map) {
        ObjectNode skeleton = CarriedLevel.parse(Tree.text(TiledProps.of(map), CarriedLevel.PROPERTY));
        return skeleton != null && "ledge-level".equals(Tree.text(skeleton, "format")) ? skeleton : null;
    }

    static Imported read(Document document, ImportContext context, ObjectNode skeleton, Path target)
            throws LevelFormatException {
        return new TiledBack(document, context, skeleton).read(target);
    }

    private Imported read(Path target) throws LevelFormatException {
        try {
            Level.checkSize(columns, rows);
        } catch (IllegalArgumentException e) {
            throw document.error(document.root(), "TOO-LARGE", e.getMessage());
        }
        for (JsonNode set : Tree.list(document.root(), "tilesets")) {
            long first = (long) Tree.number(set, "firstgid", 1);
            for (JsonNode tile : Tree.list(set, "tiles")) {
                String name = Tree.text(tile, "type", "class");
                if (name != null) {
                    tiles.put(first + (long) Tree.number(tile, "id", 0), TileRef.of(names.getOrDefault(name, name)));
                }
            }
        }
        for (JsonNode layer : Tree.list(document.root(), "layers")) {
            String type = String.valueOf(Tree.text(layer, "type"));
            if (type.equals("tilelayer")) {
                cells(layer);
            } else if (type.equals("objectgroup")) {
                for (JsonNode object : Tree.list(layer, "objects")) {
                    object(object);
                }
            }
        }
        Loaded<Level> level = parts.level(target, context.file(), context.report()::lost);
        context.report().taken("level of Ledge's own, as it was", 1);
        return new Imported(level.value().name(), level.value(), target, null, context.report(), level.warnings());
    }

    private void cells(JsonNode layer) throws LevelFormatException {
        String id = Tree.text(TiledProps.of(layer), CarriedLevel.PROPERTY);
        if (id == null) {
            context.report().lost("layer that was not written by Ledge", String.valueOf(Tree.text(layer, "name")));
            return;
        }
        int width = Tree.integer(layer, "width", columns);
        int height = Tree.integer(layer, "height", rows);
        TileGrid.Edit edit = parts.edit();
        int[] next = {0};
        TiledData.forEach(document, layer, layer, (long) width * height, gid -> {
            int at = next[0]++;
            TileRef tile = gid == 0 ? null : tiles.get(TiledTilesets.index(gid));
            if (tile != null) {
                TileRef turned = new TileRef(tile.tile(), new Flip(TiledTilesets.flip(gid)));
                edit.set(at % width, at / width, parts.index(turned));
            } else if (gid != 0) {
                context.report().lost("tile that was not written by Ledge", "gid " + gid);
            }
        });
        parts.put(id, edit.build());
    }

    private void object(JsonNode node) {
        ObjectNode carried = CarriedLevel.parse(Tree.text(TiledProps.of(node), CarriedLevel.PROPERTY));
        if (carried == null) {
            context.report().lost("object that was not written by Ledge", String.valueOf(Tree.text(node, "name")));
            return;
        }
        double x = Tree.number(node, "x", 0);
        double y = Tree.number(node, "y", 0) - (node.has("gid") ? Tree.number(node, "height", 0) : 0);
        var at = Tree.pair(carried, "at");
        double dx = at == null ? 0 : x - at.x();
        double dy = at == null ? 0 : y - at.y();
        boolean isMoved = Math.abs(dx) > DIGITS * (1 + Math.abs(x)) || Math.abs(dy) > DIGITS * (1 + Math.abs(y));
        parts.add(carried, isMoved ? dx : 0, isMoved ? dy : 0);
    }
}
