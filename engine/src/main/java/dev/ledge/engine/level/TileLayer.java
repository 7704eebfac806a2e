package dev.ledge.engine.level;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A layer of cells.
 *
 * @param common what every layer has
 * @param collides null means true
 * @param cellWidth characters a cell in the file, 1 to 4; null means 1
 * @param legend symbol to placed tile, as in the file; a painted tile without a symbol gets one when the level is written
 * @param grid the cells
 */
public record TileLayer(
        LayerCommon common, Boolean collides, Integer cellWidth, Map<String, TileRef> legend, TileGrid grid)
        implements Layer {

    public TileLayer {
        legend = Collections.unmodifiableMap(new LinkedHashMap<>(legend));
    }

    /** True if the layer's solid tiles stop actors. */
    public boolean isColliding() {
        return !Boolean.FALSE.equals(collides);
    }

    public int effectiveCellWidth() {
        return cellWidth == null ? 1 : cellWidth;
    }

    @Override
    public TileLayer withCommon(LayerCommon newCommon) {
        return new TileLayer(newCommon, collides, cellWidth, legend, grid);
    }

    public TileLayer withGrid(TileGrid newGrid) {
        return newGrid == grid ? this : new TileLayer(common, collides, cellWidth, legend, newGrid);
    }

    public TileLayer withCollides(Boolean newCollides) {
        return new TileLayer(common, newCollides, cellWidth, legend, grid);
    }

    public TileLayer withLegend(Map<String, TileRef> newLegend) {
        return new TileLayer(common, collides, cellWidth, newLegend, grid);
    }
}
