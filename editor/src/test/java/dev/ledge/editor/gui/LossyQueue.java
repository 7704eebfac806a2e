package dev.ledge.editor.gui;

import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.awt.Toolkit;
import java.awt.event.InvocationEvent;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import javax.swing.RepaintManager;

/**
 * An event queue that can lose what was posted to it, as Java 17's does where a {@code SequencedEvent} waits for its
 * turn: its filter rejects every other event, and a rejected event is never dispatched.
 */
public final class LossyQueue extends EventQueue implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(15);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(2);

    private final AtomicInteger lost = new AtomicInteger();
    private volatile boolean isLosing;

    private LossyQueue() {}

    /** Puts such a queue to work, which loses nothing yet. */
    public static LossyQueue push() {
        LossyQueue queue = new LossyQueue();
        Toolkit.getDefaultToolkit().getSystemEventQueue().push(queue);
        return queue;
    }

    /**
     * Loses all that is posted until that many events have been lost. The event dispatch thread must not be asked
     * meanwhile.
     */
    public void lose(int events) {
        lose(events, () -> {});
    }

    /** The same, with something done meanwhile that posts. */
    public void lose(int events, Runnable meanwhile) {
        lost.set(0);
        isLosing = true;
        meanwhile.run();
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (lost.get() < events) {
            if (System.nanoTime() - deadline > 0) {
                isLosing = false;
                throw new AssertionError("Only " + lost.get() + " events were posted");
            }
            LockSupport.parkNanos(BETWEEN_LOOKS.toNanos());
        }
        isLosing = false;
    }

    @Override
    protected void dispatchEvent(AWTEvent event) {
        if (isLosing && event instanceof InvocationEvent) {
            lost.incrementAndGet();
        } else {
            super.dispatchEvent(event);
        }
    }

    /**
     * Puts the queue before back to work, and a painter that waits for no event: the one before may wait for ever for
     * one that was lost, and no window of a later test would be painted.
     */
    @Override
    public void close() {
        Edt.run(() -> {
            pop();
            RepaintManager.setCurrentManager(null);
        });
    }
}
