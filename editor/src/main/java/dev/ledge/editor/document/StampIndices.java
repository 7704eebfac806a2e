package dev.ledge.editor.document;

import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;

/**
 * A stamp as indices into a level's tile table.
 *
 * @param stamp null for none
 * @param table with all tiles of the stamp in it
 * @param cells row by row, −1 where the stamp has nothing
 */
record StampIndices(Stamp stamp, TileTable table, int[] cells) {

    static StampIndices of(Stamp stamp, TileTable table) {
        if (stamp == null) {
            return new StampIndices(null, table, new int[0]);
        }
        TileTable grown = table;
        int[] cells = new int[stamp.columns() * stamp.rows()];
        for (int i = 0; i < cells.length; i++) {
            TileRef ref = stamp.get(i % stamp.columns(), i / stamp.columns());
            if (ref != null) {
                grown = grown.with(ref);
            }
            cells[i] = ref == null ? -1 : grown.indexOf(ref);
        }
        return new StampIndices(stamp, grown, cells);
    }

    /** The index in a cell of the stamp, −1 where it has nothing. */
    int at(int column, int row) {
        return cells[row * stamp.columns() + column];
    }

    /** Puts the tile that the repeated stamp has in a cell, if it has one there. */
    void put(TileGrid.Edit edit, int column, int row, int anchorColumn, int anchorRow) {
        int index =
                at(Math.floorMod(column - anchorColumn, stamp.columns()), Math.floorMod(row - anchorRow, stamp.rows()));
        if (index >= 0) {
            edit.set(column, row, index);
        }
    }
}
