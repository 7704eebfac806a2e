package dev.ledge.editor.event;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * Does jobs on a thread of its own, one after the other; of those that came in while one was being done only the newest
 * is done next. A job that takes long asks {@link #isOutdated()} whether to give up.
 *
 * @param <T> what a job is about
 */
public final class NewestFirst<T> implements AutoCloseable {
    private final ExecutorService worker;
    private final Consumer<T> work;
    private final AtomicReference<T> next = new AtomicReference<>();

    /**
     * A worker without a job.
     *
     * @param name of its thread
     * @param work does a job, on that thread
     */
    public NewestFirst(String name, Consumer<T> work) {
        this.work = work;
        worker = Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Has a job done as soon as the one under way is finished or given up, instead of any that waits; none any more
     * once it is closed.
     */
    public synchronized void submit(T job) {
        if (!worker.isShutdown() && next.getAndSet(job) == null) {
            worker.execute(() -> {
                T newest = next.getAndSet(null);
                if (newest != null) {
                    work.accept(newest);
                }
            });
        }
    }

    /** Takes back a job that waits. */
    public void clear() {
        next.set(null);
    }

    /** True if a newer job waits, or none is wanted any more. For the worker's thread. */
    public boolean isOutdated() {
        return next.get() != null || Thread.currentThread().isInterrupted();
    }

    /** Ends the job under way and takes no more. */
    @Override
    public synchronized void close() {
        next.set(null);
        worker.shutdownNow();
    }
}
