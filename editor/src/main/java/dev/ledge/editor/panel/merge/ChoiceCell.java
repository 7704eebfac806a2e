package dev.ledge.editor.panel.merge;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Color;
import java.awt.Component;
import java.util.Map;
import javax.swing.JRadioButton;
import javax.swing.JTable;
import javax.swing.SwingConstants;

/** A button to choose a side of a conflict; for what one side changed, a dot that it is taken. */
final class ChoiceCell {
    private final JRadioButton button = new JRadioButton();

    ChoiceCell() {
        button.setHorizontalAlignment(SwingConstants.CENTER);
        button.setOpaque(true);
    }

    /** Shows it in a row that is selected or not. */
    Component show(JTable table, boolean selected, boolean chosen, boolean isConflict) {
        Color around = selected ? table.getSelectionBackground() : table.getBackground();
        button.putClientProperty(
                FlatClientProperties.STYLE, selected ? ring(around, table.getSelectionForeground()) : null);
        button.updateUI();
        button.setBackground(around);
        button.setSelected(chosen);
        button.setEnabled(isConflict);
        return button;
    }

    /** On the selection's colour a disc of any other looks like the dot of what is chosen. */
    private static Map<String, Object> ring(Color inside, Color line) {
        return Map.of(
                "icon.background", inside,
                "icon.selectedBackground", inside,
                "icon.disabledBackground", inside,
                "icon.borderColor", line,
                "icon.selectedBorderColor", line,
                "icon.disabledBorderColor", line,
                "icon.checkmarkColor", line,
                "icon.disabledCheckmarkColor", line);
    }
}
