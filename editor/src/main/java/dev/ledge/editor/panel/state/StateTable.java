package dev.ledge.editor.panel.state;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.panel.Styles;
import dev.ledge.engine.world.Inspection;
import dev.ledge.engine.world.type.ActorValue;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import javax.swing.table.DefaultTableCellRenderer;

/** Every number of an actor, under headings; those that are selected are plotted. */
@SuppressWarnings("serial")
final class StateTable extends JTable {
    private static final int NAME_WIDTH = 136;
    private static final int VALUE_WIDTH = 110;
    private static final int UNIT_WIDTH = 44;

    private final StateRows rows;

    StateTable(StateRows rows) {
        super(rows);
        this.rows = rows;
        setName("state.table");
        getAccessibleContext().setAccessibleName("Numbers of the actor");
        setSelectionMode(ListSelectionModel.MULTIPLE_INTERVAL_SELECTION);
        setShowGrid(false);
        setIntercellSpacing(new Dimension(0, 0));
        setFillsViewportHeight(true);
        setTableHeader(null);
        getColumnModel().getColumn(StateRows.NAME).setPreferredWidth(UIScale.scale(NAME_WIDTH));
        getColumnModel().getColumn(StateRows.VALUE).setPreferredWidth(UIScale.scale(VALUE_WIDTH));
        getColumnModel().getColumn(StateRows.UNIT).setPreferredWidth(UIScale.scale(UNIT_WIDTH));
        setDefaultRenderer(Object.class, new Cell());
        putClientProperty("terminateEditOnFocusLost", true);
    }

    /** The values that are selected, in their order; at most so many. */
    List<ActorValue> selected(int most) {
        List<ActorValue> found = new ArrayList<>();
        for (int index : getSelectedRows()) {
            ActorValue value = rows.row(index).value();
            if (value != null && found.size() < most) {
                found.add(value);
            }
        }
        return found;
    }

    /** Selects values, as far as they are shown. */
    void select(List<ActorValue> values) {
        getSelectionModel().setValueIsAdjusting(true);
        clearSelection();
        for (ActorValue value : values) {
            int index = rows.indexOf(value);
            if (index >= 0) {
                addRowSelectionInterval(index, index);
            }
        }
        getSelectionModel().setValueIsAdjusting(false);
    }

    /** Reads the rows that can be seen, and repaints those that have changed; without an actor all are unknown. */
    void read(Inspection inspection, int actor) {
        Rectangle seen = getVisibleRect();
        int first = Math.max(0, rowAtPoint(seen.getLocation()));
        int last = (int) Math.min(getRowCount() - 1L, first + seen.height / Math.max(1, getRowHeight()) + 1L);
        for (int index = first; index <= last; index++) {
            ActorValue value = rows.row(index).value();
            if (value != null) {
                double number = actor < 0 ? Double.NaN : inspection.value(actor, value);
                if (rows.set(value, number)) {
                    repaint(getCellRect(index, StateRows.VALUE, false));
                }
            }
        }
    }

    @Override
    public String getToolTipText(MouseEvent e) {
        int index = rowAtPoint(e.getPoint());
        ActorValue value = index < 0 ? null : rows.row(index).value();
        if (value == null) {
            return null;
        }
        double number = rows.number(value);
        String exact = Double.isNaN(number) || value.word(number) != null ? "" : ": " + number + " " + value.unit();
        return value.explanation() + exact.stripTrailing();
    }

    /** A heading in bold, a name, a value at the right, a unit in a weaker colour. */
    private final class Cell extends DefaultTableCellRenderer {
        Cell() {
            Styles.plain(this);
        }

        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean isSelected, boolean hasFocus, int row, int column) {
            boolean isHeading = rows.row(row).value() == null;
            super.getTableCellRendererComponent(table, value, isSelected && !isHeading, hasFocus, row, column);
            setFont(isHeading ? getFont().deriveFont(Font.BOLD) : getFont());
            setHorizontalAlignment(column == StateRows.VALUE ? SwingConstants.TRAILING : SwingConstants.LEADING);
            int indent = isHeading || column != StateRows.NAME ? 8 : 18;
            setBorder(BorderFactory.createEmptyBorder(0, UIScale.scale(indent), 0, UIScale.scale(4)));
            boolean isWeak = column == StateRows.UNIT && !isSelected;
            setForeground(
                    isSelected && !isHeading
                            ? table.getSelectionForeground()
                            : isWeak ? UIManager.getColor("Label.disabledForeground") : table.getForeground());
            return this;
        }
    }
}
