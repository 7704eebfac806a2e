package dev.ledge.editor.event;

/** Failures of work that nobody waits for. */
public final class Uncaught {
    private Uncaught() {}

    /**
     * Hands over what was caught only because it would be lost otherwise, to the handler of uncaught exceptions.
     *
     * @param thrown what the work failed with
     */
    public static void handOver(Throwable thrown) {
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, thrown);
    }
}
