package dev.ledge.engine.level;

import java.util.Arrays;
import java.util.Objects;

/**
 * The cells of one tile layer: 16-bit indices into the level's {@link TileTable}, in shared 32×32 chunks behind a two-level directory. Immutable:
 * an edit copies the two small tables and the chunks that it touches, and shares all others.
 */
public final class TileGrid {

    /** Cells along a chunk's side. */
    public static final int CHUNK = 32;

    private static final int CHUNK_SHIFT = 5;
    private static final int CHUNK_MASK = CHUNK - 1;
    /** Chunks along a page's side. */
    private static final int PAGE = 16;

    private static final int PAGE_SHIFT = 4;
    private static final int PAGE_MASK = PAGE - 1;

    private final int columns;
    private final int rows;
    private final int pagesAcross;
    private final Chunk[][] pages;

    private TileGrid(int columns, int rows, Chunk[][] pages) {
        this.columns = columns;
        this.rows = rows;
        this.pagesAcross = pagesFor(columns);
        this.pages = pages;
    }

    /** A block of 32×32 cells; compare by identity to see whether anything in it changed. */
    public static final class Chunk {
        static final Chunk EMPTY = new Chunk(0);

        private final char[] cells;
        private final char uniform;

        private Chunk(int uniform) {
            this.cells = null;
            this.uniform = (char) uniform;
        }

        private Chunk(char[] cells) {
            this.cells = cells;
            this.uniform = 0;
        }

        /** The index in a cell; column and row from 0 to 31 within the chunk. */
        public int get(int column, int row) {
            return cells == null ? uniform : cells[row << CHUNK_SHIFT | column];
        }

        /** True if all cells are equal. */
        public boolean isUniform() {
            return cells == null;
        }

        public boolean isEmpty() {
            return cells == null && uniform == 0;
        }

        private char[] copyCells() {
            if (cells != null) {
                return cells.clone();
            }
            char[] copy = new char[CHUNK * CHUNK];
            if (uniform != 0) {
                Arrays.fill(copy, uniform);
            }
            return copy;
        }

        private static Chunk of(char[] cells) {
            char first = cells[0];
            for (char cell : cells) {
                if (cell != first) {
                    return new Chunk(cells);
                }
            }
            return first == 0 ? EMPTY : new Chunk(first);
        }
    }

    private static int pagesFor(int cells) {
        return (chunksFor(cells) + PAGE_MASK) >> PAGE_SHIFT;
    }

    private static int chunksFor(int cells) {
        return (cells + CHUNK_MASK) >> CHUNK_SHIFT;
    }

