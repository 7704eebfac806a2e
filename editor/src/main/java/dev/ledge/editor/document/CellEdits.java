package dev.ledge.editor.document;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import java.util.BitSet;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;

/**
 * Edits of a layer's cells, level to level. What falls outside the level is lost; a level in which nothing would change
 * is returned itself. All throw {@link IllegalArgumentException} if the layer has no cells.
 */
public final class CellEdits {
    /** Stands for any tile where only its place matters. */
    private static final TileRef MARK = TileRef.of("mark");

    private CellEdits() {}

    /** Paints a stamp with its top-left corner in a cell. */
    public static Level paint(Level level, String layerId, int column, int row, Stamp stamp) {
        CellSet cells = CellSet.rectangle(column, row, stamp.columns(), stamp.rows());
        return paint(level, layerId, cells, stamp, column, row);
    }

    /**
     * Paints cells with a stamp that is repeated over the plane.
     *
     * @param anchorColumn a column where a copy of the stamp begins
     * @param anchorRow a row where a copy of the stamp begins
     */
    public static Level paint(
            Level level, String layerId, CellSet cells, Stamp stamp, int anchorColumn, int anchorRow) {
        return change(level, layerId, stamp, (edit, indices) -> {
            CellSet inside = cells.clipped(level.columns(), level.rows());
            if (inside.isRectangle() && stamp.isSingle()) {
                edit.fill(inside.left(), inside.top(), inside.columns(), inside.rows(), indices.at(0, 0));
                return;
            }
            for (int row = inside.top(); row < inside.top() + inside.rows(); row++) {
                for (int column = inside.left(); column < inside.left() + inside.columns(); column++) {
                    if (inside.contains(column, row)) {
                        indices.put(edit, column, row, anchorColumn, anchorRow);
                    }
                }
            }
        });
    }

    /**
     * Draws a stamp along the line between two cells, in each of which its middle is put. The stamp's pattern does not
     * slide along: copies of it lie in a lattice through the anchor.
     *
     * @param anchorColumn the column of the stamp's top-left corner where the stroke began
     * @param anchorRow the row of the stamp's top-left corner where the stroke began
     */
    public static Level stroke(
            Level level,
            String layerId,
            Stamp stamp,
            int anchorColumn,
            int anchorRow,
            int fromColumn,
            int fromRow,
            int toColumn,
            int toRow) {
        int left = stamp.columns() / 2;
        int top = stamp.rows() / 2;
        return change(
                level,
                layerId,
                stamp,
                (edit, indices) -> CellLine.walk(fromColumn, fromRow, toColumn, toRow, (column, row) -> {
                    for (int y = 0; y < stamp.rows(); y++) {
                        for (int x = 0; x < stamp.columns(); x++) {
                            indices.put(edit, column - left + x, row - top + y, anchorColumn, anchorRow);
                        }
                    }
                }));
    }

    /** A tile to put into a cell. */
    public record Placement(int column, int row, TileRef tile) {}

    /** Puts tiles into cells, one after the other. */
    public static Level place(Level level, String layerId, List<Placement> placements) {
        TileLayer layer = layer(level, layerId);
        TileTable table = level.tiles();
        TileGrid.Edit edit = layer.grid().edit();
        TileRef last = null;
        int index = 0;
        for (Placement placement : placements) {
            if (index == 0 || placement.tile() != last) { // Thousands of one tile are looked up once.
                last = placement.tile();
                table = table.with(last);
                index = table.indexOf(last);
            }
            edit.set(placement.column(), placement.row(), index);
        }
        return withCells(level, layer, table, edit.build());
    }

    /** Empties cells. */
    public static Level erase(Level level, String layerId, CellSet cells) {
        return change(level, layerId, null, (edit, indices) -> {
            CellSet inside = cells.clipped(level.columns(), level.rows());
            if (inside.isRectangle()) {
                edit.fill(inside.left(), inside.top(), inside.columns(), inside.rows(), 0);
                return;
            }
            for (int row = inside.top(); row < inside.top() + inside.rows(); row++) {
                for (int column = inside.left(); column < inside.left() + inside.columns(); column++) {
                    if (inside.contains(column, row)) {
                        edit.set(column, row, 0);
                    }
                }
            }
        });
    }

    /** Empties the cells of the line between two cells. */
    public static Level eraseLine(Level level, String layerId, int fromColumn, int fromRow, int toColumn, int toRow) {
        return change(
                level,
                layerId,
                null,
                (edit, indices) ->
                        CellLine.walk(fromColumn, fromRow, toColumn, toRow, (column, row) -> edit.set(column, row, 0)));
    }

