package dev.ledge.editor.event;

import java.awt.Toolkit;
import javax.swing.JComponent;
import javax.swing.RepaintManager;

/** Paints a game's frame as soon as it is due. For the event dispatch thread. */
public final class FramePainter {
    private FramePainter() {}

    /** True if something of the component is to be painted. */
    public static boolean isDue(JComponent component) {
        return !RepaintManager.currentManager(component)
                .getDirtyRegion(component)
                .isEmpty();
    }

    /**
     * Paints now what is to be painted, of other components too, and has it on the screen on return. Left to Swing it
     * would come after all events that wait, and what X11 is to draw would not be sent before the next frame.
     */
    public static void paint(JComponent component) {
        RepaintManager manager = RepaintManager.currentManager(component);
        manager.validateInvalidComponents();
        manager.paintDirtyRegions();
        Toolkit.getDefaultToolkit().sync();
    }
}
