package dev.ledge.editor.document;

/** The cells of a straight line, so that a stroke has no gaps where drag events were left out. */
public final class CellLine {
    private CellLine() {}

    /** Receives one cell. */
    @FunctionalInterface
    public interface Visitor {
        void cell(int column, int row);
    }

    /**
     * Visits the cells of Bresenham's line from one cell to another, both included, neighbours touching at least at a
     * corner.
     */
    public static void walk(int fromColumn, int fromRow, int toColumn, int toRow, Visitor visitor) {
        int across = Math.abs(toColumn - fromColumn);
        int down = Math.abs(toRow - fromRow);
        int stepX = Integer.signum(toColumn - fromColumn);
        int stepY = Integer.signum(toRow - fromRow);
        int error = across - down;
        int column = fromColumn;
        int row = fromRow;
        visitor.cell(column, row);
        while (column != toColumn || row != toRow) {
            int twice = 2 * error;
            if (twice > -down) {
                error -= down;
                column += stepX;
            }
            if (twice < across) {
                error += across;
                row += stepY;
            }
            visitor.cell(column, row);
        }
    }
}
