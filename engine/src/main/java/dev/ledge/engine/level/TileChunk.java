package dev.ledge.engine.level;

import java.util.Arrays;
import java.util.Objects;

/** A block of 32×32 cells of a {@link TileGrid}; compare by identity to see whether anything in it changed. */
public final class TileChunk {
    /** Cells along a side. */
    static final int SIDE = 32;

    static final int SHIFT = 5;
    static final int MASK = SIDE - 1;
    static final TileChunk EMPTY = new TileChunk(0);

    /** Row by row; null if all are {@link #uniform}. */
    private final char[] cells;

    private final char uniform;

    private TileChunk(int uniform) {
        this.cells = null;
        this.uniform = (char) uniform;
    }

    private TileChunk(char[] cells) {
        this.cells = cells;
        this.uniform = 0;
    }

    /** A chunk whose cells all hold one index. */
    static TileChunk uniform(int index) {
        return index == 0 ? EMPTY : new TileChunk(index);
    }

    /** A chunk of these cells, row by row; holds none of its own if they are all the same. */
    static TileChunk of(char[] cells) {
        char first = cells[0];
        for (char cell : cells) {
            if (cell != first) {
                return new TileChunk(cells);
            }
        }
        return uniform(first);
    }

    /** A chunk of the same cells that holds them itself, so that its {@link #cells} can be written to. */
    TileChunk copy() {
        return new TileChunk(copyCells());
    }

    /** This, or a chunk without cells of its own if they are all the same by now. */
    TileChunk settled() {
        return cells == null ? this : of(cells);
    }

    /** The cells, row by row, writable if this was made by {@link #copy}; null if it is uniform. */
    char[] cells() {
        return cells;
    }

    /**
     * {@return the index in a cell; column and row from 0 to 31 within the chunk}
     *
     * @param column column, from 0 on the left
     * @param row row, from 0 at the top
     */
    public int get(int column, int row) {
        return cells == null ? uniform : cells[row << SHIFT | column];
    }

    /** The index in a cell, counted row by row. */
    int get(int cell) {
        return cells == null ? uniform : cells[cell];
    }

    /** True if both have the same placed tile in every cell, each by its own table. */
    boolean hasSameTiles(TileTable tiles, TileChunk other, TileTable otherTiles) {
        for (int cell = 0; cell < SIDE * SIDE; cell++) {
            if (!Objects.equals(tiles.get(get(cell)), otherTiles.get(other.get(cell)))) {
                return false;
            }
        }
        return true;
    }

    /** {@return true if all cells are equal} */
    public boolean isUniform() {
        return cells == null;
    }

    /** {@return true if no cell holds a tile} */
    public boolean isEmpty() {
        return cells == null && uniform == 0;
    }

    private char[] copyCells() {
        if (cells != null) {
            return cells.clone();
        }
        char[] copy = new char[SIDE * SIDE];
        if (uniform != 0) {
            Arrays.fill(copy, uniform);
        }
        return copy;
    }

    /** Number of cells that hold another index. */
    int countDifferences(TileChunk other) {
        if (this == other || cells == null && other.cells == null) {
            return this == other || uniform == other.uniform ? 0 : SIDE * SIDE;
        }
        int count = 0;
        for (int i = 0; i < SIDE * SIDE; i++) {
            if (get(i) != other.get(i)) {
                count++;
            }
        }
        return count;
    }

    boolean hasSameCells(TileChunk other) {
        if (this == other) {
            return true;
        }
        if (cells != null && other.cells != null) {
            return Arrays.equals(cells, other.cells);
        }
        return countDifferences(other) == 0;
    }
}
