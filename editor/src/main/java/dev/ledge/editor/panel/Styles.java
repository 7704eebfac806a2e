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

    /**
     * Text as it is, whatever it begins with: without this a file's {@code <html>} would be drawn as a page, pictures
     * from the net included.
     */
    static void plain(JComponent component) {
        component.putClientProperty("html.disable", Boolean.TRUE);
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
