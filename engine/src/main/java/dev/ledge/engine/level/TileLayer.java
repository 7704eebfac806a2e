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
 * @param legend symbol to placed tile, as in the file; null was left out by it; a painted tile without a symbol gets one when the level is written
 * @param legendUnknown by symbol: what a legend entry has that this version does not know
 * @param grid the cells
 */
public record TileLayer(
        LayerCommon common,
        Boolean collides,
        Integer cellWidth,
        Map<String, TileRef> legend,
        Map<String, Map<String, Object>> legendUnknown,
        TileGrid grid)
        implements Layer {

    public TileLayer {
        legend = legend == null ? null : Collections.unmodifiableMap(new LinkedHashMap<>(legend));
        legendUnknown = Map.copyOf(legendUnknown);
    }

    public TileLayer(
            LayerCommon common, Boolean collides, Integer cellWidth, Map<String, TileRef> legend, TileGrid grid) {
        this(common, collides, cellWidth, legend, Map.of(), grid);
    }

    /** A colliding layer of those cells. */
    public static TileLayer of(String id, TileGrid grid) {
        return new TileLayer(LayerCommon.of(id), null, null, null, Map.of(), grid);
    }

    /** Symbol to placed tile, never null. */
    @Override
    public Map<String, TileRef> legend() {
        return legend == null ? Map.of() : legend;
    }

    /** True if the file has a {@code legend} field. */
    public boolean hasLegend() {
        return legend != null;
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
        return new TileLayer(newCommon, collides, cellWidth, legend, legendUnknown, grid);
    }

    public TileLayer withGrid(TileGrid newGrid) {
        return newGrid == grid ? this : new TileLayer(common, collides, cellWidth, legend, legendUnknown, newGrid);
    }

    public TileLayer withCollides(Boolean newCollides) {
        return new TileLayer(common, newCollides, cellWidth, legend, legendUnknown, grid);
    }

    /** This layer with another legend; what is unknown of a symbol's entry goes with it. */
    public TileLayer withLegend(Map<String, TileRef> newLegend) {
        Map<String, Map<String, Object>> kept = new LinkedHashMap<>(legendUnknown);
        kept.keySet().retainAll(newLegend.keySet());
        return new TileLayer(common, collides, cellWidth, newLegend, kept, grid);
    }
}
