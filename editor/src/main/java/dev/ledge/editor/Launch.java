package dev.ledge.editor;

import dev.ledge.editor.action.Settings;
import dev.ledge.editor.action.ThemeChoice;
import dev.ledge.editor.cli.ExitCodes;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.event.FirstPaint;
import dev.ledge.editor.preview.InputSource;
import dev.ledge.editor.window.Themes;
import dev.ledge.engine.problem.Problem;
import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
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
        return open(given, Path.of("").toAbsolutePath());
    }

    /** Opens it as if started in another folder. */
    static Optional<String> open(Optional<Path> given, Path here) {
        // What takes longest begins first.
        CompletableFuture<Settings> settings = CompletableFuture.supplyAsync(Settings::ofUser);
        CompletableFuture<Start> start = settings.thenApplyAsync(user -> Start.of(given, here, user.lastShown()));
        Optional<String> obstacle = obstacle();
        if (obstacle.isPresent()) {
            return obstacle;
        }
        ExitCode.begin();
        Faults faults = Faults.install();
        settings.whenComplete((user, fault) -> EventThread.post(() -> orEnd(faults, () -> {
            ThemeChoice theme = ThemeChoice.of(known(user, fault).get("theme").orElse(""));
            Themes.begin(theme, Boolean.parseBoolean(user.get("window.dark").orElse("")));
            start.whenComplete((ready, failure) -> EventThread.post(() ->
                    orEnd(faults, () -> show(user, theme, known(ready, failure), given.isPresent(), faults))));
        })));
        return Optional.empty();
    }

    private static <T> T known(T value, Throwable fault) {
        if (fault != null) {
            throw new IllegalStateException("there is nothing to begin with", fault);
        }
        return value;
    }

    /** Without a window a failure would not be seen, and the program would seem to have ended well. */
    private static void orEnd(Faults faults, Runnable action) {
        try {
            action.run();
        } catch (RuntimeException | Error e) {
            faults.note(e);
            ExitCode.come(ExitCodes.FAILURE);
        }
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

    private static void show(Settings settings, ThemeChoice theme, Start asked, boolean isGiven, Faults faults) {
        FirstPaint.expect();
        Start start = asked;
        EditorFrame frame;
        try {
            frame = new EditorFrame(settings, start.document());
        } catch (RuntimeException | Error e) {
            start = start.failed(e, faults.note(e).file());
            frame = new EditorFrame(settings, start.document());
        }
        faults.attach(frame, frame::lastDone);
        boolean isBad = isGiven && start.isBad();
        if (isBad) {
            start.problems().stream().filter(Problem::isError).forEach(System.err::println);
        }
        frame.addWindowListener(new Closing(frame, isBad ? start.file() : null));
        frame.setVisible(true);
        Themes.change(theme);
        if (start.isBad()) {
            frame.files().notOpened(start.file(), start.failure());
        } else if (start.isOneOfMany()) {
            frame.files().goToLevel();
        }
        if (start.run() != null) {
            frame.runs().show(start.run());
        }
        start.shown().map(InputSource::of).ifPresent(frame.preview().session()::setDemo);
        Path shown = start.document().file();
        if (shown != null) {
            settings.noteRecent(shown);
        }
        List<Path> session = settings.session();
        frame.levels().noteSession();
        if (!isGiven && session.contains(shown)) {
            frame.levels().bringBack(session);
        }
        frame.levels().offerUnsaved();
    }

    /** Sets the exit code: success, unless what the program was started for was never opened. */
    private static final class Closing extends WindowAdapter {
        private final EditorFrame frame;
        private final Path missed;

        Closing(EditorFrame frame, Path missed) {
            this.frame = frame;
            this.missed = missed;
        }

        @Override
        public void windowClosed(WindowEvent e) {
            ExitCode.come(missed == null || frame.files().isOpen(missed) ? ExitCodes.FINE : ExitCodes.FAILURE);
        }
    }
}
