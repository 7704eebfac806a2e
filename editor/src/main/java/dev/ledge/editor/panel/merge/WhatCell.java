package dev.ledge.editor.panel.merge;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.RowLabel;
import dev.ledge.editor.notice.PlainText;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.FontMetrics;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.SwingConstants;

/** The words of a difference, in a few lines if they need them, behind the swatch of whose change it is. */
@SuppressWarnings("serial")
final class WhatCell extends JPanel {
    private static final int LEFT = 4;
    private static final int RIGHT = 2;
    private static final int GAP = 6;

    /** Of more the rest is in the tooltip. */
    private static final int MOST_LINES = 4;

    private static final int ABOVE = 4;

    private final JLabel swatch = new JLabel();
    private final JTextArea words = new JTextArea();

    WhatCell() {
        super(new BorderLayout(UIScale.scale(GAP), 0));
        words.setOpaque(false);
        words.setBorder(BorderFactory.createEmptyBorder());
        swatch.setVerticalAlignment(SwingConstants.TOP);
        add(swatch, BorderLayout.WEST);
        add(words, BorderLayout.CENTER);
        setBorder(BorderFactory.createEmptyBorder(
                UIScale.scale(ABOVE), UIScale.scale(LEFT), UIScale.scale(ABOVE), UIScale.scale(RIGHT)));
    }

    /** The cell of a row whose column is so wide, px. */
    Component of(JTable table, MergeRow row, boolean selected, int width) {
        setBackground(selected ? table.getSelectionBackground() : table.getBackground());
        words.setForeground(selected ? table.getSelectionForeground() : table.getForeground());
        words.setFont(table.getFont());
        swatch.setIcon(MergeColors.swatch(MergeTable.kind(row)));
        int room = width - UIScale.scale(LEFT + RIGHT + GAP) - swatch.getIcon().getIconWidth();
        words.setText(String.join("\n", lines(row.text(), room, table.getFontMetrics(table.getFont()))));
        getAccessibleContext().setAccessibleName(row.text());
        setToolTipText(PlainText.of(row.text()));
        return this;
    }

    /** The lines that there is room for. */
    static List<String> lines(String text, int room, FontMetrics metrics) {
        List<String> lines = RowLabel.lines(text, room, metrics);
        if (lines.size() > MOST_LINES) {
            lines.subList(MOST_LINES, lines.size()).clear();
            lines.set(MOST_LINES - 1, lines.get(MOST_LINES - 1) + " …");
        }
        return lines;
    }
}
