package dev.ledge.editor;

import com.formdev.flatlaf.FlatLaf;
import dev.ledge.editor.action.Settings;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.io.IOException;
import javax.swing.JFrame;

/** How large the window is, from one start to the next. */
final class WindowPlace {
    private static final Dimension SMALLEST = new Dimension(720, 480);
    private static final int WIDTH = 1440;
    private static final int HEIGHT = 900;

    private WindowPlace() {}

    /** Makes the window as large as it was, but no larger than the screen, in its middle. */
    static void restore(JFrame window, Settings settings) {
        Rectangle screen = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
        window.setMinimumSize(SMALLEST);
        window.setSize(
                Math.min(screen.width, settings.number("window.width", WIDTH)),
                Math.min(screen.height, settings.number("window.height", HEIGHT)));
        window.setLocationRelativeTo(null);
        if (settings.get("window.maximized").filter("true"::equals).isPresent()) {
            window.setExtendedState(Frame.MAXIMIZED_BOTH);
        }
    }

    /** Remembers how the window is and saves the settings. */
    static void remember(JFrame window, Panes panes, Settings settings) {
        boolean maximized = (window.getExtendedState() & Frame.MAXIMIZED_BOTH) == Frame.MAXIMIZED_BOTH;
        settings.put("window.maximized", Boolean.toString(maximized));
        settings.put("window.dark", Boolean.toString(FlatLaf.isLafDark()));
        if (!maximized) {
            settings.put("window.width", Integer.toString(window.getWidth()));
            settings.put("window.height", Integer.toString(window.getHeight()));
        }
        panes.remember(settings);
        try {
            settings.save();
        } catch (IOException e) {
            System.err.println("The settings were not saved: " + e.getMessage());
        }
    }
}
