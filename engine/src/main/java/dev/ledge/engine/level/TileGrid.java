package dev.ledge.engine.level;

import java.util.Arrays;

/**
 * The cells of one tile layer: 16-bit indices into the level's {@link TileTable}, in shared 32×32 chunks behind a
 * two-level directory. Immutable: an edit copies the two small tables and the chunks that it touches, and shares all
 * others.
 */
public final class TileGrid {

    /** Cells along a chunk's side. */
    public static final int CHUNK = TileChunk.SIDE;

    /** Chunks along a page's side, which is what an edit of a large grid shares as a whole. */
    public static final int PAGE = 16;

    private static final int CHUNK_SHIFT = TileChunk.SHIFT;
    private static final int CHUNK_MASK = TileChunk.MASK;
    private static final int PAGE_SHIFT = 4;
    private static final int PAGE_MASK = PAGE - 1;

    private final int columns;
    private final int rows;
    private final int pagesAcross;
    private final TileChunk[][] pages;

    private TileGrid(int columns, int rows, TileChunk[][] pages) {
        this.columns = columns;
        this.rows = rows;
        this.pagesAcross = pagesFor(columns);
        this.pages = pages;
    }

    private static int pagesFor(int cells) {
        return (chunksFor(cells) + PAGE_MASK) >> PAGE_SHIFT;
    }

    private static int chunksFor(int cells) {
        return (cells + CHUNK_MASK) >> CHUNK_SHIFT;
    }

    /**
     * {@return a grid of empty cells}
     *
     * @param columns 0 to 16,384
     * @param rows 0 to 16,384
     * @throws IllegalArgumentException beyond the limits of a level
     */
    public static TileGrid empty(int columns, int rows) {
        Level.checkSize(columns, rows);
        TileChunk[] emptyPage = new TileChunk[PAGE * PAGE];
        Arrays.fill(emptyPage, TileChunk.EMPTY);
        TileChunk[][] pages = new TileChunk[pagesFor(columns) * pagesFor(rows)][];
        Arrays.fill(pages, emptyPage);
        return new TileGrid(columns, rows, pages);
    }

    /** {@return number of columns} */
    public int columns() {
        return columns;
    }

    /** {@return number of rows} */
    public int rows() {
        return rows;
    }

    /** {@return chunks in a row} */
    public int chunksAcross() {
        return chunksFor(columns);
    }

    /** {@return chunks in a column} */
    public int chunksDown() {
        return chunksFor(rows);
    }

    /**
     * {@return true if the cell is in the grid}
     *
     * @param column column, from 0 on the left
     * @param row row, from 0 at the top
     */
    public boolean contains(int column, int row) {
        return column >= 0 && row >= 0 && column < columns && row < rows;
    }

    /**
     * {@return the index in a cell, 0 outside the grid}
     *
     * @param column column, from 0 on the left
     * @param row row, from 0 at the top
     */
    public int get(int column, int row) {
        if (!contains(column, row)) {
            return 0;
        }
        return chunk(column >> CHUNK_SHIFT, row >> CHUNK_SHIFT).get(column & CHUNK_MASK, row & CHUNK_MASK);
    }

    /**
     * {@return the chunk at a chunk column and chunk row, an empty one outside the grid}
     *
     * @param chunkColumn column of the chunk
     * @param chunkRow row of the chunk
     */
    public TileChunk chunk(int chunkColumn, int chunkRow) {
        return hasChunk(chunkColumn, chunkRow)
                ? pages[page(chunkColumn, chunkRow)][slot(chunkColumn, chunkRow)]
                : TileChunk.EMPTY;
    }

    private boolean hasChunk(int chunkColumn, int chunkRow) {
        return chunkColumn >= 0 && chunkRow >= 0 && chunkColumn < chunksAcross() && chunkRow < chunksDown();
    }

    /**
     * {@return true if all chunks of the page of {@link #PAGE}×{@link #PAGE} chunks around a chunk are those of another
     * grid of the same size}
     *
     * @param other the other grid
     * @param chunkColumn column of the chunk
     * @param chunkRow row of the chunk
     */
    public boolean sharesPage(TileGrid other, int chunkColumn, int chunkRow) {
        return columns == other.columns
                && rows == other.rows
                && (!hasChunk(chunkColumn, chunkRow)
                        || pages[page(chunkColumn, chunkRow)] == other.pages[other.page(chunkColumn, chunkRow)]);
    }

    private int page(int chunkColumn, int chunkRow) {
        return (chunkRow >> PAGE_SHIFT) * pagesAcross + (chunkColumn >> PAGE_SHIFT);
    }

    private static int slot(int chunkColumn, int chunkRow) {
        return (chunkRow & PAGE_MASK) << PAGE_SHIFT | chunkColumn & PAGE_MASK;
    }

    /**
     * {@return this grid with one cell changed; itself if the cell holds that index already or lies outside}
     *
     * @param column column, from 0 on the left
     * @param row row, from 0 at the top
     * @param index 0 to 65,535; 0 is empty
     */
    public TileGrid with(int column, int row, int index) {
        return edit().set(column, row, index).build();
    }

