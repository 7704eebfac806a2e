package dev.ledge.editor.render.object;

import dev.ledge.editor.render.style.Colors;
import dev.ledge.editor.render.style.Fonts;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.engine.geometry.Aabb;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/** Draws areas and signs: goal, hazard area, marker, and objects that only the game knows. In level pixels. */
public final class MarkPainter {
    private static final Color GOAL = new Color(0x2FB36F);
    private static final Color POLE = new Color(0xEDF1F5);
    private static final Color DANGER = new Color(0xE2483D);
    private static final Color MARKER = new Color(0x8E7CF0);
    private static final Color CUSTOM = new Color(0x3AA6B9);
    private static final float LABEL = 11;

    private MarkPainter() {}

    /** A flag on a pole in the area; {@code seconds} moves it. */
    public static void goal(Graphics2D g, Aabb box, double seconds, boolean showsArea) {
        if (showsArea) {
            area(g, box, GOAL);
        }
        double tall = Math.max(8, box.height());
        double unit = tall / 16;
        double x = box.centerX() - 2.5 * unit;
        double top = box.bottom() - tall;
        fill(
                g,
                new Ellipse2D.Double(x - 2.2 * unit, box.bottom() - 1.4 * unit, 5.4 * unit, 1.8 * unit),
                new Color(0x552B2B3B, true));
        fill(
                g,
                new RoundRectangle2D.Double(x - 0.2 * unit, top, 1.6 * unit, tall, unit, unit),
                Colors.dark(POLE, 0.55));
        fill(g, new RoundRectangle2D.Double(x, top, unit, tall - 0.2 * unit, unit, unit), POLE);
        double wave = Math.sin(seconds * 5) * 0.7 * unit;
        Path2D flag = new Path2D.Double();
        flag.moveTo(x + unit, top + unit);
        flag.curveTo(
                x + 4 * unit, top + unit - wave, x + 6 * unit, top + 2.2 * unit + wave, x + 9 * unit, top + 1.6 * unit);
        flag.lineTo(x + 7.4 * unit, top + 4.6 * unit);
        flag.lineTo(x + 9 * unit, top + 7.6 * unit);
        flag.curveTo(
                x + 6 * unit, top + 8.2 * unit + wave, x + 4 * unit, top + 7 * unit - wave, x + unit, top + 8 * unit);
        flag.closePath();
        fill(g, flag, GOAL);
        g.setColor(Colors.dark(GOAL, 0.4));
        g.setStroke(new BasicStroke((float) (0.5 * unit), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(flag);
        fill(g, new Ellipse2D.Double(x - 0.6 * unit, top - 1.1 * unit, 2.2 * unit, 2.2 * unit), new Color(0xFFCB45));
    }

    /** A hatched area. */
    public static void hazard(Graphics2D g, Aabb box) {
        area(g, box, DANGER);
        Graphics2D clipped = (Graphics2D) g.create();
        clipped.clip(new Rectangle2D.Double(box.left(), box.top(), box.width(), box.height()));
        clipped.setColor(Colors.alpha(DANGER, 0.45));
        clipped.setStroke(new BasicStroke(1));
        for (double x = box.left() - box.height(); x < box.right(); x += 8) {
            clipped.draw(new Line2D.Double(x, box.bottom(), x + box.height(), box.top()));
        }
        clipped.dispose();
    }

    /** A dashed area with an arrow for where it sends. */
    public static void marker(Graphics2D g, Aabb box, String tells) {
        area(g, box, MARKER);
        double r = Math.min(6, Math.min(box.width(), box.height()) / 3);
        double x = box.centerX();
        double y = box.centerY();
        g.setColor(Colors.dark(MARKER, 0.2));
        g.setStroke(new BasicStroke((float) (r / 3), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        switch (tells == null ? "turn" : tells) {
            case "left" -> arrow(g, x, y, -r, 0);
            case "right" -> arrow(g, x, y, r, 0);
            case "up" -> arrow(g, x, y, 0, -r);
            case "down" -> arrow(g, x, y, 0, r);
            case "stop" -> g.draw(new Rectangle2D.Double(x - r * 0.7, y - r * 0.7, r * 1.4, r * 1.4));
            default -> {
                arrow(g, x, y - r / 2, r, 0);
                arrow(g, x, y + r / 2, -r, 0);
            }
        }
    }

    private static void arrow(Graphics2D g, double x, double y, double dx, double dy) {
        g.draw(new Line2D.Double(x - dx, y - dy, x + dx, y + dy));
        Path2D tip = new Path2D.Double();
        tip.moveTo(x + dx * 0.4 - dy * 0.5, y + dy * 0.4 + dx * 0.5);
        tip.lineTo(x + dx, y + dy);
        tip.lineTo(x + dx * 0.4 + dy * 0.5, y + dy * 0.4 - dx * 0.5);
        g.draw(tip);
    }

    /** A box for what only the game knows. */
    static void custom(Graphics2D g, Aabb box) {
        area(g, box, CUSTOM);
    }

    /** Where the player starts: under the figure, a small platform of light. */
    static void spawn(Graphics2D g, Aabb box) {
        g.setColor(new Color(0x66FFC043, true));
        g.fill(new Ellipse2D.Double(box.centerX() - box.width() * 0.8, box.bottom() - 2.5, box.width() * 1.6, 5));
    }

    private static void area(Graphics2D g, Aabb box, Color color) {
        Rectangle2D shape = new Rectangle2D.Double(box.left(), box.top(), box.width(), box.height());
        fill(g, shape, Colors.alpha(color, 0.16));
        float w = (float) screenPixel(g);
        g.setColor(Colors.alpha(color, 0.9));
        g.setStroke(new BasicStroke(
                1.25f * w, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {4 * w, 3 * w}, 0));
        g.draw(shape);
    }

    /**
     * Words in the box's top left corner, or above the box if they would hide a figure in it. As large on the screen at
     * every zoom; none where there is no room.
     *
     * @param figure height of the figure, which stands on the box's floor, px; 0 for none
     */
    static void label(Graphics2D g, Aabb box, String words, Theme theme, double figure) {
        double pixel = screenPixel(g);
        Font font = Fonts.plain(g.getFont(), LABEL);
        FontMetrics metrics = g.getFontMetrics(font);
        double width = metrics.stringWidth(words) + 8;
        double height = metrics.getHeight() + 2;
        if (box.width() / pixel < width * 0.5 && box.width() / pixel < 24) {
            return;
        }
        Graphics2D own = (Graphics2D) g.create();
        own.translate(box.left(), box.top());
        own.scale(pixel, pixel);
        own.setFont(font);
        if (figure > 0 && box.height() - figure < (height + 2) * pixel) {
            // In the middle: the words of neighbours keep apart, and are seen to be of the box.
            own.translate((box.width() / pixel - width) / 2, -height - 2);
        } else {
            own.translate(2, 2);
        }
        own.setColor(theme.textBack());
        own.fill(new RoundRectangle2D.Double(0, 0, width, height, 6, 6));
        own.setColor(theme.text());
        own.drawString(words, 4, 1 + metrics.getAscent());
        own.dispose();
    }

    /** A user-space pixel of the screen in units of the graphics. */
    public static double screenPixel(Graphics2D g) {
        double device = g.getDeviceConfiguration() == null
                ? 1
                : g.getDeviceConfiguration().getDefaultTransform().getScaleX();
        double scale = Math.abs(g.getTransform().getScaleX());
        return scale == 0 ? 1 : device / scale;
    }

    private static void fill(Graphics2D g, Shape shape, Color color) {
        g.setColor(color);
        g.fill(shape);
    }
}
