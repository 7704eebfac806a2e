package dev.ledge.editor.document;

import dev.ledge.engine.level.TileChunk;
import dev.ledge.engine.level.TileGrid;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The area of equal cells that hang together, side by side, around a cell. Found chunk by chunk, 32 cells at a time: a
 * row of a chunk is an {@code int} with a bit a cell, and a queue of chunks takes the place of recursion, so that the
 * largest level is filled within a fraction of a second.
 */
public final class FloodFill {
    private static final int CHUNK = TileGrid.CHUNK;

    /** All rows of a chunk that lies wholly in the area; shared, never written to. */
    private static final int[] FULL = new int[CHUNK];

    static {
        Arrays.fill(FULL, -1);
    }

    private final TileGrid grid;
    private final int target;
    private final int across;
    /** What of each chunk is in the area, a row an int; null for nothing. */
    private final int[][] area;
    /** What of each chunk was reached from its neighbours and is not spread yet. */
    private final int[][] seeds;

    private final int[] queue;
    private final BitSet queued;
    private int head;
    private int waiting;

    private FloodFill(TileGrid grid, int target) {
        this.grid = grid;
        this.target = target;
        this.across = grid.chunksAcross();
        int chunks = across * grid.chunksDown();
        this.area = new int[chunks][];
        this.seeds = new int[chunks][];
        this.queue = new int[chunks];
        this.queued = new BitSet(chunks);
    }

    /** The area around a cell; nothing if the cell is outside the grid. */
    public static FloodFill of(TileGrid grid, int column, int row) {
        FloodFill fill = new FloodFill(grid, grid.get(column, row));
        if (grid.contains(column, row)) {
            fill.seed(column / CHUNK, row / CHUNK, row % CHUNK, 1 << column % CHUNK);
            fill.run();
        }
        return fill;
    }

    /** Sets all cells of the area to an index. */
    void fill(TileGrid.Edit edit, int index) {
        for (int at = 0; at < area.length; at++) {
            if (area[at] == FULL) {
                edit.fill(at % across * CHUNK, at / across * CHUNK, CHUNK, CHUNK, index);
            } else if (area[at] != null) {
                fillRuns(edit, at, index);
            }
        }
    }

    private void fillRuns(TileGrid.Edit edit, int at, int index) {
        for (int row = 0; row < CHUNK; row++) {
            int bits = area[at][row];
            while (bits != 0) {
                int start = Integer.numberOfTrailingZeros(bits);
                int length = Integer.numberOfTrailingZeros(~(bits >>> start));
                edit.fill(at % across * CHUNK + start, at / across * CHUNK + row, length, 1, index);
                bits &= start + length == CHUNK ? 0 : -1 << start + length;
            }
        }
    }

    /** Visits all cells of the area. */
    void forEach(CellLine.Visitor visitor) {
        for (int at = 0; at < area.length; at++) {
            if (area[at] == null) {
                continue;
            }
            for (int row = 0; row < CHUNK; row++) {
                for (int bits = area[at][row]; bits != 0; bits &= bits - 1) {
                    int column = Integer.numberOfTrailingZeros(bits);
                    visitor.cell(at % across * CHUNK + column, at / across * CHUNK + row);
                }
            }
        }
    }

    /** The area as a set of cells. */
    public CellSet cells() {
        int[] box = {Integer.MAX_VALUE, Integer.MAX_VALUE, -1, -1};
        forEach((column, row) -> {
            box[0] = Math.min(box[0], column);
            box[1] = Math.min(box[1], row);
            box[2] = Math.max(box[2], column);
            box[3] = Math.max(box[3], row);
        });
        if (box[2] < 0) {
            return CellSet.NONE;
        }
        int columns = box[2] - box[0] + 1;
        int rows = box[3] - box[1] + 1;
        BitSet mask = new BitSet(columns * rows);
        forEach((column, row) -> mask.set((row - box[1]) * columns + column - box[0]));
        return CellSet.masked(box[0], box[1], columns, rows, mask);
    }

    private void run() {
        while (waiting > 0) {
            int at = queue[head];
            head = (head + 1) % queue.length;
            waiting--;
            queued.clear(at);
            spread(at % across, at / across);
        }
    }

