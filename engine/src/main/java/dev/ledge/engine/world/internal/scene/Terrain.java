package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * The cells of a level as the simulation sees them: all colliding layers merged, in chunks of 32×32 that are derived
 * again only where a layer's chunk changed. Immutable but for the shared table of types.
 */
public final class Terrain {
    private static final int SHIFT = 5;
    private static final int MASK = TileGrid.CHUNK - 1;
    private static final char[] EMPTY = new char[TileGrid.CHUNK * TileGrid.CHUNK];
    /** Facts of the cells, a bit each; the rows of a fact are together, as most queries ask one fact of some rows. */
    private static final int IN_THE_WAY = 0;

    private static final int FLAT_TOPS = TileGrid.CHUNK;
    private static final int SOLIDS = 2 * TileGrid.CHUNK;
    private static final int SIDE_BARRIER = 3 * TileGrid.CHUNK;
    private static final int FULLS = 4 * TileGrid.CHUNK;

    private static final int CHANGING = 5 * TileGrid.CHUNK;

    /** Behind those a word that is 1 if every cell is {@link CellKind#FULL}. */
    private static final int ALL_FULL = 6 * TileGrid.CHUNK;

    private static final int[] NO_BITS = new int[ALL_FULL + 1];

    public final int columns;
    public final int rows;
    public final double grid;
    public final CellKinds types;
    /**
     * True if the grid is a power of two, so that multiplying by {@link #inverse} is as exact as dividing, and faster.
     */
    private final boolean halving;

    private final double inverse;
    private final int across;
    public final char[][] chunks;
    /**
     * Per chunk and row a bit for each cell, first the rows of {@code IN_THE_WAY}, then of {@code FLAT_TOPS}, and so
     * on.
     */
    private final int[][] bits;

    private final List<TileGrid> sources;

    private Terrain(
            int columns,
            int rows,
            double grid,
            CellKinds types,
            char[][] chunks,
            int[][] bits,
            List<TileGrid> sources) {
        this.columns = columns;
        this.rows = rows;
        this.grid = grid;
        this.types = types;
        this.inverse = 1 / grid;
        this.halving = Integer.bitCount((int) grid) == 1 && grid == (int) grid;
        this.across = columns + MASK >> SHIFT;
        this.chunks = chunks;
        this.bits = bits;
        this.sources = sources;
    }

    /**
     * The terrain of a level.
     *
     * @param before the terrain of an earlier version, from which all that fits is taken, or null
     */
    public static Terrain of(Level level, Terrain before) {
        Terrain fitting = before != null && before.canServe(level) ? before : null;
        CellKinds types = fitting == null
                ? new CellKinds(level.palette(), level.grid(), level.tiles(), new Surfaces(level.palette()))
                : fitting.types;
        List<TileGrid> sources = colliding(level);
        if (fitting != null && sources.equals(fitting.sources)) {
            return fitting;
        }
        boolean isComparable = fitting != null && sources.size() == fitting.sources.size();
        int across = level.columns() + MASK >> SHIFT;
        int down = level.rows() + MASK >> SHIFT;
        Terrain terrain = new Terrain(
                level.columns(),
                level.rows(),
                level.grid(),
                types,
                isComparable ? fitting.chunks.clone() : new char[across * down][],
                isComparable ? fitting.bits.clone() : new int[across * down][],
                sources);
        terrain.derivePages(isComparable ? fitting : null, down);
        return terrain;
    }

    /**
     * Derives the chunks of all pages, a number of chunks high.
     *
     * @param before the terrain that the chunks were taken from, or null
     */
    private void derivePages(Terrain before, int down) {
        for (int top = 0; top < down; top += TileGrid.PAGE) {
            for (int left = 0; left < across; left += TileGrid.PAGE) {
                if (before == null || !before.hasSamePages(sources, left, top)) {
                    derivePage(before, left, top, Math.min(down, top + TileGrid.PAGE));
                }
            }
        }
    }

    /** True if these kinds of cells, and those that are added here, are all that a level has. */
    private boolean canServe(Level level) {
        return columns == level.columns()
                && rows == level.rows()
                && types.fits(level.palette(), level.grid())
                && types.grow(level.tiles());
    }

    private static List<TileGrid> colliding(Level level) {
        List<TileGrid> grids = new ArrayList<>();
        for (Layer layer : level.layers()) {
            if (layer instanceof TileLayer tiles && tiles.isColliding()) {
                grids.add(tiles.grid());
            }
        }
        return grids;
    }

    /**
     * Derives the chunks of a page.
     *
     * @param before the terrain that those with the same sources were taken from, or null
     */
    private void derivePage(Terrain before, int left, int top, int bottom) {
        for (int cy = top; cy < bottom; cy++) {
            for (int cx = left; cx < Math.min(across, left + TileGrid.PAGE); cx++) {
                if (before == null || !before.hasSameSources(sources, cx, cy)) {
                    int at = cy * across + cx;
                    chunks[at] = derive(sources, types, cx, cy);
                    bits[at] = chunks[at] == EMPTY ? NO_BITS : bits(chunks[at], types);
                }
            }
        }
    }

