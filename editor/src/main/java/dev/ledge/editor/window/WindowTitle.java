package dev.ledge.editor.window;

import com.formdev.flatlaf.extras.FlatSVGUtils;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.panel.DocumentFollower;
import dev.ledge.editor.render.style.Icons;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.Excerpt;
import javax.swing.JFrame;

/**
 * The name of the open document in the titles of the windows, with a mark while it has changes that are not saved, and
 * the program's icon.
 */
public final class WindowTitle {
    private WindowTitle() {}

    /** Gives a window the program's icon. */
    static void addIcon(JFrame window) {
        window.setIconImages(FlatSVGUtils.createWindowIconImages("/" + Icons.path("ledge")));
    }

    /** Shows it from now on. */
    public static void follow(JFrame window, ToolContext context, PreviewWindow preview) {
        addIcon(window);
        DocumentFollower.follow(
                context,
                new DocumentListener() {
                    @Override
                    public void levelChanged(Level before, Level after) {
                        show(window, context.document(), preview);
                    }

                    @Override
                    public void stateChanged() {
                        show(window, context.document(), preview);
                    }
                },
                () -> show(window, context.document(), preview));
    }

    private static void show(JFrame window, Document document, PreviewWindow preview) {
        String mark = document.isModified() ? "• " : "";
        String note = document.isReadOnly() ? " (read-only)" : "";
        String words = mark + Excerpt.of(document.title()) + note + " – Ledge";
        if (!words.equals(window.getTitle())) { // The window manager draws it anew each time.
            window.setTitle(words);
        }
        preview.showTitle(Excerpt.of(document.title()));
        window.getRootPane().putClientProperty("Window.documentModified", document.isModified());
        if (document.file() != null) {
            window.getRootPane()
                    .putClientProperty("Window.documentFile", document.file().toFile());
        }
    }
}
