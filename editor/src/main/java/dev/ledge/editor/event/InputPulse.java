package dev.ledge.editor.event;

import java.awt.Frame;
import java.awt.Toolkit;

/**
 * Keeps keys and mouse from being late on X11. What X sends is read by whichever thread talks to it, so by the one that
 * paints, too; Java's thread for input, which sleeps until there is something to read, then goes on sleeping beside the
 * event that is there, for up to half a second, unless anything else comes. So some twenty times a second something
 * comes: the name of a window that is never shown changes, which X tells its owner. Not more often, as whoever waits
 * until no events come, as tests do, would wait for long. Does nothing on other systems. For the event dispatch thread.
 */
public final class InputPulse {
    private static final String X11 = "sun.awt.X11.XToolkit";

    private static final long EVERY_NANOS = 50_000_000;

    private Frame window;
    private long last;
    private boolean isOdd;

    /** Begins; what it takes is held until {@link #stop()}. */
    public void start() {
        if (window == null && X11.equals(Toolkit.getDefaultToolkit().getClass().getName())) {
            window = new Frame();
            window.setName("input.pulse");
            window.addNotify();
        }
    }

    /** Makes something come, with what is sent to X next. */
    public void beat() {
        long now = System.nanoTime();
        if (window != null && now - last >= EVERY_NANOS) {
            last = now;
            isOdd = !isOdd;
            window.setTitle(isOdd ? "tick" : "tock");
        }
    }

    /** Ends. */
    public void stop() {
        if (window != null) {
            window.dispose();
            window = null;
        }
    }
}
