package dev.ledge.editor.render.tile;

import dev.ledge.editor.render.style.Colors;
import dev.ledge.editor.render.style.GroupColors;
import dev.ledge.engine.level.Changing;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/**
 * Marks what comes and goes: cracks in what crumbles; a dashed rim and a dot in the group's colour on what a group
 * switches, the dot hollow if it is not there when the level begins.
 */
final class ChangingMarks {
    /** Two cracks, each from a rim inwards, in a unit square. */
    private static final double[][] CRACKS = {
        {0.22, 0, 0.34, 0.24, 0.26, 0.42, 0.44, 0.66, 0.4, 0.8},
        {0.34, 0.24, 0.52, 0.3},
        {0.8, 0, 0.68, 0.2, 0.76, 0.36, 0.62, 0.5},
        {0.44, 0.66, 0.6, 0.78},
        {1, 0.7, 0.84, 0.74, 0.76, 0.9}
    };

    private static final Color CRACK = new Color(0x10142A);

    private ChangingMarks() {}

    /**
     * Draws the marks.
     *
     * @param shape what is solid, in units of {@code g}
     * @param pieceWidth width of the piece that a pattern of cracks fills, in units of {@code g}
     * @param pieceHeight its height
     * @param line width of a line, in units of {@code g}
     * @param isThereAtFirst whether it is there when the level begins
     */
    static void paint(
            Graphics2D g,
            Shape shape,
            double pieceWidth,
            double pieceHeight,
            double line,
            Changing changing,
            boolean isThereAtFirst) {
        Graphics2D own = (Graphics2D) g.create();
        own.clip(shape);
        if (changing.crumbles() != null) {
            cracks(own, shape.getBounds2D(), pieceWidth, pieceHeight, line);
        }
        if (changing.group() != null) {
            rim(own, shape, line, GroupColors.of(changing.group()), isThereAtFirst);
        }
        own.dispose();
    }

    private static void cracks(Graphics2D g, Rectangle2D box, double width, double height, double line) {
        g.setStroke(new BasicStroke((float) (0.75 * line), BasicStroke.CAP_ROUND, BasicStroke.JOIN_MITER));
        g.setColor(Colors.alpha(CRACK, 0.6));
        for (double x = box.getX(); x < box.getMaxX(); x += width) {
            for (double[] crack : CRACKS) {
                Path2D path = new Path2D.Double();
                path.moveTo(x + crack[0] * width, box.getY() + crack[1] * height);
                for (int i = 2; i < crack.length; i += 2) {
                    path.lineTo(x + crack[i] * width, box.getY() + crack[i + 1] * height);
                }
                g.draw(path);
            }
        }
    }

    private static void rim(Graphics2D g, Shape shape, double line, Color color, boolean isThereAtFirst) {
        float dash = (float) (3 * line);
        // Half of the line lies outside of the shape and is cut off.
        g.setStroke(new BasicStroke(
                (float) (2.4 * line), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {dash, dash}, 0));
        g.setColor(color);
        g.draw(shape);
        Rectangle2D box = shape.getBounds2D();
        double radius = Math.min(2.6 * line, Math.min(box.getWidth(), box.getHeight()) / 3);
        Shape dot = new Ellipse2D.Double(box.getCenterX() - radius, box.getCenterY() - radius, 2 * radius, 2 * radius);
        g.setColor(isThereAtFirst ? color : Colors.alpha(CRACK, 0.7));
        g.fill(dot);
        g.setStroke(new BasicStroke((float) line));
        g.setColor(isThereAtFirst ? Colors.light(color, 0.5) : color);
        g.draw(dot);
    }
}
