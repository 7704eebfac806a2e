package dev.ledge.editor.render.object;

import dev.ledge.editor.render.style.Colors;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;

/** Draws enemies, pickups and plain bodies into boxes at the origin. */
final class CreaturePainter {
    private static final double UNIT = 16;
    private static final Color INK = new Color(0x2A1F33);
    private static final Color SHELL = new Color(0x8A5AB8);
    private static final Color TAME = new Color(0x5FA56A);
    private static final Color BAT = new Color(0x4E5A86);
    private static final Color GEM = new Color(0xFFC83D);
    private static final Color CRATE = new Color(0xC08A54);

    private CreaturePainter() {}

    /** A graphics on which the box is 16 units wide and high, and turned if it faces left. */
    private static Graphics2D into(Graphics2D g, double width, double height, int facing) {
        Graphics2D own = (Graphics2D) g.create();
        own.translate(width / 2, 0);
        own.scale(width / UNIT * facing, height / UNIT);
        own.translate(-UNIT / 2, 0);
        return own;
    }

    /**
     * An enemy on foot.
     *
     * @param phase of its steps, in radians
     */
    static void walker(
            Graphics2D g, double width, double height, int facing, double phase, boolean hurts, boolean isStompable) {
        Graphics2D own = into(g, width, height, facing);
        Figure figure = new Figure(own, INK, 0.5);
        Color color = hurts ? SHELL : TAME;
        for (int i = 0; i < 2; i++) {
            double step = Math.sin(phase + i * Math.PI);
            figure.part(
                    new RoundRectangle2D.Double(3.2 + i * 5.2 + step * 1.4, 13 - Math.max(0, step), 4.4, 2.6, 2.4, 2.4),
                    Colors.dark(color, 0.45));
        }
        if (!isStompable) {
            for (int i = 0; i < 4; i++) {
                double foot = 2 + i * 2.9;
                figure.part(
                        Figure.closed(foot, 7, foot + 1.2, 0.6 + Math.abs(i - 1.5) * 1.4, foot + 3, 6.4), Color.WHITE);
            }
        }
        Path2D dome = new Path2D.Double();
        dome.moveTo(0.8, 13.6);
        dome.curveTo(0.4, 1.6, 15.6, 1.6, 15.2, 13.6);
        dome.quadTo(8, 15, 0.8, 13.6);
        dome.closePath();
        figure.part(dome, color);
        figure.plain(new Ellipse2D.Double(3, 5.4, 4, 2.4), Colors.light(color, 0.35));
        for (double eye : new double[] {8.2, 12}) {
            figure.plain(new Ellipse2D.Double(eye - 1.5, 7.4, 3, 3.8), Color.WHITE);
            figure.plain(new Ellipse2D.Double(eye - 0.3, 8.5, 1.5, 2.1), INK);
        }
        if (hurts) {
            figure.line(1, INK, 6.6, 6.4, 9.4, 7.6);
            figure.line(1, INK, 13.8, 6.4, 11.2, 7.6);
        }
        own.dispose();
    }

    /** An enemy in the air; {@code phase} of its wings in radians. */
    static void patroller(Graphics2D g, double width, double height, int facing, double phase) {
        Graphics2D own = into(g, width, height, facing);
        Figure figure = new Figure(own, INK, 0.5);
        double flap = Math.sin(phase) * 3;
        for (int side = -1; side <= 1; side += 2) {
            Path2D wing = new Path2D.Double();
            wing.moveTo(8 + side * 2, 8);
            wing.quadTo(8 + side * 6, 1 - flap, 8 + side * 8, 4 - flap);
            wing.quadTo(8 + side * 6.6, 7 - flap * 0.4, 8 + side * 6.4, 10);
            wing.quadTo(8 + side * 4.4, 9, 8 + side * 2, 11);
            wing.closePath();
            figure.part(wing, Colors.dark(BAT, 0.2));
        }
        figure.part(Figure.closed(4.6, 5.6, 5, 2, 7.4, 4.8), BAT);
        figure.part(Figure.closed(11.4, 5.6, 11, 2, 8.6, 4.8), BAT);
        figure.part(new Ellipse2D.Double(3.6, 4.2, 8.8, 8.8), BAT);
        figure.plain(new Ellipse2D.Double(5.6, 6.6, 2.8, 3), new Color(0xFFE27A));
        figure.plain(new Ellipse2D.Double(9, 6.6, 2.8, 3), new Color(0xFFE27A));
        figure.plain(new Ellipse2D.Double(6.8, 7.5, 1.1, 1.5), INK);
        figure.plain(new Ellipse2D.Double(10.2, 7.5, 1.1, 1.5), INK);
        figure.plain(Figure.closed(7.2, 11, 8, 11, 7.6, 12.4), Color.WHITE);
        figure.plain(Figure.closed(9, 11, 9.8, 11, 9.4, 12.4), Color.WHITE);
        own.dispose();
    }

    /** Something to collect: a gem that turns; {@code phase} in radians, the turn takes π. */
    static void pickup(Graphics2D g, double width, double height, double phase) {
        Graphics2D own = into(g, width, height, 1);
        Figure figure = new Figure(own, INK, 0.45);
        double turn = 0.62 + 0.38 * Math.abs(Math.cos(phase));
        double half = 5.6 * turn;
        figure.part(Figure.closed(8, 1.4, 8 + half, 6.6, 8, 14.8, 8 - half, 6.6), GEM);
        figure.plain(Figure.closed(8, 1.4, 8 + half * 0.4, 6.6, 8 - half * 0.4, 6.6), Colors.light(GEM, 0.65));
        figure.plain(Figure.closed(8 - half, 6.6, 8 - half * 0.4, 6.6, 8, 14.8), Colors.light(GEM, 0.3));
        figure.plain(Figure.closed(8 + half, 6.6, 8 + half * 0.4, 6.6, 8, 14.8), Colors.dark(GEM, 0.2));
        own.dispose();
    }

    /** A plain body. */
    static void body(Graphics2D g, double width, double height) {
        double rim = Math.min(width, height) * 0.12;
        g.setColor(Colors.dark(CRATE, 0.5));
        g.fill(new RoundRectangle2D.Double(0, 0, width, height, rim, rim));
        g.setColor(CRATE);
        g.fill(new RoundRectangle2D.Double(rim / 2, rim / 2, width - rim, height - rim, rim, rim));
        g.setColor(Colors.light(CRATE, 0.25));
        g.fill(new RoundRectangle2D.Double(rim, rim, width - 2 * rim, (height - 2 * rim) / 3, rim, rim));
        g.setColor(Colors.dark(CRATE, 0.2));
        g.fill(new RoundRectangle2D.Double(
                rim, height - rim - (height - 2 * rim) / 3, width - 2 * rim, (height - 2 * rim) / 3, rim, rim));
    }
}
