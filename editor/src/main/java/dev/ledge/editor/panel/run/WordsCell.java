package dev.ledge.editor.panel.run;

import dev.ledge.editor.component.Sentence;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Insets;
import javax.swing.JPanel;
import javax.swing.JTable;
import javax.swing.UIManager;
import javax.swing.table.TableCellRenderer;

/** A cell of a table whose words are broken into lines where its column is narrow. */
@SuppressWarnings("serial")
final class WordsCell extends JPanel implements TableCellRenderer {
    private static final int MOST_LINES = 3;

    private final Sentence words = new Sentence(MOST_LINES);

    WordsCell() {
        super(new BorderLayout());
        add(words);
    }

    @Override
    public Component getTableCellRendererComponent(
            JTable table, Object value, boolean selected, boolean focused, int row, int column) {
        words.setText(String.valueOf(value));
        words.setFont(table.getFont());
        words.setForeground(selected ? table.getSelectionForeground() : table.getForeground());
        setBackground(selected ? table.getSelectionBackground() : table.getBackground());
        String border = selected ? "Table.focusSelectedCellHighlightBorder" : "Table.focusCellHighlightBorder";
        setBorder(UIManager.getBorder(focused ? border : "Table.cellNoFocusBorder"));
        getAccessibleContext().setAccessibleName(words.getText());
        return this;
    }

    /** How high it is with what it shows, px, in a column of that width. */
    int heightAt(int width) {
        Insets insets = getInsets();
        return insets.top + words.heightAt(width - insets.left - insets.right) + insets.bottom;
    }
}
