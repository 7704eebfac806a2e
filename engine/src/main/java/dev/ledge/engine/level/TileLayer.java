package dev.ledge.engine.level;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * A layer of cells.
 *
 * @param common what every layer has
 * @param collides null means true
 * @param cellWidth characters a cell in the file, 1 to 4; null means 1
 * @param legend symbol to placed tile, as in the file; null was left out by it; a painted tile without a symbol gets
 *     one when the level is written
 * @param legendUnknown by symbol: what a legend entry has that this version does not know
 * @param grid the cells
 */
public record TileLayer(
        LayerCommon common,
        Boolean collides,
        @Within(min = 1, max = 4, unit = "") Integer cellWidth,
        Map<String, TileRef> legend,
        Map<String, Map<String, Object>> legendUnknown,
        TileGrid grid)
        implements Layer {

    private static final Limits LIMITS = Limits.of(TileLayer.class);

    /**
     * Checks the numbers, and takes copies of the legends.
     *
     * @param common what every layer has
     * @param collides null means true
     * @param cellWidth characters a cell in the file, 1 to 4; null means 1
     * @param legend symbol to placed tile, as in the file; null was left out by it; a painted tile without a symbol
     *     gets one when the level is written
     * @param legendUnknown by symbol: what a legend entry has that this version does not know
     * @param grid the cells
     */
    public TileLayer {
        Objects.requireNonNull(common);
        Objects.requireNonNull(grid);
        LIMITS.check("cellWidth", cellWidth);
        legend = legend == null ? null : Collections.unmodifiableMap(new LinkedHashMap<>(legend));
        legendUnknown = Map.copyOf(legendUnknown);
    }

    /**
     * A layer whose legend has no unknown fields.
     *
     * @param common the common part
     * @param collides null means true
     * @param cellWidth characters a cell in the file, null means 1
     * @param legend placed tile by symbol, or null
     * @param grid the cells
     */
    public TileLayer(
            LayerCommon common, Boolean collides, Integer cellWidth, Map<String, TileRef> legend, TileGrid grid) {
        this(common, collides, cellWidth, legend, Map.of(), grid);
    }

    /**
     * {@return a colliding layer of those cells}
     *
     * @param id the id
     * @param grid the cells
     */
    public static TileLayer of(String id, TileGrid grid) {
        return new TileLayer(LayerCommon.of(id), null, null, null, Map.of(), grid);
    }

    /** {@return symbol to placed tile, never null} */
    @Override
    public Map<String, TileRef> legend() {
        return legend == null ? Map.of() : legend;
    }

    /** {@return true if the file has a {@code legend} field} */
    public boolean hasLegend() {
        return legend != null;
    }

    /** {@return true if the layer's solid tiles stop actors} */
    public boolean isColliding() {
        return !Boolean.FALSE.equals(collides);
    }

    /** {@return characters a cell in the file} */
    public int effectiveCellWidth() {
        return cellWidth == null ? 1 : cellWidth;
    }

    @Override
    public TileLayer withCommon(LayerCommon newCommon) {
        return new TileLayer(newCommon, collides, cellWidth, legend, legendUnknown, grid);
    }

    /**
     * {@return this layer with other cells}
     *
     * @param newGrid the cells
     */
    public TileLayer withGrid(TileGrid newGrid) {
        return newGrid == grid ? this : new TileLayer(common, collides, cellWidth, legend, legendUnknown, newGrid);
    }

    /**
     * {@return this layer, colliding or not; null means true}
     *
     * @param newCollides null means true
     */
    public TileLayer withCollides(Boolean newCollides) {
        return new TileLayer(common, newCollides, cellWidth, legend, legendUnknown, grid);
    }

    /**
     * {@return this layer with another legend; what is unknown of a symbol's entry goes with it}
     *
     * @param newLegend placed tile by symbol
     */
    public TileLayer withLegend(Map<String, TileRef> newLegend) {
        Map<String, Map<String, Object>> kept = new LinkedHashMap<>(legendUnknown);
        kept.keySet().retainAll(newLegend.keySet());
        return new TileLayer(common, collides, cellWidth, newLegend, kept, grid);
    }
}
