package dev.ledge.editor.diff;

import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Merges the cells of one layer: what theirs changed goes onto mine, cell by cell. */
final class CellsMerge {
    private final String layer;
    private final TileGrid base;
    private final TileTable baseTiles;
    private final TileGrid mine;
    private final TileIndices tiles;
    private final TileGrid theirs;
    private final TileTable theirTiles;
    private final Merging merging;

    /** Three versions of the cells, mine in the size that the merged level has. */
    CellsMerge(
            String layer,
            TileGrid base,
            TileTable baseTiles,
            TileGrid mine,
            TileIndices tiles,
            TileGrid theirs,
            TileTable theirTiles,
            Merging merging) {
        this.layer = layer;
        this.base = base;
        this.baseTiles = baseTiles;
        this.mine = mine;
        this.tiles = tiles;
        this.theirs = theirs;
        this.theirTiles = theirTiles;
        this.merging = merging;
    }

    TileGrid merged() {
        TileGrid.Edit edit = mine.edit();
        List<CellRun> conflicts = new ArrayList<>();
        // A table only grows at its end, so that what mine points to stays.
        TileTable mineTiles = tiles.table();
        CellChanges.between(base, baseTiles, theirs, theirTiles).forEachIndex((column, row, old, other) -> {
            if (!mine.contains(column, row) || !theirs.contains(column, row)) {
                return;
            }
            TileRef was = baseTiles.get(old);
            TileRef own = mineTiles.get(mine.get(column, row));
            TileRef wanted = theirTiles.get(other);
            if (Objects.equals(own, was)) {
                edit.set(column, row, tiles.of(wanted));
            } else if (!Objects.equals(own, wanted)) {
                conflicts.add(new CellRun(column, row, 1));
            }
        });
        for (CellArea area : CellArea.of(CellChanges.joined(conflicts))) {
            Conflict conflict = new Conflict(
                    Conflict.Kind.CELLS,
                    layer,
                    null,
                    area,
                    tiles(area, base, baseTiles),
                    tiles(area, mine, mineTiles),
                    tiles(area, theirs, theirTiles));
            if (merging.takesTheirs(conflict)) {
                take(area, edit);
            }
        }
        return edit.build();
    }

    private void take(CellArea area, TileGrid.Edit edit) {
        for (CellRun run : area.runs()) {
            for (int column = run.column(); column < run.end(); column++) {
                edit.set(column, run.row(), tiles.of(theirTiles.get(theirs.get(column, run.row()))));
            }
        }
    }

    private static String tiles(CellArea area, TileGrid grid, TileTable table) {
        Map<TileRef, Long> counts = new LinkedHashMap<>();
        for (CellRun run : area.runs()) {
            for (int column = run.column(); column < run.end(); column++) {
                counts.merge(table.get(grid.get(column, run.row())), 1L, Long::sum);
            }
        }
        return Words.tiles(counts);
    }
}
