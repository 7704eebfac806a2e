package dev.ledge.editor.importing;

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
        g.fillRect(x, y, SIDE, SIDE);
    }

    @Override
    public int getIconWidth() {
        return SIDE;
    }

    @Override
    public int getIconHeight() {
        return SIDE;
    }
}
