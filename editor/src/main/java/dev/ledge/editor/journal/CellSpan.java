package dev.ledge.editor.journal;

import dev.ledge.engine.level.TileRef;

/**
 * Cells side by side in a row that held one tile and hold another.
 *
 * @param column where they begin
 * @param row from 0 at the top
 * @param length how many, from 1
 * @param before null for empty
 * @param after null for empty
 */
record CellSpan(int column, int row, int length, TileRef before, TileRef after) {

    CellSpan reversed() {
        return new CellSpan(column, row, length, after, before);
    }
}
