package dev.ledge.editor.diff;

import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;

/** The table of a level that is being merged: grows by the tiles that are looked for and not there yet. */
final class TileIndices {
    private TileTable table;

    TileIndices(TileTable table) {
        this.table = table;
    }

    TileTable table() {
        return table;
    }

    /** The index of a placed tile; 0 for null. */
    int of(TileRef ref) {
        int index = table.indexOf(ref);
        if (index < 0) {
            table = table.with(ref);
            index = table.indexOf(ref);
        }
        return index;
    }
}
