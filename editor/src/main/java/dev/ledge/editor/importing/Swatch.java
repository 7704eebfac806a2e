package dev.ledge.editor.importing;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import javax.swing.Icon;

/** A square of a colour, for a legend. */
record Swatch(Color color) implements Icon {
    private static final int SIDE = 12;

    @Override
    public void paintIcon(Component c, Graphics g, int x, int y) {
        g.setColor(color);
        g.fillRect(x, y, getIconWidth(), getIconHeight());
    }

    @Override
    public int getIconWidth() {
        return UIScale.scale(SIDE);
    }

    @Override
    public int getIconHeight() {
        return UIScale.scale(SIDE);
    }
}
