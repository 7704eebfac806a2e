package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.level.TileRef;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** A layer's legend while the layer is read: from symbols to placed tiles and to the indices of cells. */
final class Legend {
    /** What {@link #index} says of a symbol that the legend does not have. */
    static final int UNKNOWN = -1;

    private static final char EMPTY = '.';

    private final int cellWidth;
    private final Map<String, TileRef> tiles = new LinkedHashMap<>();
    private final Map<String, Map<String, Object>> unknown = new LinkedHashMap<>();
    private final Map<String, Integer> indices = new HashMap<>();
    /** Index + 1 by character, for cells that are one character wide; 0 means unknown. */
    private final int[] narrow;

    /** @param cellWidth characters a cell */
    Legend(int cellWidth) {
        this.cellWidth = cellWidth;
        this.narrow = cellWidth == 1 ? new int[1 << Character.SIZE] : null;
        ignore(String.valueOf(EMPTY).repeat(cellWidth));
    }

    /** True for the symbol that always is the empty cell. */
    boolean isEmpty(String symbol) {
        return symbol.equals(String.valueOf(EMPTY).repeat(cellWidth));
    }

    /** Adds a placed tile, and what its entry has that this version does not know. */
    void put(String symbol, TileRef ref, int index, Map<String, Object> rest) {
        tiles.put(symbol, ref);
        if (!rest.isEmpty()) {
            unknown.put(symbol, rest);
        }
        setIndex(symbol, index);
    }

    /** Has a symbol stand for the empty cell. */
    void ignore(String symbol) {
        setIndex(symbol, 0);
    }

    private void setIndex(String symbol, int index) {
        indices.put(symbol, index);
        if (narrow != null && symbol.length() == 1) {
            narrow[symbol.charAt(0)] = index + 1;
        }
    }

    /** Characters a cell. */
    int cellWidth() {
        return cellWidth;
    }

    /** Symbol to placed tile, in the file's order. */
    Map<String, TileRef> tiles() {
        return tiles;
    }

    /** By symbol: what its entry has that this version does not know. */
    Map<String, Map<String, Object>> unknown() {
        return unknown;
    }

    /** The index of a cell that is one character wide, or {@link #UNKNOWN}. */
    int index(char symbol) {
        return narrow[symbol] - 1;
    }

    /** The index of a cell, or {@link #UNKNOWN}. */
    int index(String symbol) {
        return indices.getOrDefault(symbol, UNKNOWN);
    }

    /** Characters a cell of the layer that is being read. */
    static int cellWidthOf(Reading reading) {
        Object width = reading.value("cellWidth");
        return width == null ? 1 : (Integer) width;
    }

    /** The legend of the layer that is being read. */
    static Legend of(Reading reading) {
        Object legend = reading.value("legend");
        return legend == null ? new Legend(cellWidthOf(reading)) : (Legend) legend;
    }
}
