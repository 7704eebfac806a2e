package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.convert.TilePalette.Part;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.exchange.source.ImportReport;
import dev.ledge.editor.exchange.source.SourceLayer;
import dev.ledge.editor.exchange.source.SourceObject;
import dev.ledge.editor.exchange.source.SourceObject.Kind;
import dev.ledge.editor.exchange.source.SourceTile;
import dev.ledge.editor.exchange.source.SourceTile.Look;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.problem.LevelFormatException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/** Makes layers of tiles of those of a map, and objects of the tiles that stand for one. */
final class CellConverter {
    /** More pictures than these that don't fit the grid are drawn in their cells instead. */
    private static final int MOST_SPRITES = 50_000;

    private static final int FLIPS = 8;

    private final MapGrid grid;
    private final Vec playerSize;
    private final TileLayers meanings;
    private final TilePalette palette;
    private final LayerNodes layers;
    private final ObjectConverter objects;
    private final ImportReport report;
    private final TileIndices tiles = new TileIndices();
    private final Map<String, TileGrid> grids = new LinkedHashMap<>();
    private int sprites;

    /** A tile as it is painted in a layer, with what came of it. */
    private static final class Painted {
        private int[] index;
        private boolean isSolid;
        private ObjectNode object;
        private boolean hasSprite;
        private long cells;
    }

    CellConverter(
            MapGrid grid,
            Vec playerSize,
            TileLayers meanings,
            TilePalette palette,
            LayerNodes layers,
            ObjectConverter objects,
            ImportReport report) {
        this.grid = grid;
        this.playerSize = playerSize;
        this.meanings = meanings;
        this.palette = palette;
        this.layers = layers;
        this.objects = objects;
        this.report = report;
    }

    /** All tiles that were painted. */
    TileIndices tiles() {
        return tiles;
    }

    /** The cells of a layer that was made, or null. */
    TileGrid grid(String layerId) {
        return grids.get(layerId);
    }

    /** Takes a layer over. */
    void add(SourceLayer.Tiles layer, Progress progress) throws LevelFormatException {
        ObjectNode node = layers.add(layer.info(), "tiles");
        String id = node.get("id").asString();
        noteShape(layer, node);
        boolean isOff = meanings.isSwitchedOff(layer.info());
        int across = grid.across(layer);
        int down = grid.down(layer);
        TileGrid.Edit edit = TileGrid.empty(grid.columns(), grid.rows()).edit();
        Map<SourceTile, Painted[]> painted = new HashMap<>();
        boolean[] collides = {false};
        new CellWalk(layer, progress).forEach((column, row, tile, flip) -> {
            Painted[] all = painted.computeIfAbsent(tile, key -> new Painted[FLIPS]);
            if (all[flip] == null) {
                all[flip] = paint(tile, flip, layer, across, down, isOff);
            }
            Painted one = all[flip];
            one.cells++;
            if (one.object != null) {
                object(one.object, tile, layer, column, row);
                return;
            }
            collides[0] |= one.isSolid;
            for (int part = 0; part < one.index.length; part++) {
                edit.set(column * across + part % across, row * down + part / across, one.index[part]);
            }
            if (one.hasSprite) {
                sprite(tile, flip, layer, column, row, id);
            }
        });
        grids.put(id, edit.build());
        if (!collides[0]) {
            node.put("collides", false);
        }
        count(painted, layer);
        tiles.writeLegend(node, used(painted));
    }

    private void noteShape(SourceLayer.Tiles layer, ObjectNode node) {
        if (node.has("offset")) {
            report.lost(
                    "layer of tiles with an offset, which moves its picture alone",
                    layer.info().name());
        }
        if (grid.isStretched() && layer.cellWidth() != layer.cellHeight()) {
            report.lost(
                    "layer whose cells are not squares, taken as squares",
                    layer.info().name());
        }
    }

    private Painted paint(SourceTile tile, int flip, SourceLayer.Tiles layer, int across, int down, boolean isOff) {
        Painted painted = new Painted();
        ObjectNode fields = isOff ? Tree.object() : meanings.fields(tile, layer);
        if (fields.get("object") instanceof ObjectNode object) {
            painted.object = object;
            return painted;
        }
        painted.isSolid = fields.has("shape") || fields.has("climbable") || fields.has("hazard");
        Look look = tile.look();
        boolean isFitting = fits(look, layer);
        painted.hasSprite = !isFitting && palette.hasPicture(tile);
        if (!isFitting && !palette.hasPicture(tile)) {
            report.lost("tile of another size than the cells, drawn in its cell", tile.set() + " " + tile.id());
        }
        Flip turned = new Flip(flip);
        painted.index = new int[across * down];
        for (int part = 0; part < painted.index.length; part++) {
            Part which = painted.index.length == 1 ? Part.WHOLE : seenAt(part, turned, across, down);
            painted.index[part] = tiles.of(new TileRef(palette.name(tile, fields, which, !painted.hasSprite), turned));
        }
        return painted;
    }

