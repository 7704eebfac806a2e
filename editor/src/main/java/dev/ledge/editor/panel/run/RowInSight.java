package dev.ledge.editor.panel.run;

import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JViewport;

/** Keeps the row that is selected in sight as something beside the table takes room from it. */
final class RowInSight extends ComponentAdapter {
    private final JTable table;
    private int before;

    private RowInSight(JTable table) {
        this.table = table;
    }

    static void keep(JScrollPane scroll, JTable table) {
        scroll.getViewport().addComponentListener(new RowInSight(table));
    }

    @Override
    public void componentResized(ComponentEvent e) {
        Rectangle seen = ((JViewport) e.getComponent()).getViewRect();
        Rectangle row = table.getCellRect(table.getSelectedRow(), 0, true);
        int height = seen.height;
        seen.height = Math.max(height, before);
        before = height;
        if (table.getSelectedRow() >= 0 && seen.intersects(row)) { // Not what was scrolled away from.
            table.scrollRectToVisible(row);
        }
    }
}
