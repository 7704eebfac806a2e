package dev.ledge.editor.render.overlay;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.render.style.Theme;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;

/** A sample of an overlay as an icon, for menus. */
public final class OverlayIcon implements Icon {
    private static final int SIDE = 16;

    private final Overlay overlay;

    public OverlayIcon(Overlay overlay) {
        this.overlay = overlay;
    }

    @Override
    public void paintIcon(Component c, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create();
        overlay.sample(new Pen(g, Theme.LIGHT), x + 1, y + 1, getIconWidth() - 2);
        g.dispose();
    }

    @Override
    public int getIconWidth() {
        return UIScale.scale(SIDE);
    }

    @Override
    public int getIconHeight() {
        return getIconWidth();
    }
}