    /**
     * Starts an edit of many cells; the grid itself never changes.
     *
     * @return the edit
     */
    public Edit edit() {
        return new Edit(this);
    }

    /**
     * {@return this grid with another size; cells that end up outside are lost}
     *
     * @param newColumns number of columns
     * @param newRows number of rows
     * @param shiftColumns how far each cell moves to the right
     * @param shiftRows how far each cell moves down
     */
    public TileGrid resized(int newColumns, int newRows, int shiftColumns, int shiftRows) {
        Edit edit = empty(newColumns, newRows).edit();
        for (int chunkRow = 0; chunkRow < chunksDown(); chunkRow++) {
            for (int chunkColumn = 0; chunkColumn < chunksAcross(); chunkColumn++) {
                copyChunk(chunkColumn, chunkRow, edit, shiftColumns, shiftRows);
            }
        }
        return edit.build();
    }

    private void copyChunk(int chunkColumn, int chunkRow, Edit edit, int shiftColumns, int shiftRows) {
        TileChunk chunk = chunk(chunkColumn, chunkRow);
        int left = (chunkColumn << CHUNK_SHIFT) + shiftColumns;
        int top = (chunkRow << CHUNK_SHIFT) + shiftRows;
        if (chunk.isUniform()) {
            if (!chunk.isEmpty()) {
                edit.fill(left, top, CHUNK, CHUNK, chunk.get(0));
            }
            return;
        }
        for (int i = 0; i < CHUNK * CHUNK; i++) {
            if (chunk.get(i) != 0) {
                edit.set(left + (i & CHUNK_MASK), top + (i >> CHUNK_SHIFT), chunk.get(i));
            }
        }
    }

