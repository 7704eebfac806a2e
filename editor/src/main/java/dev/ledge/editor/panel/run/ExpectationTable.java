package dev.ledge.editor.panel.run;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.Refusal;
import dev.ledge.editor.component.RowHeights;
import dev.ledge.editor.component.Typed;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.render.style.Icons;
import dev.ledge.editor.run.ExpectationWords;
import dev.ledge.editor.run.RunEntry;
import dev.ledge.editor.run.WhenText;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.run.Expectation;
import dev.ledge.engine.run.Failure;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.run.RunWriter;
import dev.ledge.engine.run.When;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.DefaultCellEditor;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;

/**
 * What a run expects, a row each: whether it came true, what, and when. What is edited as it stands in the file, when
 * in words. The last row is the hash, if the run has one.
 */
@SuppressWarnings("serial")
final class ExpectationTable extends JTable {
    private static final int ICON = 0;
    private static final int WHAT = 1;
    private static final int WHEN = 2;
    private static final int ICON_WIDTH = 28;
    private static final int WHEN_WIDTH = 150;

    /** As wide as its heading. */
    private static final int LEAST_WHEN = 100;

    private final Rows rows = new Rows();
    private final WordsCell words = new WordsCell();
    private final transient Consumer<Change> onChange;
    private final transient Consumer<String> refused;
    private transient RunEntry run;

    /**
     * An expectation that was edited.
     *
     * @param run whose it is
     * @param index its number, from 0
     * @param edited what it is now
     */
    record Change(RunEntry run, int index, Expectation edited) {}

