package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.source.SourceLayer;
import dev.ledge.editor.exchange.source.SourceMap;
import dev.ledge.engine.level.Level;

/**
 * The grid of the level that is made of a map: the largest square that all cells of all layers are made of; where that
 * is too small, a cell is a cell.
 *
 * @param side of a cell of the level, px
 * @param columns of the level
 * @param rows of the level
 * @param isStretched true if every cell of the map is one of the level, though it is not square
 * @param scale how much larger than usual a cell of the map is
 */
record MapGrid(int side, int columns, int rows, boolean isStretched, double scale) {
    /** Side of a usual cell, px. */
    static final double USUAL = 16;

    /** A cell is divided into at most this many each way. */
    private static final int MOST_PARTS = 8;

    static MapGrid of(SourceMap map) {
        int common = 0;
        int smallest = Integer.MAX_VALUE;
        int largest = 0;
        for (SourceLayer layer : map.layers()) {
            if (layer instanceof SourceLayer.Tiles tiles) {
                common = divisor(divisor(common, tiles.cellWidth()), tiles.cellHeight());
                smallest = Math.min(smallest, Math.min(tiles.cellWidth(), tiles.cellHeight()));
                largest = Math.max(largest, Math.max(tiles.cellWidth(), tiles.cellHeight()));
            }
        }
        boolean isStretched = common != 0 && !fits(map, common, largest);
        double wanted = common == 0 ? map.cell() == 0 ? USUAL : map.cell() : isStretched ? smallest : common;
        int side = (int) Math.max(1, Math.min(Level.MAX_GRID, wanted));
        int columns = (int) Math.max(1, Math.min(Integer.MAX_VALUE, Math.ceil(map.width() / side)));
        int rows = (int) Math.max(1, Math.min(Integer.MAX_VALUE, Math.ceil(map.height() / side)));
        for (SourceLayer layer : map.layers()) {
            if (isStretched && layer instanceof SourceLayer.Tiles tiles) {
                columns = Math.max(columns, tiles.columns());
                rows = Math.max(rows, tiles.rows());
            }
        }
        return new MapGrid(side, columns, rows, isStretched, scale(map, side));
    }

    private static boolean fits(SourceMap map, int common, int largest) {
        double across = map.width() / common;
        double down = map.height() / common;
        return largest / common <= MOST_PARTS
                && across <= Level.MAX_SIDE
                && down <= Level.MAX_SIDE
                && across * down <= Level.MAX_CELLS;
    }

    private static int divisor(int a, int b) {
        return b == 0 ? a : divisor(b, a % b);
    }

    private static double scale(SourceMap map, int side) {
        for (SourceLayer layer : map.layers()) {
            if (layer instanceof SourceLayer.Tiles tiles) {
                return Math.max(1, tiles.cellHeight()) / USUAL;
            }
        }
        return side / USUAL;
    }

    /** Into how many of the level's cells a cell of a layer is divided, from left to right. */
    int across(SourceLayer.Tiles layer) {
        return isStretched ? 1 : Math.max(1, layer.cellWidth() / side);
    }

    /** Into how many of the level's cells a cell of a layer is divided, from top to bottom. */
    int down(SourceLayer.Tiles layer) {
        return isStretched ? 1 : Math.max(1, layer.cellHeight() / side);
    }
}