    /**
     * {@return number of cells in which the two grids (of one size) differ; unchanged chunks cost one comparison}
     *
     * @param other the other one
     */
    public int countDifferences(TileGrid other) {
        int count = 0;
        for (int page = 0; page < pages.length; page++) {
            if (pages[page] != other.pages[page]) {
                for (int slot = 0; slot < PAGE * PAGE; slot++) {
                    count += pages[page][slot].countDifferences(other.pages[page][slot]);
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
                if (sameIndices && sharesPage(other, cx, cy)) {
                    cx |= PAGE_MASK;
                    continue;
                }
                TileChunk mine = chunk(cx, cy);
                TileChunk theirs = other.chunk(cx, cy);
                if (sameIndices ? !mine.hasSameCells(theirs) : !mine.hasSameTiles(tiles, theirs, otherTiles)) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * {@return number of chunks holding cells of their own that {@code other} does not share; all such chunks if it has
     * another size or is null}
     *
     * @param other the other one
     */
    public int countUnsharedChunks(TileGrid other) {
        boolean comparable = other != null && other.columns == columns && other.rows == rows;
        int count = 0;
        for (int page = 0; page < pages.length; page++) {
            TileChunk[] theirs = comparable ? other.pages[page] : null;
            if (pages[page] != theirs) {
                for (int i = 0; i < pages[page].length; i++) {
                    TileChunk chunk = pages[page][i];
                    if (!chunk.isUniform() && (theirs == null || chunk != theirs[i])) {
                        count++;
                    }
                }
            }
        }
        return count;
    }

    /**
     * Collects changes to a grid; not thread-safe, and of no use after {@link #build()}. Costs the chunks that are
     * touched and two small tables.
     */
    public static final class Edit {
        private final TileGrid base;
        /** The base's own tables until something changes. */
        private TileChunk[][] pages;
        /** One bit a chunk, page by page: the chunk is this edit's own and may be written to. */
        private long[] owned;

        private Edit(TileGrid base) {
            this.base = base;
            this.pages = base.pages;
        }

        /**
         * {@return the index in a cell as edited so far, 0 outside}
         *
         * @param column column, from 0 on the left
         * @param row row, from 0 at the top
         */
        public int get(int column, int row) {
            if (!base.contains(column, row)) {
                return 0;
            }
            int chunkColumn = column >> CHUNK_SHIFT;
            int chunkRow = row >> CHUNK_SHIFT;
            return pages[base.page(chunkColumn, chunkRow)][slot(chunkColumn, chunkRow)].get(
                    column & CHUNK_MASK, row & CHUNK_MASK);
        }

        /**
         * Sets one cell; outside the grid it does nothing.
         *
         * @param column column, from 0 on the left
         * @param row row, from 0 at the top
         * @param index 0 to 65,535
         * @return this edit
         */
        public Edit set(int column, int row, int index) {
            checkIndex(index);
            if (base.contains(column, row) && get(column, row) != index) {
                own(column >> CHUNK_SHIFT, row >> CHUNK_SHIFT)[
                                (row & CHUNK_MASK) << CHUNK_SHIFT | column & CHUNK_MASK] =
                        (char) index;
            }
            return this;
        }

        /**
         * Sets all cells of a rectangle; what of it lies outside the grid is left out. Chunks that it covers share one
         * uniform chunk.
         *
         * @param left px
         * @param top px
         * @param fillColumns how many columns
         * @param fillRows how many rows
         * @param index 0 to 65,535
         * @return this edit
         */
        public Edit fill(int left, int top, int fillColumns, int fillRows, int index) {
            checkIndex(index);
            int fromColumn = Math.max(0, left);
            int fromRow = Math.max(0, top);
            int toColumn = (int) Math.min(base.columns, (long) left + fillColumns);
            int toRow = (int) Math.min(base.rows, (long) top + fillRows);
            TileChunk uniform = TileChunk.uniform(index);
            for (int row = fromRow; row < toRow; row = (row | CHUNK_MASK) + 1) {
                int endRow = Math.min(toRow, (row | CHUNK_MASK) + 1);
                for (int column = fromColumn; column < toColumn; column = (column | CHUNK_MASK) + 1) {
                    int endColumn = Math.min(toColumn, (column | CHUNK_MASK) + 1);
                    if (endRow - row == CHUNK && endColumn - column == CHUNK) {
                        replace(column >> CHUNK_SHIFT, row >> CHUNK_SHIFT, uniform);
                    } else {
                        fillPart(column, row, endColumn, endRow, index);
                    }
                }
            }
            return this;
        }

        /**
         * Sets the cells of a part of a row that lies within one chunk; outside the grid it does nothing.
         *
         * @param column where the part begins
         * @param row row, from 0 at the top
         * @param indices the cells, each 0 to 65,535
         * @param count how many of them, at most up to the next multiple of 32 columns and to the grid's right border
         * @return this edit
         */
        public Edit setStrip(int column, int row, char[] indices, int count) {
            if (base.contains(column, row) && base.contains(column + count - 1, row)) {
                char[] cells = own(column >> CHUNK_SHIFT, row >> CHUNK_SHIFT);
                int start = (row & CHUNK_MASK) << CHUNK_SHIFT | column & CHUNK_MASK;
                System.arraycopy(indices, 0, cells, start, count);
            }
            return this;
        }

        private void fillPart(int column, int row, int endColumn, int endRow, int index) {
            char[] cells = own(column >> CHUNK_SHIFT, row >> CHUNK_SHIFT);
            for (int y = row; y < endRow; y++) {
                int start = (y & CHUNK_MASK) << CHUNK_SHIFT;
                Arrays.fill(
                        cells, start + (column & CHUNK_MASK), start + (endColumn - 1 & CHUNK_MASK) + 1, (char) index);
            }
        }

        /** {@return the edited grid, or the very grid that was edited if no cell differs} */
        public TileGrid build() {
            if (pages == base.pages) {
                return base;
            }
            boolean changed = false;
            for (int page = 0; page < pages.length; page++) {
                if (pages[page] == base.pages[page]) {
                    continue;
                }
                if (settle(page)) {
                    changed = true;
                } else {
                    pages[page] = base.pages[page];
                }
            }
            return changed ? new TileGrid(base.columns, base.rows, pages) : base;
        }

        /**
         * Puts equal chunks of the base back and makes uniform chunks of cells that are all the same. True if the page
         * differs.
         */
        private boolean settle(int page) {
            boolean changed = false;
            TileChunk[] before = base.pages[page];
            TileChunk[] after = pages[page];
            for (int slot = 0; slot < after.length; slot++) {
                if (after[slot] == before[slot]) {
                    continue;
                }
                if (after[slot].hasSameCells(before[slot])) {
                    after[slot] = before[slot];
                } else {
                    after[slot] = after[slot].settled();
                    changed = true;
                }
            }
            return changed;
        }

        /** The cells of a chunk, to be written to. */
        private char[] own(int chunkColumn, int chunkRow) {
            TileChunk[] page = ownPage(base.page(chunkColumn, chunkRow));
            int slot = slot(chunkColumn, chunkRow);
            int bit = base.page(chunkColumn, chunkRow) * PAGE * PAGE + slot;
            if ((owned[bit >> 6] & 1L << bit) == 0) {
                owned[bit >> 6] |= 1L << bit;
                page[slot] = page[slot].copy();
            }
            return page[slot].cells();
        }

        private void replace(int chunkColumn, int chunkRow, TileChunk chunk) {
            int page = base.page(chunkColumn, chunkRow);
            int slot = slot(chunkColumn, chunkRow);
            ownPage(page)[slot] = chunk;
            int bit = page * PAGE * PAGE + slot;
            owned[bit >> 6] &= ~(1L << bit);
        }

        private TileChunk[] ownPage(int page) {
            if (pages == base.pages) {
                pages = base.pages.clone();
                owned = new long[pages.length * PAGE * PAGE >> 6];
            }
            if (pages[page] == base.pages[page]) {
                pages[page] = pages[page].clone();
            }
            return pages[page];
        }

        private static void checkIndex(int index) {
            if (index < 0 || index > TileTable.MAX_INDEX) {
                throw new IllegalArgumentException("cell index out of range: " + index);
            }
        }
    }
}