    private boolean hasSamePages(List<TileGrid> others, int cx, int cy) {
        for (int i = 0; i < sources.size(); i++) {
            if (!sources.get(i).sharesPage(others.get(i), cx, cy)) {
                return false;
            }
        }
        return true;
    }

    private boolean hasSameSources(List<TileGrid> others, int cx, int cy) {
        for (int i = 0; i < sources.size(); i++) {
            if (sources.get(i) != others.get(i)
                    && sources.get(i).chunk(cx, cy) != others.get(i).chunk(cx, cy)) {
                return false;
            }
        }
        return true;
    }

    private static char[] derive(List<TileGrid> sources, CellKinds types, int cx, int cy) {
        boolean empty = true;
        boolean uniform = true;
        for (TileGrid source : sources) {
            empty &= source.chunk(cx, cy).isEmpty();
            uniform &= source.chunk(cx, cy).isUniform();
        }
        if (empty) {
            return EMPTY;
        }
        char[] cells = new char[TileGrid.CHUNK * TileGrid.CHUNK];
        int[] indices = new int[sources.size()];
        if (uniform) {
            Arrays.fill(cells, numberAt(sources, types, cx, cy, 0, 0, indices));
            return cells;
        }
        int lastIndex = -1;
        char lastNumber = 0;
        for (int row = 0; row < TileGrid.CHUNK; row++) {
            for (int column = 0; column < TileGrid.CHUNK; column++) {
                if (sources.size() == 1) {
                    // One layer is the common case, and neighbours are mostly equal.
                    int index = sources.get(0).chunk(cx, cy).get(column, row);
                    if (index != lastIndex) {
                        lastIndex = index;
                        lastNumber = numberAt(sources, types, cx, cy, column, row, indices);
                    }
                    cells[row << SHIFT | column] = lastNumber;
                } else {
                    cells[row << SHIFT | column] = numberAt(sources, types, cx, cy, column, row, indices);
                }
            }
        }
        return cells;
    }

    private static int[] bits(char[] cells, CellKinds types) {
        int[] bits = new int[NO_BITS.length];
        byte[] flags = types.flags();
        for (int at = 0; at < cells.length; at++) {
            note(bits, at, flags[cells[at]]);
            if (types.anyChanging() && types.get(cells[at]).changes) {
                bits[CHANGING + (at >> SHIFT)] |= 1 << (at & MASK);
            }
        }
        int common = -1;
        for (int row = 0; row < TileGrid.CHUNK; row++) {
            common &= bits[FULLS + row];
        }
        bits[ALL_FULL] = common == -1 ? 1 : 0;
        return bits;
    }

    /** Sets the facts of a cell. */
    private static void note(int[] bits, int at, int flag) {
        int bit = 1 << (at & MASK);
        int row = at >> SHIFT;
        bits[IN_THE_WAY + row] |= (flag & CellKind.IN_THE_WAY) != 0 ? bit : 0;
        bits[FLAT_TOPS + row] |= (flag & CellKind.FLAT_TOP) != 0 ? bit : 0;
        bits[SOLIDS + row] |= (flag & CellKind.SOLID) != 0 ? bit : 0;
        bits[SIDE_BARRIER + row] |= (flag & CellKind.SIDE_BARRIER) != 0 ? bit : 0;
        bits[FULLS + row] |= (flag & CellKind.FULL) != 0 ? bit : 0;
    }

    private static char numberAt(
            List<TileGrid> sources, CellKinds types, int cx, int cy, int column, int row, int[] indices) {
        for (int i = 0; i < indices.length; i++) {
            indices[i] = sources.get(i).chunk(cx, cy).get(column, row);
        }
        return (char) types.number(indices);
    }

    /** Receives changing cells. */
    public interface CellVisitor {
        /** A cell, with the number of its type. */
        void visit(int column, int row, int number);
    }

    /** Visits all cells with a changing part, chunk by chunk. */
    public void forEachChanging(CellVisitor visitor) {
        for (int chunk = 0; chunk < bits.length && types.anyChanging(); chunk++) {
            for (int row = 0; row < TileGrid.CHUNK; row++) {
                for (int left = bits[chunk][CHANGING + row]; left != 0; left &= left - 1) {
                    int column = Integer.numberOfTrailingZeros(left);
                    visitor.visit(
                            (chunk % across << SHIFT) + column,
                            (chunk / across << SHIFT) + row,
                            chunks[chunk][row << SHIFT | column]);
                }
            }
        }
    }

    public void addGroups(Set<String> names) {
        forEachChanging((column, row, number) -> {
            for (CellKind.Part part : types.get(number).parts) {
                if (part.changing.group() != null) {
                    names.add(part.changing.group());
                }
            }
        });
    }

    /** The same terrain in which cells can be replaced; itself without changing cells. */
    public Terrain changeable() {
        if (!types.anyChanging()) {
            return this;
        }
        char[][] ownChunks = chunks.clone();
        int[][] ownBits = bits.clone();
        for (int chunk = 0; chunk < bits.length; chunk++) {
            boolean isOwn = false;
            for (int row = 0; row < TileGrid.CHUNK && !isOwn; row++) {
                isOwn = bits[chunk][CHANGING + row] != 0;
            }
            if (isOwn) {
                ownChunks[chunk] = chunks[chunk].clone();
                ownBits[chunk] = bits[chunk].clone();
            }
        }
        return new Terrain(columns, rows, grid, types, ownChunks, ownBits, sources);
    }

