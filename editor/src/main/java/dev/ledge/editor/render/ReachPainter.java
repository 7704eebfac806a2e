package dev.ledge.editor.render;

import dev.ledge.editor.view.Reach;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Stroke;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.BitSet;

/** Draws where one jump can lead: the air it can come through, and the ground it can land on. */
public final class ReachPainter {
    private static final Color AIR = new Color(0x303F8CFF, true);
    private static final Color UNDER = new Color(0xB3FFFFFF, true);
    private static final Stroke LANDING = new BasicStroke(3, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    private static final Stroke LANDING_UNDER = new BasicStroke(6, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);

    private ReachPainter() {}

    /** Draws it on {@code g}, whose hints it changes. */
    public static void paint(Graphics2D g, Viewport view, Reach reach) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(AIR);
        g.fill(air(view, reach));
        Path2D ground = new Path2D.Double();
        for (Aabb landing : reach.landings()) {
            double y = view.toScreenY(landing.bottom());
            ground.append(
                    new Line2D.Double(view.toScreenX(landing.left()), y, view.toScreenX(landing.right()), y), false);
        }
        g.setColor(UNDER);
        g.setStroke(LANDING_UNDER);
        g.draw(ground);
        g.setColor(TrailPainter.GROUND);
        g.setStroke(LANDING);
        g.draw(ground);
    }

    /** The squares, runs of them in a row as one rectangle. */
    private static Path2D air(Viewport view, Reach reach) {
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
        BitSet passed = reach.passed();
        int from = passed.nextSetBit(0);
        while (from >= 0) {
            int row = from / reach.columns();
            int to = Math.min(passed.nextClearBit(from), (row + 1) * reach.columns());
            double x = view.toScreenX((reach.left() + from % reach.columns()) * reach.step());
            double y = view.toScreenY((reach.top() + row) * reach.step());
            double side = reach.step() * view.zoom();
            path.append(new Rectangle2D.Double(x, y, (to - from) * side, side), false);
            from = passed.nextSetBit(to);
        }
        return path;
    }
}
