package dev.ledge.editor;

import dev.ledge.editor.action.Settings;
import dev.ledge.editor.journal.Journals;
import java.time.Duration;

/** Writes what is not written yet when the program is ended from outside: by the system, or as its display is lost. */
final class AtExit {
    /** Longer than any disk takes, shorter than systems wait before they kill. */
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final Thread hook;

    /** It waits for no other thread than the journal's own: the event thread may be what is stuck. */
    AtExit(Settings settings, Journals journals) {
        hook = new Thread(
                () -> {
                    journals.drain(PATIENCE);
                    settings.drain();
                },
                "last writes");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** The window was closed: nothing is left to be written. */
    void cancel() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            return; // It is running already.
        }
    }
}
