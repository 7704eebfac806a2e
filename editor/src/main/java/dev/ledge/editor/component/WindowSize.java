package dev.ledge.editor.component;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.Window;

/** How large a window is when it opens. */
public final class WindowSize {
    private static final Dimension MARGIN = new Dimension(40, 80);

    private WindowSize() {}

    /**
     * Sets the size of a window that is not shown yet: as the letters are, but no larger than its owner's screen.
     *
     * @param size at scale 1
     */
    public static void set(Window window, Window owner, Dimension size) {
        Rectangle screen = owner.getGraphicsConfiguration().getBounds();
        window.setSize(of(size, screen));
    }

    static Dimension of(Dimension size, Rectangle screen) {
        return new Dimension(
                Math.min(UIScale.scale(size.width), screen.width - MARGIN.width),
                Math.min(UIScale.scale(size.height), screen.height - MARGIN.height));
    }
}
