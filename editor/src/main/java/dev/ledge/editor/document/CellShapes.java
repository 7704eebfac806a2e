package dev.ledge.editor.document;

import java.util.BitSet;

/** Sets of cells in the shape of figures that are dragged from corner to corner. */
public final class CellShapes {
    private CellShapes() {}

    /** The border, one cell wide, of a rectangle. */
    public static CellSet frame(CellSet rectangle) {
        int columns = rectangle.columns();
        int rows = rectangle.rows();
        BitSet mask = new BitSet(columns * rows);
        for (int row = 0; row < rows; row++) {
            if (row == 0 || row == rows - 1) {
                mask.set(row * columns, (row + 1) * columns);
            } else {
                mask.set(row * columns);
                mask.set(row * columns + columns - 1);
            }
        }
        return CellSet.masked(rectangle.left(), rectangle.top(), columns, rows, mask);
    }

    /** The cells whose middle lies in the ellipse that fills a rectangle. */
    public static CellSet ellipse(CellSet rectangle) {
        int columns = rectangle.columns();
        int rows = rectangle.rows();
        BitSet mask = new BitSet(columns * rows);
        for (int row = 0; row < rows; row++) {
            int half = halfWidth(columns, rows, row);
            mask.set(row * columns + half, (row + 1) * columns - half);
        }
        return CellSet.masked(rectangle.left(), rectangle.top(), columns, rows, mask);
    }

    /** The cells of a filled figure that have a neighbour (left, right, above, below) outside of it. */
    public static CellSet outline(CellSet figure) {
        int columns = figure.columns();
        int rows = figure.rows();
        BitSet mask = new BitSet(columns * rows);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int c = figure.left() + column;
                int r = figure.top() + row;
                boolean inside = figure.contains(c - 1, r)
                        && figure.contains(c + 1, r)
                        && figure.contains(c, r - 1)
                        && figure.contains(c, r + 1);
                mask.set(row * columns + column, figure.contains(c, r) && !inside);
            }
        }
        return CellSet.masked(figure.left(), figure.top(), columns, rows, mask);
    }

    /** Number of cells left out at either end of an ellipse's row; at least the middle cell stays. */
    private static int halfWidth(int columns, int rows, int row) {
        double y = (row + 0.5) / rows * 2 - 1;
        double reach = Math.sqrt(Math.max(0, 1 - y * y)) * columns / 2;
        int out = (int) Math.ceil(columns / 2.0 - reach - 0.5);
        return Math.max(0, Math.min(out, (columns - 1) / 2));
    }
}
