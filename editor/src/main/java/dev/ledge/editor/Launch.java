package dev.ledge.editor;

import dev.ledge.editor.action.Settings;
import dev.ledge.editor.action.ThemeChoice;
import java.awt.EventQueue;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Brings the window up: the level is read while the look is being put on. */
final class Launch {
    private Launch() {}

    /**
     * Opens the window from any thread.
     *
     * @param given the level or folder to open, or empty to choose by itself
     */
    static void open(Optional<Path> given) {
        Settings settings = Settings.ofUser();
        Path here = Path.of("").toAbsolutePath();
        List<Path> recent = settings.recent();
        CompletableFuture<Start> start = CompletableFuture.supplyAsync(() -> Start.of(given, here, recent));
        EventQueue.invokeLater(() -> {
            ThemeChoice theme = ThemeChoice.of(settings.get("theme").orElse(""));
            Look.begin(theme, Boolean.parseBoolean(settings.get("window.dark").orElse("")));
            start.thenAccept(ready -> EventQueue.invokeLater(() -> show(settings, theme, ready)));
        });
    }

    private static void show(Settings settings, ThemeChoice theme, Start start) {
        EditorFrame frame = new EditorFrame(settings, start.document());
        frame.setVisible(true);
        Look.change(theme);
        if (!start.failure().isEmpty()) {
            frame.fail(
                    "“" + start.file().getFileName() + "” was not opened",
                    start.failure(),
                    () -> frame.files().open(start.file()));
        } else if (start.isOneOfMany()) {
            frame.files().goToLevel();
        }
        if (start.document().file() != null) {
            settings.noteRecent(start.document().file());
        }
    }
}
