package dev.ledge.editor.render.object;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;

/** A pen for figures made of outlined limbs and shapes, in the figure's own units. */
final class Figure {
    private final Graphics2D g;
    private final Color ink;
    private final double outline;

    /**
     * Draws on {@code g}.
     *
     * @param outline width of the dark line around everything, in the figure's units
     */
    Figure(Graphics2D g, Color ink, double outline) {
        this.g = g;
        this.ink = ink;
        this.outline = outline;
    }

    /** A shape with a dark line around it. */
    void part(Shape shape, Color color) {
        g.setColor(ink);
        g.setStroke(stroke(2 * outline));
        g.draw(shape);
        g.setColor(color);
        g.fill(shape);
    }

    /** A shape without a line. */
    void plain(Shape shape, Color color) {
        g.setColor(color);
        g.fill(shape);
    }

    /** A line without a line around it. */
    void line(double width, Color color, double... xy) {
        g.setColor(color);
        g.setStroke(stroke(width));
        g.draw(path(xy));
    }

    /** A round limb through points, with a dark line around it. */
    void limb(double width, Color color, double... xy) {
        line(width + 2 * outline, ink, xy);
        line(width, color, xy);
    }

    private static Path2D path(double... xy) {
        Path2D path = new Path2D.Double();
        path.moveTo(xy[0], xy[1]);
        for (int i = 2; i < xy.length; i += 2) {
            path.lineTo(xy[i], xy[i + 1]);
        }
        return path;
    }

    /** A closed shape through points. */
    static Path2D closed(double... xy) {
        Path2D path = path(xy);
        path.closePath();
        return path;
    }

    private static BasicStroke stroke(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }
}
