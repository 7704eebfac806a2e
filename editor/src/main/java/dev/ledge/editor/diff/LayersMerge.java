package dev.ledge.editor.diff;

import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Merges the layers of two versions of a level, their cells and their legends. */
final class LayersMerge {
    private final Map<String, Layer> base;
    private final Map<String, Layer> mine;
    private final Map<String, Layer> theirs;
    private final TileTable baseTiles;
    private final TileTable theirTiles;
    private final Size size;
    private final Merging merging;
    /** Grows by the tiles that cells take from theirs. */
    private final TileIndices tiles;

    LayersMerge(Level base, Level mine, Level theirs, Size size, Merging merging) {
        this.base = LevelDiff.layersById(base);
        this.mine = LevelDiff.layersById(mine);
        this.theirs = LevelDiff.layersById(theirs);
        this.baseTiles = base.tiles();
        this.theirTiles = theirs.tiles();
        this.size = size;
        this.merging = merging;
        this.tiles = new TileIndices(mine.tiles());
    }

    void putInto(LevelBuilder level) {
        Map<String, Layer> merged = new LinkedHashMap<>();
        List<String> ids = new LayerOrder(
                        List.copyOf(base.keySet()), List.copyOf(mine.keySet()), List.copyOf(theirs.keySet()), merging)
                .merged();
        for (String id : ids) {
            Layer layer = layer(id);
            if (layer != null) {
                merged.put(id, layer);
            }
        }
        if (!merged.isEmpty() || !mine.isEmpty()) {
            level.layers(new ArrayList<>(merged.values()));
        }
        level.tiles(tiles.table());
    }

    private Layer layer(String id) {
        Layer old = base.get(id);
        Layer own = mine.get(id);
        Layer other = theirs.get(id);
        if (own != null && other != null) {
            return both(id, old, own, other);
        }
        Layer kept = own == null ? other : own;
        if (old != null) {
            LayerChange change = own == null
                    ? LayerChange.between(id, old, baseTiles, other, theirTiles)
                    : LayerChange.between(id, old, baseTiles, own, tiles.table());
            boolean isRemoved = change == null;
            if (!isRemoved) {
                Conflict conflict = new Conflict(
                        Conflict.Kind.LAYER,
                        id,
                        null,
                        null,
                        "there",
                        own == null ? "removed" : "changed",
                        other == null ? "removed" : "changed");
                isRemoved = (merging.takesTheirs(conflict) ? other : own) == null;
            }
            if (isRemoved) {
                return null;
            }
        }
        return kept == own ? sized(own) : adopted(other);
    }

    /** Mine, as large as the merged level. */
    private Layer sized(Layer layer) {
        return layer instanceof TileLayer cells ? cells.withGrid(sized(cells.grid())) : layer;
    }

    private TileGrid sized(TileGrid grid) {
        boolean fits = grid.columns() == size.columns() && grid.rows() == size.rows();
        return fits ? grid : grid.resized(size.columns(), size.rows(), 0, 0);
    }

    /** Mine, as large as the merged level; where mine is cut and that is not taken, with what was there. */
    private TileGrid uncut(TileGrid own, TileGrid old) {
        if (own.columns() >= size.columns() && own.rows() >= size.rows()) {
            return sized(own);
        }
        TileGrid.Edit edit = sized(own).edit();
        for (int row = 0; row < Math.min(size.rows(), old.rows()); row++) {
            for (int column = 0; column < Math.min(size.columns(), old.columns()); column++) {
                if (!own.contains(column, row)) {
                    edit.set(column, row, tiles.of(baseTiles.get(old.get(column, row))));
                }
            }
        }
        return edit.build();
    }

    /** Theirs, pointing into the merged table. */
    private Layer adopted(Layer layer) {
        if (!(layer instanceof TileLayer cells)) {
            return layer;
        }
        TileGrid empty = TileGrid.empty(size.columns(), size.rows());
        CellChanges all = CellChanges.between(empty, TileTable.EMPTY, cells.grid(), theirTiles);
        TileGrid.Edit edit = empty.edit();
        all.forEachIndex((column, row, before, after) -> edit.set(column, row, tiles.of(theirTiles.get(after))));
        return cells.withGrid(edit.build());
    }

    private Layer both(String id, Layer old, Layer own, Layer other) {
        if (!(own instanceof TileLayer ownTiles) || !(other instanceof TileLayer otherTiles)) {
            Layer merged = (Layer) merging.value(
                    Conflict.Kind.LAYER,
                    id,
                    List.of(),
                    old == null ? null : LayerChange.withoutCells(old),
                    LayerChange.withoutCells(own),
                    LayerChange.withoutCells(other));
            // Of two kinds, one as a whole was chosen.
            return merged instanceof TileLayer ? own instanceof TileLayer ? sized(own) : adopted(other) : merged;
        }
        TileLayer oldTiles = old instanceof TileLayer cells ? cells : null;
        TileLayer header = (TileLayer) merging.value(
                Conflict.Kind.LAYER,
                id,
                List.of(),
                Legends.without(oldTiles),
                Legends.without(ownTiles),
                Legends.without(otherTiles));
        TileLayer merged = Legends.merged(header, oldTiles, ownTiles, otherTiles);
        TileGrid oldGrid = oldTiles == null ? TileGrid.empty(size.columns(), size.rows()) : oldTiles.grid();
        TileGrid grid = uncut(ownTiles.grid(), oldGrid);
        return merged.withGrid(
                new CellsMerge(id, oldGrid, baseTiles, grid, tiles, otherTiles.grid(), theirTiles, merging).merged());
    }
}
