package dev.ledge.editor.panel;

import com.formdev.flatlaf.FlatClientProperties;
import javax.swing.JComponent;

/** Looks that survive a change of the theme. */
final class Styles {
    private Styles() {}

    /** Text in a weaker colour, or in the usual one. */
    static void dim(JComponent component, boolean dim) {
        component.putClientProperty(
                FlatClientProperties.STYLE,
                dim ? "foreground: $Label.disabledForeground" : "foreground: $Label.foreground");
    }

    /** Text a little smaller. */
    static void small(JComponent component) {
        component.putClientProperty(FlatClientProperties.STYLE_CLASS, "small");
    }

    /** A heading within a panel. */
    static void heading(JComponent component) {
        component.putClientProperty(FlatClientProperties.STYLE, "font: bold");
    }
}
