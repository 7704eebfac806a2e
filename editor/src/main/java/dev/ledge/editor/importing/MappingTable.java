package dev.ledge.editor.importing;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.MiddleCut;
import dev.ledge.editor.exchange.choice.MappingRows;
import dev.ledge.editor.exchange.choice.Meaning;
import dev.ledge.editor.exchange.choice.Subject;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.engine.problem.Excerpt;
import java.awt.Component;
import java.awt.FontMetrics;
import java.awt.Insets;
import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.DefaultCellEditor;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.UIManager;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableCellEditor;
import tools.jackson.databind.node.ObjectNode;

/** What is in the map, a row each, and what it becomes: chosen from a list, or typed as the fields of a rule. */
@SuppressWarnings("serial")
final class MappingTable extends JTable {
    /** What is chosen to take a rule away. */
    static final String OTHERS = "As other rules say";

    private static final int WHAT = 0;
    private static final int NAME = 1;
    private static final int COUNT = 2;
    private static final int BECOMES = 3;
    private static final List<String> COLUMNS = List.of("What", "In the map", "How many", "Becomes");
    private static final int ROW_HEIGHT = 26;

    private final Rows model = new Rows();
    private final transient Consumer<MappingRows> changed;
    private transient MappingRows rows;
    private transient List<Subject> shown = List.of();
    private transient String query = "";
    private final transient Consumer<String> faults;

