package dev.ledge.editor.event;

import java.awt.Window;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.RepaintManager;

/**
 * Sees to it that a window goes on being painted. Swing posts one event for all that is to be painted, and no other
 * before that one has arrived: if it is lost, nothing is painted any more. For the event dispatch thread.
 */
public final class PaintGuard {
    private static final int EVERY_MILLIS = 500;

    private final JComponent content;
    private final FrameTimer timer = FrameTimer.every(EVERY_MILLIS, this::look);

    private PaintGuard(JComponent content) {
        this.content = content;
    }

    /** Watches over a window until {@link #stop()}. */
    public static PaintGuard watch(JFrame window) {
        PaintGuard guard = new PaintGuard((JComponent) window.getContentPane());
        guard.timer.start();
        return guard;
    }

    public void stop() {
        timer.stop();
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
