package dev.ledge.editor.render.overlay;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.render.style.Colors;
import dev.ledge.editor.render.style.Fonts;
import dev.ledge.editor.render.style.Theme;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the lines and labels of overlays in screen pixels: each line on a dark edge, so that it can be seen on any sky
 * and any tile, and each label where no other is. Sizes follow the scale of the user's interface. Made anew for each
 * paint.
 */
final class Pen {
    /** Widths of lines, px at a scale of 100 %. */
    static final float THIN = 1;

    static final float LINE = 1.75f;
    static final float BOLD = 3;

    private static final Color EDGE = new Color(0x8C0B1020, true);
    private static final float FONT = 11;
    private static final int TRIES = 11;
    private static final double PAD = 5;
    private static final double FILL = 0.22;

    private final Graphics2D g;
    private final Theme theme;
    private final double scale = UIScale.getUserScaleFactor();
    private final List<Rectangle2D> labels = new ArrayList<>();
    private Rectangle2D reserved;

    Pen(Graphics2D g, Theme theme) {
        this.g = g;
        this.theme = theme;
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setFont(Fonts.plain(g.getFont(), (float) (FONT * scale)));
    }

    Theme theme() {
        return theme;
    }

    /** A length of the interface at a scale of 100 %, in screen pixels. */
    double px(double length) {
        return length * scale;
    }

    /** A line along a shape, on its dark edge. */
    void draw(Shape shape, Color color, float width) {
        draw(shape, color, width, null);
    }

    /** The same, of dashes. */
    void dashed(Shape shape, Color color, float width) {
        draw(shape, color, width, new float[] {(float) px(5), (float) px(3)});
    }

