package dev.ledge.editor.event;

import java.awt.EventQueue;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * Does something on the event dispatch thread again and again, or once after a while. At most one event of it waits
 * there; one that does not arrive is posted again, whereas a {@code javax.swing.Timer} waits for it for ever. What the
 * action throws goes to the thread's handler, and the timer goes on. For the event dispatch thread.
 */
public final class FrameTimer {
    private final boolean isRepeated;
    private final Runnable action;

    // Shared with the thread that beats.
    private int millis;
    private ScheduledFuture<?> beats;
    private Post posted;
    private long patience;

    private FrameTimer(int millis, boolean isRepeated, Runnable action) {
        this.millis = millis;
        this.isRepeated = isRepeated;
        this.action = action;
    }

    /**
     * A timer at rest that goes off every so often.
     *
     * @param millis from one time to the next; more if the thread is busy
     */
    public static FrameTimer every(int millis, Runnable action) {
        return new FrameTimer(millis, true, action);
    }

    /**
     * A timer at rest that goes off once after each start.
     *
     * @param millis from the start to then
     */
    public static FrameTimer once(int millis, Runnable action) {
        return new FrameTimer(millis, false, action);
    }

    /** Starts it unless it runs. */
    public synchronized void start() {
        if (beats == null) {
            beats = ClockThread.repeat(this::beat, millis, TimeUnit.MILLISECONDS);
        }
    }

    /** Stops it: the action is not run any more, even if it is due. */
    public synchronized void stop() {
        if (beats != null) {
            beats.cancel(false);
            beats = null;
            posted = null;
        }
    }

    /** Starts it anew. */
    public synchronized void restart() {
        stop();
        start();
    }

    /** Starts it anew with another interval, ms. */
    public synchronized void restart(int newMillis) {
        millis = newMillis;
        restart();
    }

    public synchronized boolean isRunning() {
        return beats != null;
    }

    private void beat() {
        try {
            Post due = due(System.nanoTime());
            if (due != null) {
                EventQueue.invokeLater(due);
            }
        } catch (RuntimeException | OutOfMemoryError notPosted) {
            return; // As good as lost: it is posted again. Thrown on, it would end the beats.
        }
    }

    /** What is to be posted now: the one event, or that again if it must be taken for lost; else null. */
    private synchronized Post due(long now) {
        if (beats == null) {
            return null;
        }
        if (posted == null) {
            posted = new Post();
            patience = ClockThread.PATIENCE;
        } else if (TimeUnit.NANOSECONDS.toMillis(now - posted.at) < patience) {
            return null;
        } else {
            patience = Math.min(ClockThread.MOST_PATIENCE, 2 * patience);
        }
        posted.at = now;
        return posted;
    }

    /** True if the event is the one that is waited for, which it is once. */
    private synchronized boolean takes(Post post) {
        if (posted != post) {
            return false;
        }
        posted = null;
        if (!isRepeated) {
            stop();
        }
        return true;
    }

    /** An event of the timer. */
    private final class Post implements Runnable {
        private long at;

        @Override
        public void run() {
            if (takes(this)) {
                action.run();
            }
        }
    }
}
