package dev.ledge.editor.panel.state;

import dev.ledge.engine.world.type.ActorValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javax.swing.table.AbstractTableModel;

/** The rows of the state inspector: a heading for each group of values, and the values that fit what is looked for. */
@SuppressWarnings("serial")
final class StateRows extends AbstractTableModel {
    static final int NAME = 0;
    static final int VALUE = 1;
    static final int UNIT = 2;
    private static final String[] TITLES = {"Name", "Value", "Unit"};

    /** A row; a heading has no value. */
    record Row(ActorValue.Group group, ActorValue value) {}

    private final List<Row> rows = new ArrayList<>();
    private final double[] numbers = new double[ActorValue.values().length];

    StateRows() {
        find("");
        Arrays.fill(numbers, Double.NaN);
    }

    /** Shows the values whose name, explanation or heading has some letters. */
    void find(String letters) {
        String wanted = letters.strip().toLowerCase(Locale.ROOT);
        rows.clear();
        for (ActorValue.Group group : ActorValue.Group.values()) {
            int heading = rows.size();
            rows.add(new Row(group, null));
            for (ActorValue value : ActorValue.values()) {
                if (value.group() == group && fits(value, wanted)) {
                    rows.add(new Row(group, value));
                }
            }
            if (rows.size() == heading + 1) {
                rows.remove(heading);
            }
        }
        fireTableDataChanged();
    }

    private static boolean fits(ActorValue value, String wanted) {
        return wanted.isEmpty()
                || value.label().contains(wanted)
                || value.explanation().toLowerCase(Locale.ROOT).contains(wanted)
                || StateText.title(value.group()).toLowerCase(Locale.ROOT).contains(wanted);
    }

    Row row(int index) {
        return rows.get(index);
    }

    /** The row of a value, −1 if it is not among those that are shown. */
    int indexOf(ActorValue value) {
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).value() == value) {
                return i;
            }
        }
        return -1;
    }

    /** Sets the number of a value; true if it is another one than before. */
    boolean set(ActorValue value, double number) {
        boolean isOther = Double.compare(numbers[value.ordinal()], number) != 0;
        numbers[value.ordinal()] = number;
        return isOther;
    }

    double number(ActorValue value) {
        return numbers[value.ordinal()];
    }

    @Override
    public int getRowCount() {
        return rows.size();
    }

    @Override
    public int getColumnCount() {
        return TITLES.length;
    }

    @Override
    public String getColumnName(int column) {
        return TITLES[column];
    }

    @Override
    public Object getValueAt(int index, int column) {
        Row row = rows.get(index);
        if (row.value() == null) {
            return column == NAME ? StateText.title(row.group()) : "";
        }
        return switch (column) {
            case NAME -> row.value().label();
            case VALUE -> StateText.of(row.value(), numbers[row.value().ordinal()]);
            default -> row.value().unit();
        };
    }
}
