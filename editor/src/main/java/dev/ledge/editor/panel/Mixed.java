package dev.ledge.editor.panel;

import com.formdev.flatlaf.FlatClientProperties;
import dev.ledge.engine.level.Level;
import java.util.function.Predicate;
import javax.swing.JCheckBox;
import javax.swing.JTextField;

/**
 * When the rows of several objects have no one value to show.
 *
 * @param first of a row's only value, or the first of two
 * @param second of the second of two
 */
record Mixed(Predicate<Level> first, Predicate<Level> second) {
    /** Of rows for one thing. */
    static final Mixed NEVER = when(level -> false);

    /** Stands where a value would. */
    static final String WORD = "mixed";

    /** Of a row with one value. */
    static Mixed when(Predicate<Level> isMixed) {
        return new Mixed(isMixed, isMixed);
    }

    /** Shows whether a box is on. One that is neither on nor off is switched on by a click. */
    static void show(JCheckBox box, boolean isOn, boolean isMixed) {
        box.setSelected(isOn && !isMixed);
        box.putClientProperty(
                FlatClientProperties.SELECTED_STATE,
                isMixed ? FlatClientProperties.SELECTED_STATE_INDETERMINATE : null);
    }

    /** Says in an empty field why it is empty. */
    static void mark(JTextField field, boolean isMixed) {
        field.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, isMixed ? WORD : null);
    }
}
