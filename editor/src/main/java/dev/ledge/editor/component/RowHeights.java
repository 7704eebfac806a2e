package dev.ledge.editor.component;

import java.util.function.IntUnaryOperator;
import javax.swing.JTable;

/** Rows of a table that are as high as their words need it. */
public final class RowHeights {
    private RowHeights() {}

    /**
     * Gives each row its height, at least that of the table's rows.
     *
     * @param needed how high a row has to be at the width that the columns have, px
     */
    public static void fit(JTable table, IntUnaryOperator needed) {
        for (int row = 0; row < table.getRowCount(); row++) {
            int height = Math.max(table.getRowHeight(), needed.applyAsInt(row));
            if (height != table.getRowHeight(row)) {
                table.setRowHeight(row, height);
            }
        }
    }
}
