package dev.ledge.editor.event;

/**
 * The event dispatch thread, for those on other threads. What {@link java.awt.EventQueue#invokeLater} posts can be
 * lost: Java discards what is posted while a focus event waits for its turn.
 */
public final class EventThread {
    private EventThread() {}

    /** Runs a task on the event dispatch thread, later and exactly once, also if its event is lost. */
    public static void post(Runnable task) {
        new Delivery(task).post(ClockThread.PATIENCE);
    }
}
