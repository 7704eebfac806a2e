package dev.ledge.editor.diff;

/**
 * Cells side by side in a row.
 *
 * @param column where they begin
 * @param row from 0 at the top
 * @param length how many, from 1
 */
public record CellRun(int column, int row, int length) {

    /** {@return the first column behind it} */
    public int end() {
        return column + length;
    }

    /** True if the other one lies in the row below and touches this one, be it at a corner. */
    boolean touchesBelow(CellRun below) {
        return below.row == row + 1 && below.column <= end() && column <= below.end();
    }
}
