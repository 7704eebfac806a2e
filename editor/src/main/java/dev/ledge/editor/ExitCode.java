package dev.ledge.editor;

import java.util.concurrent.CompletableFuture;

/**
 * The exit code of the editor, once its window has been closed; apart from {@link Launch}, so that no command loads
 * Swing for it.
 */
final class ExitCode {
    private static volatile CompletableFuture<Integer> awaited = CompletableFuture.completedFuture(0);

    private ExitCode() {}

    /** An editor is being opened. */
    static void begin() {
        awaited = new CompletableFuture<>();
    }

    /** The editor has ended. */
    static void come(int exitCode) {
        awaited.complete(exitCode);
    }

    /** Waits for the end of the editor that was opened last; 0 at once if none was. */
    static int await() {
        return awaited.join();
    }
}