    /**
     * An empty table.
     *
     * @param changed takes the table that the user made of the one that is shown
     * @param faults takes why what was typed cannot be taken, and nothing once that is over
     */
    MappingTable(Consumer<MappingRows> changed, Consumer<String> faults) {
        this.changed = changed;
        this.faults = faults;
        setModel(model);
        setName("import.mapping");
        getAccessibleContext().setAccessibleName("What becomes of what");
        setRowHeight(UIScale.scale(ROW_HEIGHT));
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setFillsViewportHeight(true);
        putClientProperty("terminateEditOnFocusLost", Boolean.TRUE);
        putClientProperty("JTable.autoStartsEdit", Boolean.FALSE);
        getTableHeader().setReorderingAllowed(false);
        int[] widths = {112, 138, 78, 204};
        for (int i = 0; i < widths.length; i++) {
            getColumnModel().getColumn(i).setPreferredWidth(UIScale.scale(widths[i]));
            getColumnModel().getColumn(i).setCellRenderer(new Words());
        }
        // Tab goes on to the next control, as everywhere; within the list there are the arrow keys.
        setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
        setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
        for (String key : List.of("F2", "ENTER")) {
            getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key), "choose");
        }
        getActionMap().put("choose", action(this::choose));
    }

    private static AbstractAction action(Runnable body) {
        return new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                body.run();
            }
        };
    }

    /** Lets the selected row be changed, whichever of its columns the keys are in: one alone can be changed. */
    private void choose() {
        if (!isEditing() && getSelectedRow() >= 0 && editCellAt(getSelectedRow(), BECOMES)) {
            getEditorComponent().requestFocusInWindow();
        }
    }

    /** Shows other rows. */
    void show(MappingRows newRows) {
        rows = newRows;
        narrow(query);
    }

    /** Shows only what has some letters in it. */
    void narrow(String letters) {
        query = letters;
        String low = letters.trim().toLowerCase(Locale.ROOT);
        int selected = getSelectedRow();
        shown = rows == null
                ? List.of()
                : rows.rows().stream()
                        .filter(row -> (row.kind().label() + " " + row.label() + " " + rows.words(row))
                                .toLowerCase(Locale.ROOT)
                                .contains(low))
                        .toList();
        model.fireTableDataChanged();
        faults.accept(
                shown.isEmpty() && rows != null && !low.isEmpty()
                        ? "Nothing here has " + Excerpt.quoted(letters.trim())
                                + " in it; clear the search to see everything"
                        : "");
        if (selected >= 0 && selected < shown.size()) {
            setRowSelectionInterval(selected, selected);
        }
    }

    @Override
    public TableCellEditor getCellEditor(int row, int column) {
        return new Chooser(shown.get(row));
    }

    @Override
    public void removeEditor() {
        if (getCellEditor() instanceof Chooser chooser && chooser.isRefused) {
            faults.accept("");
        }
        super.removeEditor();
    }

    private final class Rows extends AbstractTableModel {
        @Override
        public int getRowCount() {
            return shown == null ? 0 : shown.size();
        }

        @Override
        public int getColumnCount() {
            return COLUMNS.size();
        }

        @Override
        public String getColumnName(int column) {
            return COLUMNS.get(column);
        }

        @Override
        public boolean isCellEditable(int row, int column) {
            return column == BECOMES;
        }

        @Override
        public Object getValueAt(int row, int column) {
            Subject subject = shown.get(row);
            return switch (column) {
                case WHAT -> subject.kind().label();
                case NAME -> subject.label();
                case COUNT -> subject.sample() == null ? "" : String.valueOf(subject.count());
                default -> rows.words(subject);
            };
        }

        @Override
        public void setValueAt(Object value, int row, int column) {
            Subject subject = shown.get(row);
            String typed = String.valueOf(value);
            if (typed.equals(rows.words(subject))) {
                return;
            }
            ObjectNode result = typed.equals(OTHERS) ? null : Meaning.parse(typed, subject.kind());
            changed.accept(rows.with(subject, result));
        }
    }

    /** A list of what there is a name for, into which the fields of a rule can be typed. */
    private final class Chooser extends DefaultCellEditor {
        private final transient Subject subject;
        private boolean isRefused;

        Chooser(Subject subject) {
            super(new JComboBox<>(choices(subject)));
            this.subject = subject;
            JComboBox<?> box = (JComboBox<?>) getComponent();
            box.setName("import.becomes");
            box.setEditable(true);
            box.setMaximumRowCount(16);
            box.getAccessibleContext().setAccessibleName("What " + subject.label() + " becomes");
            setClickCountToStart(1);
            // In a table, Swing's own takes what the hidden list has selected, nothing mostly, instead of opening it.
            box.getActionMap().put("togglePopup", action(() -> box.setPopupVisible(!box.isPopupVisible())));
            if (box.getEditor().getEditorComponent() instanceof JTextField field) {
                // With the list open, Enter would take what is chosen there in place of what was typed.
                field.addKeyListener(new KeyAdapter() {
                    @Override
                    public void keyTyped(KeyEvent e) {
                        if (e.getKeyChar() >= ' ') {
                            box.hidePopup();
                        }
                    }
                });
            }
        }

        @Override
        public boolean stopCellEditing() {
            JComboBox<?> box = (JComboBox<?>) getComponent();
            String typed = String.valueOf(box.getEditor().getItem());
            String fault = fault(typed);
            if (fault != null && box.getEditor().getEditorComponent() instanceof JTextField field) {
                field.putClientProperty(FlatClientProperties.OUTLINE, FlatClientProperties.OUTLINE_ERROR);
                field.setToolTipText(PlainText.of(fault));
                box.putClientProperty(FlatClientProperties.OUTLINE, FlatClientProperties.OUTLINE_ERROR);
                isRefused = true;
                faults.accept(fault);
                return false;
            }
            return super.stopCellEditing();
        }

        private String fault(String typed) {
            if (typed.equals(OTHERS) || typed.equals(rows.words(subject))) {
                return null;
            }
            ObjectNode result = Meaning.parse(typed, subject.kind());
            if (result == null) {
                return "Choose from the list, or type a rule’s fields, such as {\"climbable\": true}";
            }
            try {
                rows.with(subject, result);
                return null;
            } catch (IllegalArgumentException e) {
                return e.getMessage();
            }
        }
    }

    private static String[] choices(Subject subject) {
        List<Meaning> meanings = Meaning.of(subject.kind());
        String[] choices = new String[meanings.size() + 1];
        choices[0] = OTHERS;
        for (int i = 0; i < meanings.size(); i++) {
            choices[i + 1] = meanings.get(i).label();
        }
        return choices;
    }

    /** Texts as they are; in a weaker colour what the user did not decide. */
    private final class Words extends DefaultTableCellRenderer {
        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focused, int row, int column) {
            putClientProperty("html.disable", Boolean.TRUE);
            JLabel label = (JLabel) super.getTableCellRendererComponent(table, value, selected, focused, row, column);
            Subject subject = shown.get(row);
            boolean isWeak =
                    column == WHAT || column == COUNT || rows.own(subject).isEmpty() && column == BECOMES;
            if (!selected) {
                label.setForeground(UIManager.getColor(isWeak ? "Label.disabledForeground" : "Table.foreground"));
            }
            label.setHorizontalAlignment(column == COUNT ? TRAILING : LEADING);
            label.setToolTipText(column == NAME || column == BECOMES ? PlainText.of(label.getText()) : null);
            if (column == NAME) {
                Insets insets = label.getInsets();
                int room = table.getColumnModel().getColumn(NAME).getWidth() - insets.left - insets.right - 1;
                FontMetrics metrics = label.getFontMetrics(label.getFont());
                label.setText(MiddleCut.of(label.getText(), words -> metrics.stringWidth(words) <= room));
            }
            return label;
        }
    }
}
