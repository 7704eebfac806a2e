package dev.ledge.editor.panel.merge;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.RowHeights;
import dev.ledge.editor.diff.Conflict;
import dev.ledge.editor.diff.Side;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.TableCellRenderer;

/**
 * The differences, one a row; a conflict is settled by a click into the column of the side to take, or by the arrow
 * keys.
 */
@SuppressWarnings("serial")
final class MergeTable extends JTable {
    static final int WHAT = 0;
    static final int MINE = 1;
    static final int THEIRS = 2;

    private static final int ROW_HEIGHT = 24;
    private static final int CHOICE_WIDTH = 40;

    /** Beside the name of a side, px. */
    private static final int AROUND_NAME = 16;

    private final transient MergeText words;
    private final transient Runnable settled;
    private final transient Map<Conflict, Side> choices = new HashMap<>();
    private final Rows model = new Rows();
    private transient List<MergeRow> rows = List.of();
    private boolean isRefreshing;

    /**
     * An empty list.
     *
     * @param settled is run when a conflict was settled
     */
    MergeTable(MergeText words, Runnable settled, Consumer<MergeRow> pointedOut) {
        this.words = words;
        this.settled = settled;
        setModel(model);
        setName("merge.list");
        getAccessibleContext().setAccessibleName("Differences");
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setRowHeight(UIScale.scale(ROW_HEIGHT));
        setShowGrid(false);
        setFillsViewportHeight(true);
        getTableHeader().setReorderingAllowed(false);
        getColumnModel().getColumn(WHAT).setCellRenderer(new What());
        for (int column : new int[] {MINE, THEIRS}) {
            getColumnModel().getColumn(column).setCellRenderer(new Choice());
            getColumnModel().getColumn(column).setMinWidth(choiceWidth(column));
            getColumnModel().getColumn(column).setMaxWidth(choiceWidth(column));
        }
        getSelectionModel().addListSelectionListener(e -> {
            if (!e.getValueIsAdjusting() && !isRefreshing && getSelectedRow() >= 0) {
                pointedOut.accept(rows.get(getSelectedRow()));
            }
        });
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                Side side = side(columnAtPoint(e.getPoint()));
                if (side != null) {
                    choose(rowAtPoint(e.getPoint()), side);
                }
            }
        });
        bind(KeyEvent.VK_LEFT, Side.MINE);
        bind(KeyEvent.VK_RIGHT, Side.THEIRS);
        // Tab goes on to the next control, as everywhere; within the list there are the arrow keys.
        setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
        setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
    }

    private int choiceWidth(int column) {
        int name = getTableHeader().getFontMetrics(getTableHeader().getFont()).stringWidth(model.getColumnName(column));
        return Math.max(UIScale.scale(CHOICE_WIDTH), name + UIScale.scale(AROUND_NAME));
    }

    @Override
    public void doLayout() {
        super.doLayout();
        fitRows();
    }

    private void fitRows() {
        RowHeights.fit(
                this,
                row -> prepareRenderer(getCellRenderer(row, WHAT), row, WHAT).getPreferredSize().height);
    }

    private void bind(int key, Side side) {
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key, 0), side);
        getActionMap().put(side, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                choose(getSelectedRow(), side);
            }
        });
    }

    private static Side side(int column) {
        return column == MINE ? Side.MINE : column == THEIRS ? Side.THEIRS : null;
    }

    /** Shows other differences; what was settled before stays settled where it is still a conflict. */
    void setRows(List<MergeRow> newRows) {
        int selected = getSelectedRow();
        rows = newRows;
        choices.keySet()
                .retainAll(newRows.stream()
                        .map(MergeRow::conflict)
                        .filter(conflict -> conflict != null)
                        .toList());
        isRefreshing = true;
        model.fireTableDataChanged();
        fitRows();
        if (selected >= 0 && selected < rows.size()) {
            setRowSelectionInterval(selected, selected);
        }
        isRefreshing = false;
    }

    /** All rows, the conflicts first. */
    List<MergeRow> rows() {
        return rows;
    }

    /** The row that is selected, or null. */
    MergeRow selected() {
        return getSelectedRow() < 0 ? null : rows.get(getSelectedRow());
    }

    /** What is chosen, by conflict. */
    Map<Conflict, Side> choices() {
        return Map.copyOf(choices);
    }

    /** Forgets what was settled. */
    void clearChoices() {
        choices.clear();
        clearSelection();
    }

    void chooseAll(Side side) {
        rows.stream().filter(row -> row.conflict() != null).forEach(row -> choices.put(row.conflict(), side));
        repaint();
        settled.run();
    }

    private void choose(int row, Side side) {
        if (row >= 0 && rows.get(row).conflict() != null) {
            choices.put(rows.get(row).conflict(), side);
            repaint();
            settled.run();
        }
    }

    private final class Rows extends AbstractTableModel {
        @Override
        public int getRowCount() {
            return rows == null ? 0 : rows.size();
        }

        @Override
        public int getColumnCount() {
            return 3;
        }

        @Override
        public String getColumnName(int column) {
            return switch (column) {
                case WHAT -> "What differs";
                case MINE -> words.mine();
                default -> words.theirs();
            };
        }

        @Override
        public Object getValueAt(int row, int column) {
            MergeRow shown = rows.get(row);
            if (column == WHAT) {
                return shown.text();
            }
            boolean isConflict = shown.conflict() != null;
            return (isConflict ? choices.get(shown.conflict()) : shown.side()) == side(column);
        }
    }

    /** The words of a row. */
    private final class What implements TableCellRenderer {
        private final WhatCell cell = new WhatCell();

        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focused, int row, int column) {
            return cell.of(
                    table,
                    rows.get(row),
                    selected,
                    getColumnModel().getColumn(column).getWidth());
        }
    }

    static Difference.Kind kind(MergeRow row) {
        if (row.side() == null) {
            return Difference.Kind.BOTH;
        }
        return row.side() == Side.MINE ? Difference.Kind.MINE : Difference.Kind.THEIRS;
    }

    private final class Choice implements TableCellRenderer {
        private final ChoiceCell cell = new ChoiceCell();

        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focused, int row, int column) {
            boolean isConflict = rows.get(row).conflict() != null;
            return cell.show(table, selected, Boolean.TRUE.equals(value), isConflict);
        }
    }
}
