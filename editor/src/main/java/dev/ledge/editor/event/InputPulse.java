package dev.ledge.editor.event;

import java.awt.Frame;
import java.awt.Toolkit;

/**
 * Keeps keys and mouse from being late on X11. What X sends is read by whichever thread talks to it, so by the one that
 * paints, too; Java's thread for input, which sleeps until there is something to read, then goes on sleeping beside the
 * event that is there, for up to half a second, unless anything else comes. So with each beat something comes: the name
 * of a window that is never shown changes, which X tells its owner. Does nothing on other systems. For the event
 * dispatch thread.
 */
public final class InputPulse {
    private static final String X11 = "sun.awt.X11.XToolkit";

    private Frame window;
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
        if (window != null) {
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
