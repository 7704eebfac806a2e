package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.exchange.source.SourceLayer;
import dev.ledge.engine.problem.LevelFormatException;

/** Goes through the cells of a layer, and reports how far it is now and then. */
final class CellWalk {
    private static final int INTERVAL = 1 << 14;

    private final SourceLayer.Tiles layer;
    private final Progress progress;
    private int left = 1;

    CellWalk(SourceLayer.Tiles layer, Progress progress) {
        this.layer = layer;
        this.progress = progress;
    }

    /**
     * Gives every cell that is not empty.
     *
     * @throws LevelFormatException if the file says something else than it promised
     */
    void forEach(SourceLayer.Taker taker) throws LevelFormatException {
        layer.cells().forEach((column, row, tile, flip) -> {
            note(row);
            taker.take(column, row, tile, flip);
        });
    }

    private void note(int row) {
        if (--left == 0) {
            left = INTERVAL;
            progress.at(Math.max(0, Math.min(1, (double) row / Math.max(1, layer.rows()))));
        }
    }
}
