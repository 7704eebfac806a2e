package dev.ledge.editor.exchange.ldtk;

import dev.ledge.editor.exchange.carry.CarriedLevel;
import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.tree.Document;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads projects that Ledge wrote: cells and places as they are now, all else as it was carried along. */
final class LdtkBack {
    private LdtkBack() {}

    /** LDtk's places are whole numbers: the nearest to that of an object, as it was carried along. */
    static Vec place(ObjectNode carried) {
        Vec at = Tree.pair(carried, "at");
        return at == null ? Vec.ZERO : new Vec(whole(at.x()), whole(at.y()));
    }

    private static double whole(double px) {
        return Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, Math.rint(px)));
    }

    /** What Ledge carried along in a level, or null if it was not written by Ledge. */
    static ObjectNode skeleton(JsonNode level) {
        ObjectNode skeleton = CarriedLevel.parse(Tree.text(LdtkLayer.fields(level), CarriedLevel.PROPERTY));
        return skeleton != null && "ledge-level".equals(Tree.text(skeleton, "format")) ? skeleton : null;
    }

    static Imported read(Document document, JsonNode level, ObjectNode skeleton, ImportContext context, Path target)
            throws LevelFormatException {
        int grid = Math.max(1, Tree.integer(skeleton, "grid", 1));
        int columns = Tree.integer(level, "pxWid", 0) / grid;
        int rows = Tree.integer(level, "pxHei", 0) / grid;
        try {
            Level.checkSize(columns, rows);
        } catch (IllegalArgumentException e) {
            throw document.error(level, "TOO-LARGE", e.getMessage());
        }
        CarriedLevel.Parts parts = new CarriedLevel.Parts(
                skeleton, CarriedLevel.parse(Tree.text(LdtkLayer.fields(level), CarriedLevel.PALETTE)), columns, rows);
        Map<Integer, TileRef> tiles = tiles(document.root());
        List<String> ids = new ArrayList<>();
        for (JsonNode layer : Tree.list(skeleton, "layers")) {
            if ("tiles".equals(Tree.text(layer, "kind"))) {
                ids.add(0, Tree.text(layer, "id")); // LDtk lists what is drawn last first.
            }
        }
        int next = 0;
        for (JsonNode layer : Tree.list(level, "layerInstances")) {
            String type = String.valueOf(Tree.text(layer, "__type"));
            if (type.equals("Tiles") && next < ids.size()) {
                parts.put(ids.get(next++), cells(layer, grid, tiles, parts, context));
            } else if (type.equals("Entities")) {
                Tree.list(layer, "entityInstances").forEach(entity -> object(entity, parts, context));
            }
        }
        Loaded<Level> loaded = parts.level(target, context.file(), context.report()::lost);
        context.report().taken("level of Ledge's own, as it was", 1);
        return new Imported(loaded.value().name(), loaded.value(), target, null, context.report(), loaded.warnings());
    }

    private static Map<Integer, TileRef> tiles(JsonNode root) {
        Map<Integer, TileRef> tiles = new HashMap<>();
        for (JsonNode set : Tree.list(Tree.get(root, "defs"), "tilesets")) {
            for (JsonNode data : Tree.list(set, "customData")) {
                ObjectNode tile = CarriedLevel.parse(Tree.text(data, "data"));
                if (tile != null && Tree.text(tile, "tile") != null) {
                    tiles.put(
                            Tree.integer(data, "tileId", -1),
                            new TileRef(tile.get("tile").asString(), new Flip(tile.has("flip") ? Flip.D : 0)));
                }
            }
        }
        return tiles;
    }

    private static TileGrid cells(
            JsonNode layer, int grid, Map<Integer, TileRef> tiles, CarriedLevel.Parts parts, ImportContext context) {
        TileGrid.Edit edit = parts.edit();
        for (JsonNode one : Tree.list(layer, "gridTiles")) {
            TileRef tile = tiles.get(Tree.integer(one, "t", -1));
            Vec px = Tree.pair(one, "px");
            if (tile == null || px == null) {
                context.report().lost("tile that was not written by Ledge", String.valueOf(one.get("t")));
                continue;
            }
            int mirrored = Tree.integer(one, "f", 0) & 3;
            TileRef turned = new TileRef(tile.tile(), new Flip(tile.flip().bits() | mirrored));
            edit.set((int) Math.floor(px.x() / grid), (int) Math.floor(px.y() / grid), parts.index(turned));
        }
        return edit.build();
    }

    private static void object(JsonNode entity, CarriedLevel.Parts parts, ImportContext context) {
        ObjectNode carried = CarriedLevel.parse(Tree.text(LdtkLayer.fields(entity), CarriedLevel.PROPERTY));
        Vec px = Tree.pair(entity, "px");
        if (carried == null || px == null) {
            context.report()
                    .lost("entity that was not written by Ledge", String.valueOf(Tree.text(entity, "__identifier")));
            return;
        }
        Vec moved = px.minus(place(carried));
        parts.add(carried, moved.x(), moved.y());
    }
}
