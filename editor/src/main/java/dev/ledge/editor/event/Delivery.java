package dev.ledge.editor.event;

import java.awt.EventQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A task on its way to the event dispatch thread: posted again, ever more rarely, until it has arrived, and run once.
 */
final class Delivery implements Runnable {
    private final Runnable task;
    private final AtomicBoolean hasArrived = new AtomicBoolean();

    Delivery(Runnable task) {
        this.task = task;
    }

    /** Posts it, and again if it has not arrived after a time, ms. */
    void post(long patience) {
        if (!hasArrived.get()) {
            ClockThread.schedule(
                    () -> post(Math.min(ClockThread.MOST_PATIENCE, 2 * patience)), patience, TimeUnit.MILLISECONDS);
            EventQueue.invokeLater(this);
        }
    }

    @Override
    public void run() {
        if (hasArrived.compareAndSet(false, true)) {
            task.run();
        }
    }
}
