package dev.ledge.editor.panel;

import com.formdev.flatlaf.FlatClientProperties;
import dev.ledge.editor.render.style.Icons;
import java.awt.Insets;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JToggleButton;

/** Looks of components that survive a change of the theme. */
public final class Styles {
    private Styles() {}

    /** Text in a weaker colour, or in the usual one. */
    public static void dim(JComponent component, boolean dim) {
        component.putClientProperty(
                FlatClientProperties.STYLE,
                dim ? "foreground: $Label.disabledForeground" : "foreground: $Label.foreground");
    }

    /**
     * Text as it is, whatever it begins with: without this a file's {@code <html>} would be drawn as a page, pictures
     * from the net included.
     */
    public static void plain(JComponent component) {
        component.putClientProperty("html.disable", Boolean.TRUE);
    }

    /** Text a little smaller. */
    public static void small(JComponent component) {
        component.putClientProperty(FlatClientProperties.STYLE_CLASS, "small");
    }

    /** The unit behind a number. */
    public static JLabel unit(String text) {
        JLabel unit = new JLabel(text);
        small(unit);
        dim(unit, true);
        return unit;
    }

    /** A heading within a panel. */
    public static void heading(JComponent component) {
        component.putClientProperty(FlatClientProperties.STYLE, "font: bold");
    }

    /** A small button without a frame. */
    public static JButton iconButton(String icon, String text) {
        JButton button = new JButton(Icons.of(icon));
        button.setToolTipText(text);
        button.getAccessibleContext().setAccessibleName(text);
        button.putClientProperty("JButton.buttonType", "borderless");
        button.setMargin(new Insets(1, 1, 1, 1));
        return button;
    }

    /** Makes a button one at the foot of the window, which shows and hides something. */
    public static void foot(JToggleButton button, String name) {
        button.setHideActionText(true);
        button.setName(name);
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        small(button);
        button.setFocusable(false);
    }
}