    /**
     * An empty table.
     *
     * @param onChange is given what was edited
     * @param refused gets why something that was typed was not taken
     */
    ExpectationTable(Consumer<Change> onChange, Consumer<String> refused) {
        this.onChange = onChange;
        this.refused = refused;
        setModel(rows);
        setName("runs.expectations");
        getAccessibleContext().setAccessibleName("What the run expects");
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setAutoResizeMode(AUTO_RESIZE_ALL_COLUMNS);
        putClientProperty("terminateEditOnFocusLost", Boolean.TRUE);
        putClientProperty("JTable.autoStartsEdit", Boolean.FALSE); // Delete would begin to edit.
        setFillsViewportHeight(true);
        getTableHeader().setReorderingAllowed(false);
        getColumnModel().getColumn(ICON).setMinWidth(UIScale.scale(ICON_WIDTH));
        getColumnModel().getColumn(ICON).setMaxWidth(UIScale.scale(ICON_WIDTH));
        getColumnModel().getColumn(WHEN).setPreferredWidth(UIScale.scale(WHEN_WIDTH));
        getColumnModel().getColumn(WHEN).setMinWidth(UIScale.scale(LEAST_WHEN));
        getColumnModel().getColumn(WHEN).setMaxWidth(UIScale.scale(2 * WHEN_WIDTH));
        getColumnModel().getColumn(WHAT).setPreferredWidth(UIScale.scale(2 * WHEN_WIDTH));
        getColumnModel().getColumn(ICON).setCellRenderer(new IconCell());
        getColumnModel().getColumn(WHAT).setCellRenderer(words);
        getColumnModel().getColumn(WHEN).setCellRenderer(words);
        getColumnModel().getColumn(WHAT).setCellEditor(new Editor(WHAT));
        getColumnModel().getColumn(WHEN).setCellEditor(new Editor(WHEN));
        // Tab goes on to the next control, as everywhere; within the table there are the arrow keys.
        setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
        setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
        getActionMap().put("startEditing", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                edit();
            }
        });
    }

    /** Edits what is selected; where the keys are in no column that can be, what must come true. */
    private void edit() {
        int column = Math.max(WHAT, getColumnModel().getSelectionModel().getLeadSelectionIndex());
        if (!isEditing() && getSelectedRow() >= 0 && editCellAt(getSelectedRow(), column)) {
            getEditorComponent().requestFocusInWindow();
        }
    }

    /** Once it is known how wide the columns are, it is known how high the rows. */
    @Override
    public void doLayout() {
        super.doLayout();
        fitRows();
    }

    private void fitRows() {
        RowHeights.fit(this, row -> Math.max(heightOf(row, WHAT), heightOf(row, WHEN)));
    }

    private int heightOf(int row, int column) {
        words.getTableCellRendererComponent(this, getValueAt(row, column), false, false, row, column);
        return words.heightAt(getColumnModel().getColumn(column).getWidth());
    }

    /**
     * Shows a run's expectations, none for null; what is being edited goes on if it is the same run, and is taken if it
     * is another.
     */
    void show(RunEntry now) {
        if (isEditing() && now != null && !run.file().equals(now.file())) {
            getCellEditor().stopCellEditing();
        }
        boolean isSame = run != null
                && now != null
                && run.file().equals(now.file())
                && run.run().equals(now.run());
        if (isSame) {
            run = now;
            repaint();
            return;
        }
        int added = added(now);
        run = now;
        int selected = getSelectedRow();
        if (isEditing()) {
            getCellEditor().cancelCellEditing();
        }
        rows.fireTableDataChanged();
        fitRows();
        if (selected >= 0 && selected < rows.getRowCount()) {
            setRowSelectionInterval(selected, selected);
        }
        if (added >= 0) {
            setRowSelectionInterval(added, added);
            scrollRectToVisible(getCellRect(added, WHAT, true));
        }
    }

    /** The row of the one expectation that a run has in addition to those that are shown of it; -1 otherwise. */
    private int added(RunEntry now) {
        if (run == null || now == null || !run.file().equals(now.file())) {
            return -1;
        }
        List<Expectation> before = expectations();
        List<Expectation> after = now.run().effectiveExpect();
        if (after.size() != before.size() + 1) {
            return -1;
        }
        int row = 0;
        while (row < before.size() && before.get(row).equals(after.get(row))) {
            row++;
        }
        return row;
    }

    /** What did not come true of the row that is selected; null if it did, or none is. */
    Failure selectedFailure() {
        return run == null || getSelectedRow() < 0 ? null : failure(getSelectedRow());
    }

    private boolean isHash(int row) {
        return row >= expectations().size();
    }

    private List<Expectation> expectations() {
        return run == null ? List.of() : run.run().effectiveExpect();
    }

    private Failure failure(int row) {
        if (!isHash(row)) {
            return run.verdict().failure(row);
        }
        return run.verdict().endFailure();
    }

    @Override
    public String getToolTipText(MouseEvent e) {
        int row = rowAtPoint(e.getPoint());
        if (run == null || row < 0) {
            return null;
        }
        Failure failure = failure(row);
        String text = isHash(row)
                ? "Everything ends where it ended"
                : RunWriter.text(expectations().get(row));
        return PlainText.of(failure == null ? text : isHash(row) ? RunWords.end(run) : failure.message());
    }

    /** The rows. */
    private final class Rows extends AbstractTableModel {
        @Override
        public int getRowCount() {
            return run == null ? 0 : expectations().size() + (run.run().hash() == null ? 0 : 1);
        }

        @Override
        public int getColumnCount() {
            return WHEN + 1;
        }

        @Override
        public String getColumnName(int column) {
            return new String[] {"", "Must come true", "When (ticks)"}[column];
        }

        @Override
        public boolean isCellEditable(int row, int column) {
            return column != ICON && !isHash(row) && !run.isReadOnly();
        }

        @Override
        public Object getValueAt(int row, int column) {
            if (column == ICON) {
                return icon(row);
            }
            if (isHash(row)) {
                return column == WHAT
                        ? "ends exactly the same"
                        : "at " + run.run().effectiveTicks();
            }
            Expectation expectation = expectations().get(row);
            return column == WHAT ? ExpectationWords.of(expectation) : WhenText.of(expectation.when());
        }

        private String icon(int row) {
            if (run.verdict().outcome() == null) {
                return "search";
            }
            return failure(row) == null ? "ok" : "error";
        }
    }

    /** Whether it came true. */
    private static final class IconCell extends DefaultTableCellRenderer {
        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focused, int row, int column) {
            super.getTableCellRendererComponent(table, "", selected, focused, row, column);
            setHorizontalAlignment(JLabel.CENTER);
            setIcon(Icons.of((String) value));
            Icons.setSelected(this, selected);
            getAccessibleContext().setAccessibleName("ok".equals(value) ? "holds" : "fails");
            return this;
        }
    }

    /** A field that keeps what was typed, and says what is wrong with it, until it can be taken. */
    private final class Editor extends DefaultCellEditor {
        private final int column;
        private final Field field;
        private int row;
        private final Refusal refusal = new Refusal(refused);

        Editor(int column) {
            this(column, new Field());
        }

        private Editor(int column, Field field) {
            super(field);
            this.column = column;
            this.field = field;
            field.setName(column == WHAT ? "runs.edit.what" : "runs.edit.when");
        }

        @Override
        public Component getTableCellEditorComponent(
                JTable table, Object value, boolean selected, int editedRow, int editedColumn) {
            row = editedRow;
            field.before = column == WHAT ? RunWriter.text(expectations().get(row)) : String.valueOf(value);
            field.takeBack();
            return super.getTableCellEditorComponent(table, field.before, selected, editedRow, editedColumn);
        }

        @Override
        public boolean stopCellEditing() {
            Expectation edited;
            try {
                edited = column == WHAT
                        ? RunReader.readExpectation(field.getText())
                        : at(expectations().get(row), WhenText.read(field.getText()));
            } catch (LevelFormatException e) {
                return refuse(e.firstError().message());
            } catch (IllegalArgumentException e) {
                return refuse(e.getMessage());
            }
            RunEntry of = run;
            int index = row;
            refusal.end();
            super.stopCellEditing();
            onChange.accept(new Change(of, index, edited));
            return true;
        }

        @Override
        public void cancelCellEditing() {
            refusal.end();
            super.cancelCellEditing();
        }

        private boolean refuse(String why) {
            field.putClientProperty(FlatClientProperties.OUTLINE, FlatClientProperties.OUTLINE_ERROR);
            refusal.say(why);
            return false;
        }
    }

    /** Where an expectation is typed. */
    private final class Field extends JTextField implements Typed {
        private String before = "";

        @Override
        public void takeTyped() {
            if (isEditing()) {
                getCellEditor().stopCellEditing();
            }
        }

        @Override
        public boolean isTyping() {
            return isEditing() && !getText().equals(before);
        }

        @Override
        public void takeBack() {
            putClientProperty(FlatClientProperties.OUTLINE, null);
            setText(before);
        }
    }

    /** The same expectation at another time. */
    static Expectation at(Expectation expectation, When when) {
        if (expectation instanceof Expectation.State state) {
            return new Expectation.State(when, state.actor(), state.facts(), state.unknownFacts(), state.unknown());
        }
        if (expectation instanceof Expectation.Happens happens) {
            return new Expectation.Happens(when, happens.type(), happens.details(), happens.count(), happens.unknown());
        }
        Expectation.Same same = (Expectation.Same) expectation;
        return new Expectation.Same(when, same.fact(), same.actor(), same.within(), same.unknown());
    }

    /** The run without what is selected; null if nothing is. */
    List<Expectation> withoutSelected() {
        int row = getSelectedRow();
        if (row < 0 || isHash(row)) {
            return null;
        }
        List<Expectation> left = new ArrayList<>(expectations());
        left.remove(row);
        return left;
    }

    /** True if the hash is selected. */
    boolean isHashSelected() {
        return getSelectedRow() >= 0 && run != null && isHash(getSelectedRow());
    }
}
