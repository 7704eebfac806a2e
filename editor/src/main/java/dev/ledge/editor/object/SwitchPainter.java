package dev.ledge.editor.object;

import dev.ledge.editor.render.object.MarkPainter;
import dev.ledge.editor.render.style.Colors;
import dev.ledge.editor.render.style.GroupColors;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.engine.geometry.Aabb;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/** Draws switches: a lever on a base in the area, which swings when it has switched something. */
final class SwitchPainter {
    private static final Color AREA = new Color(0xD9A441);
    private static final Color BASE = new Color(0x59626F);
    private static final Color KNOB = new Color(0xE2574C);

    /** Length of the swing, s. */
    private static final double SWING = 0.3;

    private SwitchPainter() {}

    /**
     * Draws a switch in its box.
     *
     * @param group its group, or null
     * @param since seconds since it last switched something; infinite if it never did
     */
    static void paint(Graphics2D g, Aabb box, String group, double since, Theme theme) {
        g.setColor(Colors.alpha(AREA, 0.16));
        g.fill(new Rectangle2D.Double(box.left(), box.top(), box.width(), box.height()));
        double unit = Math.min(16, Math.min(box.width(), box.height())) / 16;
        double x = box.centerX();
        double floor = box.bottom();
        boolean swings = since >= 0 && since < SWING;
        double angle = swings ? 0.7 * Math.cos(Math.PI * since / SWING) : -0.7;
        double tipX = x + 9 * unit * Math.sin(angle);
        double tipY = floor - 3 * unit - 9 * unit * Math.cos(angle);
        g.setColor(Colors.dark(BASE, 0.2));
        g.setStroke(new BasicStroke((float) (1.8 * unit), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(new Line2D.Double(x, floor - 3 * unit, tipX, tipY));
        Color knob = group == null ? KNOB : GroupColors.of(group);
        g.setColor(swings ? Colors.light(knob, 0.5) : knob);
        g.fill(new Ellipse2D.Double(tipX - 2.2 * unit, tipY - 2.2 * unit, 4.4 * unit, 4.4 * unit));
        g.setColor(BASE);
        g.fill(new RoundRectangle2D.Double(x - 6 * unit, floor - 4 * unit, 12 * unit, 4 * unit, 3 * unit, 3 * unit));
        if (group != null) {
            MarkPainter.label(g, box, group, theme);
        }
    }
}