    /** Fills the area of equal cells around a cell, repeating the stamp from there; see {@link FloodFill}. */
    public static Level flood(Level level, String layerId, int column, int row, Stamp stamp) {
        return change(level, layerId, stamp, (edit, indices) -> {
            FloodFill area = FloodFill.of(layer(level, layerId).grid(), column, row);
            if (stamp.isSingle()) {
                area.fill(edit, indices.at(0, 0));
            } else {
                area.forEach((c, r) -> indices.put(edit, c, r, column, row));
            }
        });
    }

    /**
     * The cells as a stamp; cells of the bounding rectangle that are not in the set, or empty, are empty. Null if there
     * is no tile in it.
     */
    public static Stamp copy(Level level, String layerId, CellSet cells) {
        CellSet inside = cells.clipped(level.columns(), level.rows());
        if (inside.isEmpty()) {
            return null;
        }
        TileGrid grid = layer(level, layerId).grid();
        TileRef[] refs = new TileRef[inside.columns() * inside.rows()];
        for (int row = 0; row < inside.rows(); row++) {
            for (int column = 0; column < inside.columns(); column++) {
                int c = inside.left() + column;
                int r = inside.top() + row;
                if (inside.contains(c, r)) {
                    refs[row * inside.columns() + column] = level.tiles().get(grid.get(c, r));
                }
            }
        }
        Stamp stamp = Stamp.of(inside.columns(), inside.rows(), refs);
        return stamp.first() == null ? null : stamp;
    }

    /**
     * What a turn made.
     *
     * @param level with the turned cells, without what falls outside
     * @param cells where the cells of the set are now. Where they come to lie elsewhere these are the tiles alone: what
     *     is between them there was not turned, and must not be the next time
     * @param fits true if all tiles are within the level
     */
    public record Turned(Level level, CellSet cells, boolean fits) {}

    /** Turns the cells of a set in place, around the top-left corner of its bounding rectangle. */
    public static Turned turn(Level level, String layerId, CellSet cells, UnaryOperator<Stamp> turn) {
        Stamp stamp = copy(level, layerId, cells);
        if (stamp == null) {
            return new Turned(level, cells, true);
        }
        CellSet before = cells.clipped(level.columns(), level.rows());
        Stamp turned = turn.apply(stamp);
        Level edited = paint(erase(level, layerId, cells), layerId, before.left(), before.top(), turned);
        CellSet tiles = placed(before, turned);
        CellSet kept = tiles.clipped(level.columns(), level.rows());
        CellSet whole = placed(before, turn.apply(Stamp.of(stamp.columns(), stamp.rows(), marks(before))));
        return new Turned(edited, whole.equals(before) ? cells : kept, kept.count() == tiles.count());
    }

    private static TileRef[] marks(CellSet cells) {
        TileRef[] marks = new TileRef[cells.columns() * cells.rows()];
        for (int i = 0; i < marks.length; i++) {
            int column = cells.left() + i % cells.columns();
            marks[i] = cells.contains(column, cells.top() + i / cells.columns()) ? MARK : null;
        }
        return marks;
    }

    /** The cells in which a stamp has tiles, with its top-left corner in that of a set. */
    private static CellSet placed(CellSet corner, Stamp stamp) {
        BitSet mask = new BitSet();
        for (int i = 0; i < stamp.columns() * stamp.rows(); i++) {
            mask.set(i, stamp.get(i % stamp.columns(), i / stamp.columns()) != null);
        }
        return CellSet.masked(corner.left(), corner.top(), stamp.columns(), stamp.rows(), mask);
    }

    /** Number of cells of a layer that differ between two levels. */
    public static int countChanged(Level before, Level after, String layerId) {
        return layer(before, layerId)
                .grid()
                .countDifferences(layer(after, layerId).grid());
    }

    private static TileLayer layer(Level level, String layerId) {
        if (level.layer(layerId) instanceof TileLayer layer) {
            return layer;
        }
        throw new IllegalArgumentException("no tile layer " + layerId);
    }

    private static Level change(
            Level level, String layerId, Stamp stamp, BiConsumer<TileGrid.Edit, StampIndices> change) {
        TileLayer layer = layer(level, layerId);
        StampIndices indices = StampIndices.of(stamp, level.tiles());
        TileGrid.Edit edit = layer.grid().edit();
        change.accept(edit, indices);
        return withCells(level, layer, indices.table(), edit.build());
    }

    private static Level withCells(Level level, TileLayer layer, TileTable table, TileGrid grid) {
        return grid == layer.grid()
                ? level
                : level.toBuilder().tiles(table).build().withLayer(layer.withGrid(grid));
    }
}
