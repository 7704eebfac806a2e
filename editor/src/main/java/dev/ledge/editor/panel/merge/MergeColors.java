package dev.ledge.editor.panel.merge;

import com.formdev.flatlaf.util.ColorFunctions;
import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.panel.merge.Difference.Kind;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.TexturePaint;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.EnumMap;
import java.util.Map;
import javax.swing.Icon;

/**
 * How changes look: blue, hatched down to the right, on the other side; orange, hatched up to the right, here; purple,
 * hatched both ways, in both. Blue and orange differ for every kind of colour vision, and all three differ in lightness
 * and hatching; they stand out from levels in light and dark.
 */
final class MergeColors {
    private static final Color THEIRS = new Color(0x1F78E0);
    private static final Color MINE = new Color(0xE8890C);
    private static final Color BOTH = new Color(0xA01C7A);
    private static final int PERIOD = 8;
    private static final float VEIL = 56 / 255f;
    private static final float HATCH = 200 / 255f;
    private static final Map<Kind, TexturePaint> HATCHINGS = new EnumMap<>(Kind.class);

    static {
        for (Kind kind : Kind.values()) {
            HATCHINGS.put(kind, paint(kind));
        }
    }

    private MergeColors() {}

    static Color line(Kind kind) {
        return switch (kind) {
            case THEIRS -> THEIRS;
            case MINE -> MINE;
            case BOTH -> BOTH;
        };
    }

    /** Translucent. */
    static TexturePaint hatching(Kind kind) {
        return HATCHINGS.get(kind);
    }

    private static TexturePaint paint(Kind kind) {
        BufferedImage tile = new BufferedImage(PERIOD, PERIOD, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = tile.createGraphics();
        Color color = line(kind);
        g.setColor(ColorFunctions.fade(color, VEIL));
        g.fillRect(0, 0, PERIOD, PERIOD);
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(ColorFunctions.fade(color, HATCH));
        g.setStroke(new BasicStroke(1.6f));
        for (int shift = -PERIOD; shift <= PERIOD; shift += PERIOD) {
            if (kind != Kind.MINE) {
                g.drawLine(shift - 1, -1, shift + PERIOD + 1, PERIOD + 1);
            }
            if (kind != Kind.THEIRS) {
                g.drawLine(shift - 1, PERIOD + 1, shift + PERIOD + 1, -1);
            }
        }
        g.dispose();
        return new TexturePaint(tile, new Rectangle2D.Double(0, 0, PERIOD, PERIOD));
    }

    /** A swatch for a legend or a list. */
    static Icon swatch(Kind kind) {
        return new Swatch(kind);
    }

    private record Swatch(Kind kind) implements Icon {
        private static final int SIDE = 16;

        @Override
        public void paintIcon(Component c, Graphics graphics, int x, int y) {
            Graphics2D g = (Graphics2D) graphics.create();
            g.translate(x, y);
            int side = getIconWidth();
            g.setColor(new Color(0xF4F6F9));
            g.fillRect(0, 0, side, side);
            g.setPaint(hatching(kind));
            g.fillRect(0, 0, side, side);
            g.setColor(line(kind));
            g.drawRect(0, 0, side - 1, side - 1);
            g.dispose();
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
}
