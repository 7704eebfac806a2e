package dev.ledge.editor;

import com.formdev.flatlaf.FlatLightLaf;
import java.awt.Dimension;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;

/** The editor's window. */
@SuppressWarnings("serial")
public final class EditorFrame extends JFrame {
    private static final Dimension FIRST_SIZE = new Dimension(1280, 800);

    EditorFrame() {
        super("Ledge");
        setName("ledge");
        setDefaultCloseOperation(WindowConstants.EXIT_ON_CLOSE);
        setSize(FIRST_SIZE);
        setLocationByPlatform(true);
    }

    /**
     * Opens the window from any thread.
     *
     * @param file the level or folder to open, or empty to choose by itself
     */
    static void open(Optional<Path> file) {
        SwingUtilities.invokeLater(() -> {
            FlatLightLaf.setup();
            new EditorFrame().setVisible(true);
        });
    }
}