    private void draw(Shape shape, Color color, float width, float[] dash) {
        float wide = (float) px(width);
        if (width <= THIN && dash == null && shape instanceof Rectangle2D box) {
            frame(box, color, wide);
            return;
        }
        // On whole pixels a thin line keeps its colour.
        Object before = g.getRenderingHint(RenderingHints.KEY_STROKE_CONTROL);
        if (width <= THIN) {
            g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_NORMALIZE);
        }
        g.setColor(EDGE);
        g.setStroke(stroke(wide + (float) px(2), dash));
        g.draw(shape);
        g.setColor(color);
        g.setStroke(stroke(wide, dash));
        g.draw(shape);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, before);
    }

    /** Four bars a line on whole pixels: of cells there are hundreds, and a smooth line is sent as a picture of all. */
    private void frame(Rectangle2D box, Color color, double wide) {
        Object before = g.getRenderingHint(RenderingHints.KEY_ANTIALIASING);
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
        g.setColor(EDGE);
        bars(box, wide + px(2));
        g.setColor(color);
        bars(box, wide);
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, before);
    }

    private void bars(Rectangle2D box, double wide) {
        int thick = (int) Math.max(1, Math.rint(wide));
        int left = whole(box.getX()) - thick / 2;
        int top = whole(box.getY()) - thick / 2;
        int right = whole(box.getMaxX()) - thick / 2;
        int bottom = whole(box.getMaxY()) - thick / 2;
        g.fillRect(left, top, right - left + thick, thick);
        g.fillRect(left, bottom, right - left + thick, thick);
        g.fillRect(left, top + thick, thick, bottom - top - thick);
        g.fillRect(right, top + thick, thick, bottom - top - thick);
    }

    /** Cells side by side have the line between them in common. */
    private static int whole(double place) {
        return (int) Math.floor(place + 1e-6);
    }

    private static BasicStroke stroke(float width, float[] dash) {
        int cap = dash == null ? BasicStroke.CAP_ROUND : BasicStroke.CAP_BUTT;
        return new BasicStroke(width, cap, BasicStroke.JOIN_ROUND, 10, dash, 0);
    }

    /** A fine line without an edge, for what there is much of. */
    void fine(Shape shape, Color color) {
        g.setColor(color);
        g.setStroke(stroke((float) px(THIN), null));
        g.draw(shape);
    }

    /** A translucent area. */
    void fill(Shape shape, Color color) {
        g.setColor(Colors.alpha(color, FILL));
        g.fill(shape);
    }

    /** An area in full colour. */
    void solid(Shape shape, Color color) {
        g.setColor(color);
        g.fill(shape);
    }

    /** A translucent area with slanted lines. */
    void hatch(Rectangle2D box, Color color) {
        fill(box, color);
        Path2D lines = new Path2D.Double();
        double step = px(6);
        double reach = box.getHeight();
        for (double x = box.getX() - reach + step / 2; x < box.getMaxX(); x += step) {
            double from = Math.max(x, box.getX());
            double to = Math.min(x + reach, box.getMaxX());
            if (from < to) {
                lines.moveTo(from, box.getMaxY() - (from - x));
                lines.lineTo(to, box.getMaxY() - (to - x));
            }
        }
        fine(lines, Colors.alpha(color, 0.7));
    }

    void line(double x1, double y1, double x2, double y2, Color color, float width) {
        draw(new Line2D.Double(x1, y1, x2, y2), color, width);
    }

    /** A filled dot, or a ring. */
    void dot(double x, double y, double radius, Color color, boolean isFilled) {
        double r = px(radius);
        Ellipse2D circle = new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r);
        if (isFilled) {
            g.setColor(EDGE);
            g.fill(new Ellipse2D.Double(x - r - px(1), y - r - px(1), 2 * (r + px(1)), 2 * (r + px(1))));
            g.setColor(color);
            g.fill(circle);
        } else {
            draw(circle, color, LINE);
        }
    }

    /** An arrow from a point along a vector; nothing if that is shorter than a pixel. */
    void arrow(double x, double y, double dx, double dy, Color color) {
        double length = Math.hypot(dx, dy);
        if (length < 1) {
            return;
        }
        double ux = dx / length * px(1);
        double uy = dy / length * px(1);
        line(x, y, x + dx, y + dy, color, LINE);
        Path2D tip = new Path2D.Double();
        tip.moveTo(x + dx + ux * 2, y + dy + uy * 2);
        tip.lineTo(x + dx - ux * 5 - uy * 3.5, y + dy - uy * 5 + ux * 3.5);
        tip.lineTo(x + dx - ux * 5 + uy * 3.5, y + dy - uy * 5 - ux * 3.5);
        tip.closePath();
        g.setColor(color);
        g.fill(tip);
    }

    /** A cross of two lines. */
    void cross(double x, double y, double radius, Color color) {
        double r = px(radius);
        line(x - r, y - r, x + r, y + r, color, LINE);
        line(x - r, y + r, x + r, y - r, color, LINE);
    }

    /** A tick as of a list that is checked. */
    void tick(double x, double y, double radius, Color color) {
        double r = px(radius);
        Path2D path = new Path2D.Double();
        path.moveTo(x - r, y);
        path.lineTo(x - r / 4, y + r * 0.8);
        path.lineTo(x + r, y - r);
        draw(path, color, LINE);
    }

    /**
     * Words to the right of a point of the screen and below it, moved up or down until they are over no other label.
     */
    void label(double x, double y, String words, Color color) {
        label(x, y, words, color, false);
    }

    /** The same to the left of a point. */
    void labelLeft(double x, double y, String words, Color color) {
        label(x, y, words, color, true);
    }

    private void label(double x, double y, String words, Color color, boolean isLeft) {
        FontMetrics metrics = g.getFontMetrics();
        double width = metrics.stringWidth(words) + 2 * px(PAD);
        double height = metrics.getHeight() + px(2);
        Rectangle2D box = free(isLeft ? x - width : x, y, width, height);
        labels.add(box);
        g.setColor(theme.textBack());
        g.fill(new RoundRectangle2D.Double(box.getX(), box.getY(), width, height, px(6), px(6)));
        g.setColor(color);
        g.fill(new Rectangle2D.Double(box.getX(), box.getY() + px(2), px(2.5), height - px(4)));
        g.setColor(theme.text());
        g.drawString(words, (float) (box.getX() + px(PAD)), (float) (box.getY() + px(1) + metrics.getAscent()));
    }

    /** The place nearest to a wanted one, first below and then above, that no label has; the wanted one if none. */
    private Rectangle2D free(double x, double y, double width, double height) {
        double left = x;
        if (reserved != null && reserved.intersects(x, y, width, height)) {
            double before = reserved.getX() - width - px(4);
            left = before >= 0 ? before : reserved.getMaxX() + px(4);
        }
        for (int tries = 0; tries < TRIES; tries++) {
            double away = (tries + 1) / 2 * (height + px(1));
            Rectangle2D box = new Rectangle2D.Double(left, tries % 2 == 1 ? y + away : y - away, width, height);
            if (labels.stream().noneMatch(box::intersects)) {
                return box;
            }
        }
        return new Rectangle2D.Double(left, y, width, height);
    }

    /** Keeps labels away from an area. */
    void reserve(Rectangle2D area) {
        reserved = area;
    }

    /** Plain words, as in a legend; y is that of the baseline. */
    void words(double x, double y, String words) {
        g.setColor(theme.text());
        g.drawString(words, (float) x, (float) y);
    }

    /** A small bold number in a corner. */
    void number(double x, double y, String words, Color color) {
        Font font = g.getFont();
        g.setFont(Fonts.bold(font, font.getSize2D()));
        g.setColor(EDGE);
        g.drawString(words, (float) (x + px(1)), (float) (y + px(1)));
        g.setColor(color);
        g.drawString(words, (float) x, (float) y);
        g.setFont(font);
    }

    /** A panel behind words. */
    void panel(Rectangle2D box) {
        g.setColor(theme.textBack());
        g.fill(new RoundRectangle2D.Double(box.getX(), box.getY(), box.getWidth(), box.getHeight(), px(8), px(8)));
    }

    FontMetrics metrics() {
        return g.getFontMetrics();
    }
}