    /**
     * A grid of empty cells.
     *
     * @param columns 0 to 16,384
     * @param rows 0 to 16,384
     * @throws IllegalArgumentException beyond the limits of a level
     */
    public static TileGrid empty(int columns, int rows) {
        Level.checkSize(columns, rows);
        Chunk[] emptyPage = new Chunk[PAGE * PAGE];
        Arrays.fill(emptyPage, Chunk.EMPTY);
        Chunk[][] pages = new Chunk[pagesFor(columns) * pagesFor(rows)][];
        Arrays.fill(pages, emptyPage);
        return new TileGrid(columns, rows, pages);
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    public int chunksAcross() {
        return chunksFor(columns);
    }

    public int chunksDown() {
        return chunksFor(rows);
    }

    public boolean contains(int column, int row) {
        return column >= 0 && row >= 0 && column < columns && row < rows;
    }

    /** The index in a cell, 0 outside the grid. */
    public int get(int column, int row) {
        if (!contains(column, row)) {
            return 0;
        }
        return chunk(column >> CHUNK_SHIFT, row >> CHUNK_SHIFT).get(column & CHUNK_MASK, row & CHUNK_MASK);
    }

    /** The chunk at a chunk column and chunk row, which must be inside the grid. */
    public Chunk chunk(int chunkColumn, int chunkRow) {
        Chunk[] page = pages[(chunkRow >> PAGE_SHIFT) * pagesAcross + (chunkColumn >> PAGE_SHIFT)];
        return page[(chunkRow & PAGE_MASK) << PAGE_SHIFT | chunkColumn & PAGE_MASK];
    }

    /** This grid with one cell changed; itself if the cell holds that index already or lies outside. */
    public TileGrid with(int column, int row, int index) {
        return edit().set(column, row, index).build();
    }

    /** Starts an edit of many cells; the grid itself never changes. */
    public Edit edit() {
        return new Edit(this);
    }

    /** This grid with another size; cells keep their column and row, those outside are lost. */
    public TileGrid resized(int newColumns, int newRows, int shiftColumns, int shiftRows) {
        Edit edit = empty(newColumns, newRows).edit();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int index = get(column, row);
                if (index != 0) {
                    edit.set(column + shiftColumns, row + shiftRows, index);
                }
            }
        }
        return edit.build();
    }

    /** Number of cells in which the two grids (of one size) differ; unchanged chunks cost one comparison. */
    public int countDifferences(TileGrid other) {
        int count = 0;
        for (int cy = 0; cy < chunksDown(); cy++) {
            for (int cx = 0; cx < chunksAcross(); cx++) {
                Chunk a = chunk(cx, cy);
                Chunk b = other.chunk(cx, cy);
                if (a != b) {
                    for (int i = 0; i < CHUNK * CHUNK; i++) {
                        if (a.get(i & CHUNK_MASK, i >> CHUNK_SHIFT) != b.get(i & CHUNK_MASK, i >> CHUNK_SHIFT)) {
                            count++;
                        }
                    }
                }
            }
        }
        return count;
    }

    /** True if both grids have one size and the same placed tile in every cell. */
    boolean hasSameTiles(TileTable tiles, TileGrid other, TileTable otherTiles) {
        if (columns != other.columns || rows != other.rows) {
            return false;
        }
        boolean sameIndices = tiles.startsLike(otherTiles);
        for (int cy = 0; cy < chunksDown(); cy++) {
            for (int cx = 0; cx < chunksAcross(); cx++) {
                Chunk a = chunk(cx, cy);
                Chunk b = other.chunk(cx, cy);
                if (a == b && sameIndices) {
                    continue;
                }
                for (int i = 0; i < CHUNK * CHUNK; i++) {
                    int mine = a.get(i & CHUNK_MASK, i >> CHUNK_SHIFT);
                    int theirs = b.get(i & CHUNK_MASK, i >> CHUNK_SHIFT);
                    if (sameIndices ? mine != theirs : !Objects.equals(tiles.get(mine), otherTiles.get(theirs))) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** Number of chunks holding cells of their own that {@code other} does not share; all such chunks if it has another size or is null. */
    public int countUnsharedChunks(TileGrid other) {
        boolean comparable = other != null && other.columns == columns && other.rows == rows;
        int count = 0;
        for (int page = 0; page < pages.length; page++) {
            Chunk[] theirs = comparable ? other.pages[page] : null;
            if (pages[page] != theirs) {
                for (int i = 0; i < pages[page].length; i++) {
                    Chunk chunk = pages[page][i];
                    if (!chunk.isUniform() && (theirs == null || chunk != theirs[i])) {
                        count++;
                    }
                }
            }
        }
        return count;
    }

    /** Collects changes to a grid; not thread-safe, and of no use after {@link #build()}. */
    public static final class Edit {
        private final TileGrid base;
        private Chunk[][] pages;
        private boolean[] pageCopied;
        private char[][] cells;

        private Edit(TileGrid base) {
            this.base = base;
        }

        /** The index in a cell as edited so far, 0 outside. */
        public int get(int column, int row) {
            if (!base.contains(column, row)) {
                return 0;
            }
            if (cells != null) {
                char[] edited = cells[(row >> CHUNK_SHIFT) * base.chunksAcross() + (column >> CHUNK_SHIFT)];
                if (edited != null) {
                    return edited[(row & CHUNK_MASK) << CHUNK_SHIFT | column & CHUNK_MASK];
                }
            }
            return base.get(column, row);
        }

        /**
         * Sets one cell; outside the grid it does nothing.
         *
         * @param index 0 to 65,535
         */
        public Edit set(int column, int row, int index) {
            if (index < 0 || index > TileTable.MAX_INDEX) {
                throw new IllegalArgumentException("cell index out of range: " + index);
            }
            if (get(column, row) == index || !base.contains(column, row)) {
                return this;
            }
            if (cells == null) {
                cells = new char[base.chunksAcross() * base.chunksDown()][];
            }
            int at = (row >> CHUNK_SHIFT) * base.chunksAcross() + (column >> CHUNK_SHIFT);
            if (cells[at] == null) {
                cells[at] =
                        base.chunk(column >> CHUNK_SHIFT, row >> CHUNK_SHIFT).copyCells();
            }
            cells[at][(row & CHUNK_MASK) << CHUNK_SHIFT | column & CHUNK_MASK] = (char) index;
            return this;
        }

        /** The edited grid, or the very grid that was edited if no cell differs. */
        public TileGrid build() {
            if (cells == null) {
                return base;
            }
            boolean changed = false;
            for (int at = 0; at < cells.length; at++) {
                if (cells[at] != null && replace(at % base.chunksAcross(), at / base.chunksAcross(), cells[at])) {
                    changed = true;
                }
            }
            return changed ? new TileGrid(base.columns, base.rows, pages) : base;
        }

        private boolean replace(int chunkColumn, int chunkRow, char[] edited) {
            Chunk old = base.chunk(chunkColumn, chunkRow);
            boolean same = true;
            for (int i = 0; same && i < edited.length; i++) {
                same = edited[i] == old.get(i & CHUNK_MASK, i >> CHUNK_SHIFT);
            }
            if (same) {
                return false;
            }
            if (pages == null) {
                pages = base.pages.clone();
                pageCopied = new boolean[pages.length];
            }
            int page = (chunkRow >> PAGE_SHIFT) * base.pagesAcross + (chunkColumn >> PAGE_SHIFT);
            if (!pageCopied[page]) {
                pages[page] = pages[page].clone();
                pageCopied[page] = true;
            }
            pages[page][(chunkRow & PAGE_MASK) << PAGE_SHIFT | chunkColumn & PAGE_MASK] = Chunk.of(edited);
            return true;
        }
    }
}
