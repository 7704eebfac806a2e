package dev.ledge.editor.component;

import java.awt.event.ComponentEvent;
import java.awt.event.MouseEvent;
import javax.swing.JSlider;

/**
 * A slider that begins to move only once what was typed elsewhere has been taken, and whose thumb is where it belongs
 * as soon as it has another size. Swing's own hears of its size by an event, and until that has come, which takes a
 * while in a busy window, its thumb may be beyond its end.
 */
@SuppressWarnings("serial")
public class PromptSlider extends JSlider {
    /** A slider that shows its least value. */
    public PromptSlider(int min, int max) {
        super(min, max, min);
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean isResized = width != getWidth() || height != getHeight();
        super.setBounds(x, y, width, height);
        if (isResized) {
            processComponentEvent(new ComponentEvent(this, ComponentEvent.COMPONENT_RESIZED));
        }
    }

    @Override
    protected void processMouseEvent(MouseEvent e) {
        if (e.getID() == MouseEvent.MOUSE_PRESSED) {
            Typed.takeNow();
        }
        super.processMouseEvent(e);
    }
}
