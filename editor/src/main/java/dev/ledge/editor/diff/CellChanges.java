package dev.ledge.editor.diff;

import dev.ledge.engine.level.TileChunk;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The cells of a layer that hold another tile. Finding out costs the chunks that differ, as unchanged ones are shared;
 * a cell outside a grid counts as empty.
 */
public final class CellChanges {
    private static final int CHUNK = TileGrid.CHUNK;

    private final TileGrid before;
    private final TileTable beforeTiles;
    private final TileGrid after;
    private final TileTable afterTiles;
    /** Index after → the index that means the same before, −1 for none. */
    private final int[] sameBefore;
    /** Column and row of the chunks that hold changed cells, by row. */
    private final List<int[]> chunks = new ArrayList<>();

    private CellChanges(TileGrid before, TileTable beforeTiles, TileGrid after, TileTable afterTiles) {
        this.before = before;
        this.beforeTiles = beforeTiles;
        this.after = after;
        this.afterTiles = afterTiles;
        this.sameBefore = new int[afterTiles.size()];
        boolean sameTables = true;
        for (int i = 0; i < sameBefore.length; i++) {
            sameBefore[i] = i < beforeTiles.size() && sameRef(i) ? i : beforeTiles.indexOf(afterTiles.get(i));
            sameTables &= i >= beforeTiles.size() || sameBefore[i] == i;
        }
        find(sameTables);
    }

    private boolean sameRef(int index) {
        TileRef ref = afterTiles.get(index);
        TileRef old = beforeTiles.get(index);
        return ref == old || ref != null && ref.equals(old);
    }

    /** Takes one cell that changed. */
    @FunctionalInterface
    public interface Visitor {
        /**
         * One cell.
         *
         * @param before what was there, null for nothing
         * @param after what is there now, null for nothing
         */
        void cell(int column, int row, TileRef before, TileRef after);
    }

    /** Takes one cell that changed, by the indices of the two tables. */
    @FunctionalInterface
    interface IndexVisitor {
        void cell(int column, int row, int before, int after);
    }

    static CellChanges between(TileGrid before, TileTable beforeTiles, TileGrid after, TileTable afterTiles) {
        return new CellChanges(before, beforeTiles, after, afterTiles);
    }

    private void find(boolean sameTables) {
        int across = Math.max(before.chunksAcross(), after.chunksAcross());
        int down = Math.max(before.chunksDown(), after.chunksDown());
        for (int chunkRow = 0; chunkRow < down; chunkRow++) {
            for (int chunkColumn = 0; chunkColumn < across; chunkColumn++) {
                TileChunk old = chunk(before, chunkColumn, chunkRow);
                TileChunk now = chunk(after, chunkColumn, chunkRow);
                if (!(old == now && sameTables) && differ(old, now)) {
                    chunks.add(new int[] {chunkColumn, chunkRow});
                }
            }
        }
    }

    private static TileChunk chunk(TileGrid grid, int chunkColumn, int chunkRow) {
        boolean inside = chunkColumn < grid.chunksAcross() && chunkRow < grid.chunksDown();
        return inside ? grid.chunk(chunkColumn, chunkRow) : null;
    }

    private boolean differ(TileChunk old, TileChunk now) {
        if ((old == null || old.isUniform()) && (now == null || now.isUniform())) {
            return isOther(get(old, 0, 0), get(now, 0, 0));
        }
        for (int row = 0; row < CHUNK; row++) {
            for (int column = 0; column < CHUNK; column++) {
                if (isOther(get(old, column, row), get(now, column, row))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int get(TileChunk chunk, int column, int row) {
        return chunk == null ? 0 : chunk.get(column, row);
    }

    private boolean isOther(int old, int now) {
        return sameBefore[now] != old;
    }

    /** {@return true if no cell changed} */
    public boolean isEmpty() {
        return chunks.isEmpty();
    }

    /**
     * Goes through the cells that changed, each once, chunk by chunk.
     *
     * @param visitor takes them
     */
    public void forEach(Visitor visitor) {
        forEachIndex((column, row, old, now) -> visitor.cell(column, row, beforeTiles.get(old), afterTiles.get(now)));
    }

    void forEachIndex(IndexVisitor visitor) {
        int columns = Math.max(before.columns(), after.columns());
        int rows = Math.max(before.rows(), after.rows());
        for (int[] at : chunks) {
            TileChunk old = chunk(before, at[0], at[1]);
            TileChunk now = chunk(after, at[0], at[1]);
            int left = at[0] * CHUNK;
            int top = at[1] * CHUNK;
            for (int row = 0; row < CHUNK && top + row < rows; row++) {
                for (int column = 0; column < CHUNK && left + column < columns; column++) {
                    // A uniform chunk at the border holds its tile beyond the border, too.
                    int was = before.contains(left + column, top + row) ? get(old, column, row) : 0;
                    int is = after.contains(left + column, top + row) ? get(now, column, row) : 0;
                    if (isOther(was, is)) {
                        visitor.cell(left + column, top + row, was, is);
                    }
                }
            }
        }
    }

    /** {@return the number of cells that changed} */
    public long count() {
        long[] count = {0};
        forEachIndex((column, row, old, now) -> count[0]++);
        return count[0];
    }

    /** {@return the areas of changed cells, by their first cells, row by row} */
    public List<CellArea> areas() {
        return CellArea.of(runs((old, now) -> 0).get(0));
    }

    /** Says what runs have in common. */
    @FunctionalInterface
    interface Key {
        int of(int before, int after);
    }

    /** Runs of changed cells with one key each, row by row, by key; a list for 0 in any case. */
    Map<Integer, List<CellRun>> runs(Key key) {
        Map<Integer, List<CellRun>> runs = new LinkedHashMap<>();
        runs.put(0, new ArrayList<>());
        forEachIndex((column, row, old, now) -> {
            List<CellRun> own = runs.computeIfAbsent(key.of(old, now), k -> new ArrayList<>());
            CellRun last = own.isEmpty() ? null : own.get(own.size() - 1);
            if (last != null && last.row() == row && last.end() == column) {
                own.set(own.size() - 1, new CellRun(last.column(), row, last.length() + 1));
            } else {
                own.add(new CellRun(column, row, 1));
            }
        });
        runs.replaceAll((k, own) -> joined(own));
        return runs;
    }

    /** Chunks end runs: sorts them row by row and joins those that touch. */
    static List<CellRun> joined(List<CellRun> runs) {
        CellRun[] sorted = runs.toArray(CellRun[]::new);
        Arrays.sort(sorted, CellArea.ROW_BY_ROW);
        List<CellRun> joined = new ArrayList<>();
        for (CellRun run : sorted) {
            CellRun last = joined.isEmpty() ? null : joined.get(joined.size() - 1);
            if (last != null && last.row() == run.row() && last.end() == run.column()) {
                joined.set(joined.size() - 1, new CellRun(last.column(), run.row(), last.length() + run.length()));
            } else {
                joined.add(run);
            }
        }
        return joined;
    }

    /** How many cells of an area held and hold which tile. */
    String words(CellArea area) {
        Map<TileRef, Long> old = new LinkedHashMap<>();
        Map<TileRef, Long> now = new LinkedHashMap<>();
        for (CellRun run : area.runs()) {
            for (int column = run.column(); column < run.end(); column++) {
                old.merge(beforeTiles.get(before.get(column, run.row())), 1L, Long::sum);
                now.merge(afterTiles.get(after.get(column, run.row())), 1L, Long::sum);
            }
        }
        return area.words() + ": " + Words.tiles(old) + " → " + Words.tiles(now);
    }
}
