package dev.ledge.editor.object;

import dev.ledge.editor.render.object.MarkPainter;
import dev.ledge.editor.render.style.Colors;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.object.Direction;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;

/** Draws springs: coils between two plates, which shoot out and swing back when the spring has thrown an actor. */
final class SpringPainter {
    private static final Color PLATE = new Color(0xE2574C);
    private static final Color BASE = new Color(0x59626F);
    private static final Color COIL = new Color(0xC9D1DA);
    private static final Color FLASH = new Color(0xFFF3B0);

    /** Length of the swing after a throw, s. */
    private static final double SWING = 0.45;

    /** One coil for so much of the plate, px. */
    private static final double PER_COIL = 14;

    private static final int TURNS = 3;

    private SpringPainter() {}

    /**
     * Draws a spring in its box.
     *
     * @param since seconds since it last threw an actor; infinite if it never did
     */
    static void paint(Graphics2D g, Aabb box, Direction direction, double since) {
        Graphics2D own = (Graphics2D) g.create();
        own.translate(box.centerX(), (box.top() + box.bottom()) / 2);
        own.rotate(
                switch (direction) {
                    case UP -> 0;
                    case RIGHT -> Math.PI / 2;
                    case DOWN -> Math.PI;
                    case LEFT -> -Math.PI / 2;
                });
        boolean isUpright = direction.dx() == 0;
        double wide = isUpright ? box.width() : box.height();
        double high = isUpright ? box.height() : box.width();
        own.translate(-wide / 2, -high / 2);
        spring(own, wide, high, since);
        own.dispose();
    }

    /** How far the plate is out, 0 at rest, 1 farthest, below 0 pressed in. */
    static double stretch(double since) {
        if (!(since >= 0 && since < SWING)) {
            return 0;
        }
        double share = since / SWING;
        return (1 - share) * Math.cos(share * 3 * Math.PI);
    }

    private static void spring(Graphics2D g, double wide, double high, double since) {
        double thick = Math.max(1, Math.min(4, high * 0.2));
        double rest = high - 2 * thick;
        double out = stretch(since);
        double top = high - 2 * thick - rest * (0.72 + 0.5 * out);
        double bottom = high - thick;
        double pixel = MarkPainter.screenPixel(g);
        int coils = Math.max(1, (int) Math.round(wide / PER_COIL));
        for (int i = 0; i < coils; i++) {
            coil(g, wide * i / coils, wide / coils, top + thick, bottom, Math.max(pixel, thick * 0.5));
        }
        double round = thick;
        g.setColor(BASE);
        g.fill(new RoundRectangle2D.Double(0, bottom, wide, thick, round, round));
        double flash = Math.max(0, 1 - since / SWING);
        Color plate = since >= 0 && flash > 0 ? Colors.mix(PLATE, FLASH, flash) : PLATE;
        g.setColor(Colors.dark(plate, 0.35));
        g.fill(new RoundRectangle2D.Double(0, top, wide, thick + pixel, round, round));
        g.setColor(plate);
        g.fill(new RoundRectangle2D.Double(0, top, wide, thick, round, round));
    }

    private static void coil(Graphics2D g, double left, double wide, double top, double bottom, double line) {
        double from = left + wide * 0.22;
        double to = left + wide * 0.78;
        Path2D path = new Path2D.Double();
        path.moveTo(from, bottom);
        for (int i = 1; i <= 2 * TURNS; i++) {
            path.lineTo(i % 2 == 0 ? from : to, bottom + (top - bottom) * i / (2 * TURNS));
        }
        g.setStroke(new BasicStroke((float) (line * 1.8), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(Colors.dark(COIL, 0.5));
        g.draw(path);
        g.setStroke(new BasicStroke((float) line, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(COIL);
        g.draw(path);
    }
}