    /** How many bytes it takes beside another one, with which it shares chunks; about. */
    long bytes(Terrain other) {
        boolean isComparable = other != null && other.chunks.length == chunks.length;
        long bytes = 8L * chunks.length;
        for (int i = 0; i < chunks.length; i++) {
            boolean isOwn = chunks[i] != EMPTY && !(isComparable && other.chunks[i] == chunks[i]);
            bytes += isOwn ? 2L * chunks[i].length + 4L * bits[i].length : 0;
        }
        return bytes;
    }

    /** Replaces a changing cell in a {@link #changeable} terrain. */
    public void replace(int column, int row, int number) {
        int chunk = (row >> SHIFT) * across + (column >> SHIFT);
        int at = (row & MASK) << SHIFT | column & MASK;
        chunks[chunk][at] = (char) number;
        int others = ~(1 << (column & MASK));
        for (int which = IN_THE_WAY; which < CHANGING; which += TileGrid.CHUNK) {
            bits[chunk][which + (row & MASK)] &= others;
        }
        note(bits[chunk], at, types.flags()[number]);
        bits[chunk][ALL_FULL] = 0;
    }

    /** The number of a cell's type, 0 outside the level. */
    public int number(int column, int row) {
        return contains(column, row) ? numberInside(column, row) : 0;
    }

    /** True if a cell is inside the level. */
    public boolean contains(int column, int row) {
        return column >= 0 && row >= 0 && column < columns && row < rows;
    }

    /** The number of the type of a cell inside the level. */
    public int numberInside(int column, int row) {
        return chunks[(row >> SHIFT) * across + (column >> SHIFT)][(row & MASK) << SHIFT | column & MASK];
    }

    /** True if there is no tile at all in the chunk of a cell, which is inside the level. */
    public boolean isEmptyAround(int column, int row) {
        return chunks[(row >> SHIFT) * across + (column >> SHIFT)] == EMPTY;
    }

    /** True if all cells of a cell's chunk, which is inside the level, are filled by one solid each. */
    public boolean isChunkFull(int column, int row) {
        return bits[(row >> SHIFT) * across + (column >> SHIFT)][ALL_FULL] != 0;
    }

    /** The last column or row of a cell's chunk. */
    public static int endOfChunk(int cell) {
        return cell | MASK;
    }

    /**
     * Which of up to 32 cells in a row, all inside the level, have something solid or climbable in them: bit 0 is the
     * first one.
     */
    public long inTheWay(int from, int to, int row) {
        return bits(from, to, row, IN_THE_WAY);
    }

    /** The same of cells with only a flat top to walk on: {@link CellKind#FLAT_TOP}. */
    public long flatTops(int from, int to, int row) {
        return bits(from, to, row, FLAT_TOPS);
    }

    /** The same of cells with something solid. */
    public long solids(int from, int to, int row) {
        return bits(from, to, row, SOLIDS);
    }

    /** The same of cells that block sideways motion. */
    public long sideBarriers(int from, int to, int row) {
        return bits(from, to, row, SIDE_BARRIER);
    }

    /** The same of cells that one solid fills: {@link CellKind#FULL}. */
    public long fullCells(int from, int to, int row) {
        return bits(from, to, row, FULLS);
    }

    /** A ladder's topmost cell can be stood on, unless something solid closes it. Case LD-02. */
    public boolean isTopOfLadder(int column, int row) {
        return !type(column, row - 1).has(CellKind.CLIMBABLE) && !isSealed(column, row - 1, Outline.BOTTOM);
    }

    /** True if a cell is solid all along a side; nothing outside the level is. */
    public boolean isSealed(int column, int row, int side) {
        if (!contains(column, row) || solids(column, column, row) == 0) {
            return false;
        }
        // In a large level reading the cell itself is slow.
        return fullCells(column, column, row) != 0 || (types.sealed()[numberInside(column, row)] & side) != 0;
    }

    private long bits(int from, int to, int row, int which) {
        int chunk = (row >> SHIFT) * across + (from >> SHIFT);
        int at = which + (row & MASK);
        long word = bits[chunk][at] & 0xFFFF_FFFFL;
        if ((from ^ to) > MASK) {
            word |= (long) bits[chunk + 1][at] << TileGrid.CHUNK;
        }
        return word >>> (from & MASK) & (1L << (to - from + 1)) - 1;
    }

    public CellKind type(int column, int row) {
        return types.get(number(column, row));
    }

    /** The column of a position, clamped to the level with one column more on either side. */
    public int column(double x) {
        double column = halving ? x * inverse : x / grid;
        return column < 0 ? -1 : column >= columns ? columns : (int) column;
    }

    /** The row of a position, clamped in the same way. */
    public int row(double y) {
        double row = halving ? y * inverse : y / grid;
        return row < 0 ? -1 : row >= rows ? rows : (int) row;
    }
}
