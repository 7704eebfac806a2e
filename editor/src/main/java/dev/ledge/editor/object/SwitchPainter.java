package dev.ledge.editor.object;

import dev.ledge.editor.render.style.Colors;
import dev.ledge.editor.render.style.GroupColors;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.object.Switch;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/**
 * Draws switches: a lever if it goes to and fro, a button if it switches one way only, with the signs for on and off,
 * {@code I} and {@code O}, and those who may press it on the base. What is moved shines in the colour of the group
 * while the group is on, and is dark while it is off; a button is down as long as there is nothing for it to do.
 */
final class SwitchPainter {
    private static final Color AREA = new Color(0xD9A441);
    private static final Color BASE = new Color(0x4A5260);
    private static final Color RIM = new Color(0x231F38);
    private static final Color STEM = new Color(0xC9D1DC);
    private static final Color SIGN = new Color(0xF4F6FA);
    private static final Color NO_GROUP = new Color(0x8A919C);
    private static final Color HERO = new Color(0xFF7E80);
    private static final Color CRATE = new Color(0xD9A066);

    /** Side of the figure in its own units; it is as many px wide at most. */
    static final double SIDE = 16;

    private static final double BASE_TOP = -7;

    /** How far a lever leans to the right when on, to the left when off, in radians. */
    private static final double LEAN = 0.7;

    private static final double LEVER = 7;

    /** Length of the swing, s. */
    private static final double SWING = 0.3;

    private final Graphics2D g;
    private final Switch one;
    private final boolean isOn;
    private final Color light;

    private SwitchPainter(Graphics2D g, Switch one, boolean isOn) {
        this.g = g;
        this.one = one;
        this.isOn = isOn;
        Color color = one.group() == null ? NO_GROUP : GroupColors.of(one.group());
        light = isOn ? Colors.light(color, 0.25) : Colors.dark(color, 0.6);
    }

    /**
     * Draws a switch in its box.
     *
     * @param isOn whether its group is on
     * @param since seconds since it last switched something; infinite if it never did
     */
    static void paint(Graphics2D g, Aabb box, Switch one, boolean isOn, double since) {
        g.setColor(Colors.alpha(AREA, 0.16));
        g.fill(new Rectangle2D.Double(box.left(), box.top(), box.width(), box.height()));
        double unit = Math.min(SIDE, Math.min(box.width(), box.height())) / SIDE;
        Graphics2D own = (Graphics2D) g.create();
        own.translate(box.centerX(), box.bottom());
        own.scale(unit, unit);
        new SwitchPainter(own, one, isOn).draw(since);
        own.dispose();
    }

    private void draw(double since) {
        double moved = since >= 0 && since < SWING ? since / SWING : 1;
        if (one.effectiveSets() == Switch.Sets.TOGGLE) {
            lever(moved);
        } else {
            button(moved);
        }
        fill(new RoundRectangle2D.Double(-7.5, BASE_TOP, 15, -BASE_TOP, 3, 3), RIM);
        fill(new RoundRectangle2D.Double(-6.8, BASE_TOP + 0.7, 13.6, -BASE_TOP - 1.4, 2, 2), BASE);
        sign();
        people();
    }

    /** A lever, at the end of its swing to where it is now. */
    private void lever(double moved) {
        double target = one.group() == null ? 0 : isOn ? LEAN : -LEAN;
        double angle = -target * Math.cos(Math.PI * moved);
        double tipX = LEVER * Math.sin(angle);
        double tipY = BASE_TOP + 1 - LEVER * Math.cos(angle);
        Shape stem = new Line2D.Double(0, BASE_TOP + 1, tipX, tipY);
        line(stem, 3, RIM);
        line(stem, 1.6, STEM);
        shine(tipX, tipY, 4.6);
        fill(circle(tipX, tipY, 3.1), RIM);
        fill(circle(tipX, tipY, 2.4), light);
    }

    /** A button, up as long as a press would change something. */
    private void button(double moved) {
        boolean isDown = one.group() != null && isOn == (one.effectiveSets() == Switch.Sets.ON);
        double high = isDown ? 4.6 - 3 * moved : 4.6;
        shine(0, BASE_TOP - high / 2, 6.4);
        fill(new RoundRectangle2D.Double(-5.2, BASE_TOP - high - 0.7, 10.4, high + 3, 5, 5), RIM);
        fill(new RoundRectangle2D.Double(-4.5, BASE_TOP - high, 9, high + 2, 4, 4), light);
    }

    private void shine(double x, double y, double radius) {
        if (isOn) {
            fill(circle(x, y, radius), Colors.alpha(light, 0.4));
        }
    }

    /** What it sets: on, off, or one after the other. */
    private void sign() {
        double x = -3.2;
        double y = BASE_TOP / 2;
        switch (one.effectiveSets()) {
            case ON -> line(new Line2D.Double(x, y - 1.6, x, y + 1.6), 1.5, SIGN);
            case OFF -> line(circle(x, y, 1.6), 1.1, SIGN);
            case TOGGLE -> {
                Path2D arrows = new Path2D.Double();
                for (int way : new int[] {-1, 1}) {
                    arrows.moveTo(x, y);
                    arrows.lineTo(x + way * 2.5, y);
                    arrows.moveTo(x + way * 1.1, y - 1.4);
                    arrows.lineTo(x + way * 2.5, y);
                    arrows.lineTo(x + way * 1.1, y + 1.4);
                }
                line(arrows, 0.9, SIGN);
            }
        }
    }

    /** The player's head, and a crate beside it where all that moves may switch. */
    private void people() {
        boolean isForAll = one.effectiveWho() == Switch.Who.ANY;
        fill(circle(isForAll ? 1.9 : 3.4, BASE_TOP / 2, 1.6), HERO);
        if (isForAll) {
            fill(new Rectangle2D.Double(3.9, BASE_TOP / 2 - 1.4, 2.8, 2.8), CRATE);
        }
    }

    private static Shape circle(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    private void line(Shape shape, double width, Color color) {
        g.setColor(color);
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
    }

    private void fill(Shape shape, Color color) {
        g.setColor(color);
        g.fill(shape);
    }
}
