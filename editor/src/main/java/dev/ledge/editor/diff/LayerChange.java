package dev.ledge.editor.diff;

import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileTable;
import java.util.ArrayList;
import java.util.List;

/**
 * A layer that was added, removed or changed.
 *
 * @param id of the layer
 * @param before the layer, null if it was added
 * @param after the layer, null if it was removed
 * @param fields what changed beside the cells; empty for an added or removed layer
 * @param cells what changed of the cells; an added layer was empty before, a removed one is after
 */
public record LayerChange(String id, Layer before, Layer after, List<FieldChange> fields, CellChanges cells) {
    private static final TileGrid NO_CELLS = TileGrid.empty(0, 0);

    /** The change of one layer; null if there is none. */
    static LayerChange between(String id, Layer before, TileTable beforeTiles, Layer after, TileTable afterTiles) {
        if (before == after && beforeTiles == afterTiles) {
            return null;
        }
        CellChanges cells = CellChanges.between(grid(before), beforeTiles, grid(after), afterTiles);
        List<FieldChange> fields = new ArrayList<>();
        if (before != null && after != null) {
            if (before.getClass() == after.getClass()) {
                Parts.compare(List.of(), withoutCells(before), withoutCells(after), fields);
            } else {
                fields.add(new FieldChange(List.of("kind"), kind(before), kind(after)));
            }
            if (fields.isEmpty() && cells.isEmpty()) {
                return null;
            }
        }
        return new LayerChange(id, before, after, List.copyOf(fields), cells);
    }

    private static TileGrid grid(Layer layer) {
        return layer instanceof TileLayer tiles ? tiles.grid() : NO_CELLS;
    }

    static Layer withoutCells(Layer layer) {
        return layer instanceof TileLayer tiles ? tiles.withGrid(NO_CELLS) : layer;
    }

    private static String kind(Layer layer) {
        return layer instanceof TileLayer ? "tiles" : "image";
    }

    /** {@return what changed, one change a line} */
    public List<String> words() {
        String name = "layer " + Words.name(id) + ": ";
        List<String> lines = new ArrayList<>();
        if (before == null) {
            lines.add(name + "added" + (after instanceof TileLayer ? ", " + count() : ""));
        } else if (after == null) {
            lines.add(name + "removed" + (before instanceof TileLayer ? ", " + count() : ""));
        } else {
            fields.forEach(field -> lines.add(name + field.words()));
            cells.areas().forEach(area -> lines.add(name + cells.words(area)));
        }
        return lines;
    }

    private String count() {
        long count = cells.count();
        return count == 1 ? "1 cell" : count + " cells";
    }
}