    private static boolean fits(Look look, SourceLayer.Tiles layer) {
        return look.width() <= 0
                || look.width() == layer.cellWidth()
                        && look.height() == layer.cellHeight()
                        && look.offsetX() == 0
                        && look.offsetY() == 0;
    }

    /** The part of a tile that is seen at the place of another once the tile is turned. */
    private static Part seenAt(int part, Flip turned, int across, int down) {
        int column = turned.h() ? across - 1 - part % across : part % across;
        int row = turned.v() ? down - 1 - part / across : part / across;
        return new Part(column, row, across, down);
    }

    /** What is larger or smaller than a cell stands on the cell's bottom left corner. */
    private void sprite(SourceTile tile, int flip, SourceLayer.Tiles layer, int column, int row, String layerId) {
        if (++sprites > MOST_SPRITES) {
            report.lost(
                    "picture that does not fit its cell, left away as there are too many",
                    layer.info().name());
            return;
        }
        Look look = tile.look();
        boolean isTurned = new Flip(flip).d();
        Vec size = isTurned ? new Vec(look.height(), look.width()) : new Vec(look.width(), look.height());
        double cellWidth = grid.isStretched() ? grid.side() : layer.cellWidth();
        double cellHeight = grid.isStretched() ? grid.side() : layer.cellHeight();
        Vec at = new Vec(column * cellWidth + look.offsetX(), (row + 1) * cellHeight - size.y() + look.offsetY());
        objects.add(
                new SourceObject(
                        "s" + sprites,
                        tile.set() + " " + tile.id(),
                        null,
                        null,
                        Kind.TILE,
                        at,
                        size,
                        0,
                        Vec.ZERO,
                        List.of(),
                        tile,
                        flip,
                        true,
                        Tree.object(),
                        Map.of()),
                new SourceLayer.Info("", null, Tree.object(), true, false, 1, new Vec(1, 1), Vec.ZERO),
                layerId);
    }

    private void object(ObjectNode fields, SourceTile tile, SourceLayer.Tiles layer, int column, int row) {
        ObjectNode as = fields.deepCopy();
        ObjectNode node = Tree.object();
        String type = as.get("type").asString();
        node.put("id", "c" + column + "-" + row + (layers.size() > 1 ? "-" + layers.size() : ""));
        double x = (double) column * layer.cellWidth();
        double y = (double) row * layer.cellHeight();
        boolean isSpawn = type.equals("spawn");
        Vec at = isSpawn
                ? new Vec(x + (layer.cellWidth() - playerSize.x()) / 2, y + layer.cellHeight() - playerSize.y())
                : new Vec(x, y);
        node.put("type", type);
        node.set("at", Tree.point(at));
        if (!isSpawn) {
            node.set("size", Tree.point(new Vec(layer.cellWidth(), layer.cellHeight())));
        }
        as.properties().forEach(entry -> node.set(entry.getKey(), entry.getValue()));
        node.putObject("props").put("symbol", tile.id());
        objects.objects().add(node);
        report.taken(type, 1);
    }

    private void count(Map<SourceTile, Painted[]> painted, SourceLayer.Tiles layer) {
        long solid = 0;
        long all = 0;
        for (Painted[] flips : painted.values()) {
            for (Painted one : flips) {
                if (one != null && one.object == null) {
                    all += one.cells;
                    solid += one.isSolid ? one.cells : 0;
                }
            }
        }
        report.taken(
                "cell that something can collide with, in layer " + layer.info().name(), solid);
        report.taken("cell of decoration, in layer " + layer.info().name(), all - solid);
    }

    private static Set<Integer> used(Map<SourceTile, Painted[]> painted) {
        Set<Integer> used = new LinkedHashSet<>();
        for (Painted[] flips : painted.values()) {
            for (Painted one : flips) {
                for (int index : one == null || one.index == null ? new int[0] : one.index) {
                    used.add(index);
                }
            }
        }
        return used;
    }
}
