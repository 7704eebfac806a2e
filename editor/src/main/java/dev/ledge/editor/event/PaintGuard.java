package dev.ledge.editor.event;

import java.awt.AWTEvent;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.event.AWTEventListener;
import java.awt.event.ComponentEvent;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.RepaintManager;
import javax.swing.SwingUtilities;

/**
 * Sees to it that a window goes on being painted. Swing posts one event for all that is to be painted, and no other
 * before that one has arrived: if it is lost, nothing is painted any more. And of what a menu or dialog uncovers, Java
 * leaves a line unpainted on Linux at 200 %, where it rounds what the screen asks for. For the event dispatch thread.
 */
public final class PaintGuard {
    private static final int EVERY_MILLIS = 500;

    private final JComponent content;
    private final FrameTimer timer = FrameTimer.every(EVERY_MILLIS, this::look);
    private final AWTEventListener uncovering = this::uncovered;

    private PaintGuard(JComponent content) {
        this.content = content;
    }

    /** Watches over a window until {@link #stop()}. */
    public static PaintGuard watch(JFrame window) {
        PaintGuard guard = new PaintGuard((JComponent) window.getContentPane());
        guard.timer.start();
        Toolkit.getDefaultToolkit().addAWTEventListener(guard.uncovering, AWTEvent.COMPONENT_EVENT_MASK);
        return guard;
    }

    public void stop() {
        timer.stop();
        Toolkit.getDefaultToolkit().removeAWTEventListener(uncovering);
    }

    private void uncovered(AWTEvent event) {
        if (event.getID() == ComponentEvent.COMPONENT_HIDDEN
                && event.getSource() instanceof Window hidden
                && hidden.getOwner() == SwingUtilities.getWindowAncestor(content)
                && hidden.getOwner() != null) {
            hidden.getOwner().repaint();
        }
    }

    /** The pixel that was asked for last time has been painted by now, as its event was posted before this one. */
    private void look() {
        if (RepaintManager.currentManager(content).getDirtyRegion(content).isEmpty()) {
            content.repaint(0, 0, 1, 1);
        } else {
            restore();
        }
    }

    /** Puts a manager to work that waits for no event yet. */
    private void restore() {
        RepaintManager stuck = RepaintManager.currentManager(content);
        RepaintManager.setCurrentManager(null);
        stuck.validateInvalidComponents();
        for (Window window : Window.getWindows()) {
            if (window.isShowing()) {
                window.validate();
                window.repaint();
            }
        }
    }
}
