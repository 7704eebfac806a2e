package dev.ledge.editor.document;

import java.util.BitSet;
import java.util.Objects;

/** Some cells of a level: a rectangle, or any set of cells inside one. Immutable. */
public final class CellSet {

    public static final CellSet NONE = new CellSet(0, 0, 0, 0, null);

    private final int left;
    private final int top;
    private final int columns;
    private final int rows;
    /** Null if all cells of the rectangle are in the set. */
    private final BitSet mask;

    private CellSet(int left, int top, int columns, int rows, BitSet mask) {
        this.left = left;
        this.top = top;
        this.columns = columns;
        this.rows = rows;
        this.mask = mask;
    }

    /** All cells of a rectangle; none if a side is 0 or less. */
    public static CellSet rectangle(int left, int top, int columns, int rows) {
        return columns <= 0 || rows <= 0 ? NONE : new CellSet(left, top, columns, rows, null);
    }

    /** The rectangle with two cells in its corners, in any order. */
    public static CellSet between(int columnA, int rowA, int columnB, int rowB) {
        return rectangle(
                Math.min(columnA, columnB),
                Math.min(rowA, rowB),
                Math.abs(columnA - columnB) + 1,
                Math.abs(rowA - rowB) + 1);
    }

    /**
     * Any cells inside a rectangle.
     *
     * @param mask one bit a cell, row by row; copied
     */
    public static CellSet masked(int left, int top, int columns, int rows, BitSet mask) {
        if (columns <= 0 || rows <= 0 || mask.isEmpty()) {
            return NONE;
        }
        boolean full = mask.cardinality() == columns * rows;
        return new CellSet(left, top, columns, rows, full ? null : (BitSet) mask.clone());
    }

    public boolean isEmpty() {
        return columns == 0;
    }

    /** True if the set is all of its bounding rectangle. */
    public boolean isRectangle() {
        return mask == null;
    }

    /** First column of the bounding rectangle. */
    public int left() {
        return left;
    }

    /** First row of the bounding rectangle. */
    public int top() {
        return top;
    }

    /** Width of the bounding rectangle in cells. */
    public int columns() {
        return columns;
    }

    /** Height of the bounding rectangle in cells. */
    public int rows() {
        return rows;
    }

    /** Number of cells in the set. */
    public int count() {
        return mask == null ? columns * rows : mask.cardinality();
    }

    public boolean contains(int column, int row) {
        int x = column - left;
        int y = row - top;
        return x >= 0 && y >= 0 && x < columns && y < rows && (mask == null || mask.get(y * columns + x));
    }

    /** The part of the set inside a level of that many cells. */
    public CellSet clipped(int levelColumns, int levelRows) {
        int newLeft = Math.max(left, 0);
        int newTop = Math.max(top, 0);
        int newColumns = Math.min(left + columns, levelColumns) - newLeft;
        int newRows = Math.min(top + rows, levelRows) - newTop;
        if (newLeft == left && newTop == top && newColumns == columns && newRows == rows) {
            return this;
        }
        if (newColumns <= 0 || newRows <= 0) {
            return NONE;
        }
        if (mask == null) {
            return rectangle(newLeft, newTop, newColumns, newRows);
        }
        BitSet part = new BitSet(newColumns * newRows);
        for (int row = 0; row < newRows; row++) {
            for (int column = 0; column < newColumns; column++) {
                part.set(row * newColumns + column, contains(newLeft + column, newTop + row));
            }
        }
        return masked(newLeft, newTop, newColumns, newRows, part);
    }

    /** Cells that are in either set. */
    public CellSet union(CellSet other) {
        if (isEmpty() || other.isEmpty()) {
            return isEmpty() ? other : this;
        }
        int newLeft = Math.min(left, other.left);
        int newTop = Math.min(top, other.top);
        int newColumns = Math.max(left + columns, other.left + other.columns) - newLeft;
        int newRows = Math.max(top + rows, other.top + other.rows) - newTop;
        BitSet all = new BitSet(newColumns * newRows);
        for (int row = 0; row < newRows; row++) {
            for (int column = 0; column < newColumns; column++) {
                int c = newLeft + column;
                int r = newTop + row;
                all.set(row * newColumns + column, contains(c, r) || other.contains(c, r));
            }
        }
        return masked(newLeft, newTop, newColumns, newRows, all);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CellSet that
                && left == that.left
                && top == that.top
                && columns == that.columns
                && rows == that.rows
                && Objects.equals(mask, that.mask);
    }

    @Override
    public int hashCode() {
        return Objects.hash(left, top, columns, rows, mask);
    }

    @Override
    public String toString() {
        return "CellSet[" + left + "," + top + " " + columns + "×" + rows + (mask == null ? "" : ", " + count()) + "]";
    }
}
