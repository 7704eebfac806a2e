package dev.ledge.editor.event;

import java.awt.Toolkit;
import javax.swing.JComponent;
import javax.swing.RepaintManager;

/** Paints a game's frames as soon as they are due. For the event dispatch thread. */
public final class FramePainter {
    private boolean isUnsent;

    /** True if something of the component is to be painted. */
    public static boolean isDue(JComponent component) {
        return !RepaintManager.currentManager(component)
                .getDirtyRegion(component)
                .isEmpty();
    }

    /**
     * Paints now what is to be painted, of other components too. Left to Swing it would come after all events that
     * wait.
     */
    public void paint(JComponent component) {
        RepaintManager manager = RepaintManager.currentManager(component);
        manager.validateInvalidComponents();
        manager.paintDirtyRegions();
        isUnsent = true;
    }

    /**
     * Sees to it that what was painted is on the screen: X11 is sent the end of it with the next frame only. To be
     * called some milliseconds later, as it waits until all is drawn.
     */
    public void send() {
        if (isUnsent) {
            isUnsent = false;
            Toolkit.getDefaultToolkit().sync();
        }
    }
}
