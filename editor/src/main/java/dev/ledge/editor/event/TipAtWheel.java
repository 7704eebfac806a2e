package dev.ledge.editor.event;

import java.awt.AWTEvent;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import javax.swing.ToolTipManager;

/** Takes a tooltip away when the wheel moves what it is about from below the pointer: Swing hears of no move then. */
public final class TipAtWheel implements AWTEventListener {
    private TipAtWheel() {}

    /** At work until {@link #stop()}. */
    public static TipAtWheel watch() {
        TipAtWheel watch = new TipAtWheel();
        Toolkit.getDefaultToolkit().addAWTEventListener(watch, AWTEvent.MOUSE_WHEEL_EVENT_MASK);
        return watch;
    }

    public void stop() {
        Toolkit.getDefaultToolkit().removeAWTEventListener(this);
    }

    @Override
    public void eventDispatched(AWTEvent event) {
        ToolTipManager tips = ToolTipManager.sharedInstance();
        tips.setEnabled(false); // Which hides the one that is up.
        tips.setEnabled(true);
    }
}
