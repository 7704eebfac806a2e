package dev.ledge.editor;

import dev.ledge.editor.action.Settings;
import dev.ledge.editor.action.ThemeChoice;
import dev.ledge.editor.event.EventThread;
import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Brings the window up: the level is read while the look is being put on. */
final class Launch {
    private Launch() {}

    /**
     * Opens the window from any thread; an {@link dev.ledge.editor.cli.EditorLauncher}.
     *
     * @param given the level or folder to open, or empty to choose by itself
     * @return why there can be no window, empty if there can
     */
    static Optional<String> open(Optional<Path> given) {
        Optional<String> obstacle = obstacle();
        if (obstacle.isPresent()) {
            return obstacle;
        }
        Settings settings = Settings.ofUser();
        Path here = Path.of("").toAbsolutePath();
        List<Path> recent = settings.recent();
        CompletableFuture<Start> start = CompletableFuture.supplyAsync(() -> Start.of(given, here, recent));
        EventThread.post(() -> {
            ThemeChoice theme = ThemeChoice.of(settings.get("theme").orElse(""));
            Look.begin(theme, Boolean.parseBoolean(settings.get("window.dark").orElse("")));
            start.thenAccept(ready -> EventThread.post(() -> show(settings, theme, ready)));
        });
        return Optional.empty();
    }

    private static Optional<String> obstacle() {
        String why = "there is no display";
        try {
            if (!GraphicsEnvironment.isHeadless()) {
                GraphicsEnvironment.getLocalGraphicsEnvironment();
                return Optional.empty();
            }
        } catch (AWTError | LinkageError e) {
            // Thrown for a display that does not answer, and by a JRE that comes without windows.
            why = e.getMessage();
        }
        return Optional.of("The editor cannot open a window here: " + why + ". Start it on a desktop with a full Java;"
                + " run, check, fmt and export work without one (ledge --help).");
    }

    private static void show(Settings settings, ThemeChoice theme, Start start) {
        EditorFrame frame = new EditorFrame(settings, start.document());
        frame.setVisible(true);
        Look.change(theme);
        if (!start.failure().isEmpty()) {
            frame.files().notOpened(start.file(), start.failure());
        } else if (start.isOneOfMany()) {
            frame.files().goToLevel();
        }
        if (start.document().file() != null) {
            settings.noteRecent(start.document().file());
        }
    }
}
