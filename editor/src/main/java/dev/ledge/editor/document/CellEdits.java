package dev.ledge.editor.document;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;

/** Edits of cells, level to level. A level in which nothing would change is returned itself. */
public final class CellEdits {
    private CellEdits() {}

    /** Paints a stamp with its top-left corner in a cell; what falls outside the level is lost. */
    public static Level paint(Level level, String layerId, int column, int row, Stamp stamp) {
        Level result = level;
        TileLayer layer = (TileLayer) level.layer(layerId);
        TileGrid.Edit edit = layer.grid().edit();
        for (int y = 0; y < stamp.rows(); y++) {
            for (int x = 0; x < stamp.columns(); x++) {
                TileRef ref = stamp.get(x, y);
                if (ref != null) {
                    result = result.withTile(ref);
                    edit.set(column + x, row + y, result.tiles().indexOf(ref));
                }
            }
        }
        TileGrid grid = edit.build();
        return grid == layer.grid() ? level : result.withLayer(layer.withGrid(grid));
    }
}
