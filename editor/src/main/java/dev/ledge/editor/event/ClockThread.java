package dev.ledge.editor.event;

import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The one thread that all clocks of the program beat on; it only posts, so that nothing in the editor can hold it up.
 */
final class ClockThread {
    /**
     * An event that is not handled after so long, ms, may be lost. A busy event thread then finds it twice, which does
     * no harm.
     */
    static final long PATIENCE = 250;

    /** Longest time between two posts of the same event, ms. */
    static final long MOST_PATIENCE = 4000;

    private static final ScheduledThreadPoolExecutor THREAD = thread();

    private ClockThread() {}

    private static ScheduledThreadPoolExecutor thread() {
        ScheduledThreadPoolExecutor made = new ScheduledThreadPoolExecutor(1, task -> {
            Thread thread = new Thread(task, "clock");
            thread.setDaemon(true);
            return thread;
        });
        made.setRemoveOnCancelPolicy(true);
        return made;
    }

    static ScheduledFuture<?> schedule(Runnable task, long delay, TimeUnit unit) {
        return THREAD.schedule(task, delay, unit);
    }

    static ScheduledFuture<?> repeat(Runnable task, long delay, TimeUnit unit) {
        return THREAD.scheduleWithFixedDelay(task, delay, delay, unit);
    }
}