    private void seed(int chunkColumn, int chunkRow, int row, int bits) {
        int at = chunkRow * across + chunkColumn;
        if (area[at] == FULL || area[at] != null && (bits & ~area[at][row]) == 0) {
            return;
        }
        if (seeds[at] == null) {
            seeds[at] = new int[CHUNK];
        }
        seeds[at][row] |= bits;
        if (!queued.get(at)) {
            queued.set(at);
            queue[(head + waiting) % queue.length] = at;
            waiting++;
        }
    }

    /** Spreads what has reached a chunk as far as the chunk goes, then on to its neighbours. */
    private void spread(int chunkColumn, int chunkRow) {
        int at = chunkRow * across + chunkColumn;
        TileChunk chunk = grid.chunk(chunkColumn, chunkRow);
        int[] start = seeds[at];
        seeds[at] = null;
        boolean whole = (chunkColumn + 1) * CHUNK <= grid.columns() && (chunkRow + 1) * CHUNK <= grid.rows();
        if (chunk.isUniform() && whole) {
            if (chunk.get(0, 0) != target) {
                return;
            }
            area[at] = FULL;
        } else if (!spreadWithin(at, matches(chunk, chunkColumn, chunkRow), start)) {
            return;
        }
        reachNeighbours(chunkColumn, chunkRow, area[at]);
    }

    /** The cells of a chunk that are inside the grid and hold the target. */
    private int[] matches(TileChunk chunk, int chunkColumn, int chunkRow) {
        int columns = Math.min(CHUNK, grid.columns() - chunkColumn * CHUNK);
        int rows = Math.min(CHUNK, grid.rows() - chunkRow * CHUNK);
        int[] match = new int[CHUNK];
        for (int row = 0; row < rows; row++) {
            int bits = 0;
            for (int column = 0; column < columns; column++) {
                if (chunk.get(column, row) == target) {
                    bits |= 1 << column;
                }
            }
            match[row] = bits;
        }
        return match;
    }

    /** Adds to the area of a chunk all that hangs together with the seeds; false if that is nothing new. */
    private boolean spreadWithin(int at, int[] match, int[] start) {
        int[] reached = area[at] == null ? new int[CHUNK] : area[at];
        boolean any = false;
        for (int row = 0; row < CHUNK; row++) {
            int added = start[row] & match[row] & ~reached[row];
            reached[row] |= added;
            any |= added != 0;
        }
        if (!any) {
            return false;
        }
        area[at] = reached;
        boolean grew = true;
        while (grew) {
            grew = false;
            for (int row = 0; row < CHUNK; row++) {
                grew |= grow(reached, match, row, row == 0 ? 0 : reached[row - 1]);
            }
            for (int row = CHUNK - 1; row >= 0; row--) {
                grew |= grow(reached, match, row, row == CHUNK - 1 ? 0 : reached[row + 1]);
            }
        }
        return true;
    }

    private static boolean grow(int[] reached, int[] match, int row, int neighbour) {
        int before = reached[row];
        int bits = before | neighbour & match[row];
        if (bits == 0 || bits == match[row] && bits == before) {
            return false;
        }
        int last;
        do {
            last = bits;
            bits |= (bits << 1 | bits >>> 1) & match[row];
        } while (bits != last);
        reached[row] = bits;
        return bits != before;
    }

    private void reachNeighbours(int chunkColumn, int chunkRow, int[] reached) {
        if (chunkRow > 0 && reached[0] != 0) {
            seed(chunkColumn, chunkRow - 1, CHUNK - 1, reached[0]);
        }
        if (chunkRow + 1 < grid.chunksDown() && reached[CHUNK - 1] != 0) {
            seed(chunkColumn, chunkRow + 1, 0, reached[CHUNK - 1]);
        }
        for (int row = 0; row < CHUNK; row++) {
            if (chunkColumn > 0 && (reached[row] & 1) != 0) {
                seed(chunkColumn - 1, chunkRow, row, 1 << CHUNK - 1);
            }
            if (chunkColumn + 1 < across && reached[row] < 0) {
                seed(chunkColumn + 1, chunkRow, row, 1);
            }
        }
    }
}
