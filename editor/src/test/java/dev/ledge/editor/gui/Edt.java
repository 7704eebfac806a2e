package dev.ledge.editor.gui;

import java.awt.EventQueue;
import java.lang.reflect.InvocationTargetException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.LockSupport;

/** The event dispatch thread as a test sees it: all questions about components are asked there. */
public final class Edt {
    /** Far more than anything takes on a busy machine; only a failing test waits that long. */
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(5);

    private Edt() {}

    /** Asks on the event dispatch thread, also from there; what is thrown there is thrown here. */
    public static <T> T get(Callable<T> question) {
        FutureTask<T> task = new FutureTask<>(question);
        try {
            if (EventQueue.isDispatchThread()) {
                task.run();
            } else {
                EventQueue.invokeAndWait(task);
            }
            return task.get();
        } catch (ExecutionException e) {
            throw unchecked(e.getCause());
        } catch (InvocationTargetException | InterruptedException e) {
            throw unchecked(e);
        }
    }

    /** Does something on the event dispatch thread; what is thrown there is thrown here. */
    public static void run(Runnable action) {
        get(() -> {
            action.run();
            return null;
        });
    }

    /** Waits until a condition holds on the event dispatch thread, or fails saying which one never did. */
    public static void waitUntil(String what, Callable<Boolean> condition) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!get(condition)) {
            if (System.nanoTime() - deadline > 0 || Thread.interrupted()) {
                throw new AssertionError("Waited in vain until " + what);
            }
            LockSupport.parkNanos(BETWEEN_LOOKS.toNanos());
        }
    }

    private static RuntimeException unchecked(Throwable thrown) {
        if (thrown instanceof Error error) {
            throw error;
        }
        return thrown instanceof RuntimeException exception ? exception : new IllegalStateException(thrown);
    }
}
