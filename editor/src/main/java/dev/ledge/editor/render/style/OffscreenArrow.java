package dev.ledge.editor.render.style;

import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;

/** An arrow at the edge of the picture that points to an actor beyond it. */
public final class OffscreenArrow {
    private static final double LENGTH = 16;
    private static final double HALF_WIDTH = 9;
    private static final double INSET = 6;

    /** From the edge to the arrow's middle, with which all of it is seen whatever its direction. */
    private static final double MIDDLE = INSET + LENGTH / 2;

    private OffscreenArrow() {}

    /** The place of the picture's edge that is nearest to an actor's box, in level pixels. */
    public static Vec edge(Aabb seen, Aabb actor) {
        return new Vec(
                Math.max(seen.left(), Math.min(seen.right(), actor.centerX())),
                Math.max(seen.top(), Math.min(seen.bottom(), actor.centerY())));
    }

    /** Draws the arrow to an actor's box that is out of sight. */
    public static void paint(Graphics2D g, Viewport view, Aabb actor, Theme theme) {
        Vec edge = edge(view.visible(), actor);
        double dx = actor.centerX() - edge.x();
        double dy = actor.centerY() - edge.y();
        double distance = Math.sqrt(dx * dx + dy * dy);
        if (distance == 0) {
            return;
        }
        double ux = dx / distance;
        double uy = dy / distance;
        // In a corner the arrow may point along one of the edges, and half of it would be beyond that.
        Aabb seen = view.visible();
        double middleX = within(
                view.toScreenX(seen.left()), view.toScreenX(edge.x()) - MIDDLE * ux, view.toScreenX(seen.right()));
        double middleY = within(
                view.toScreenY(seen.top()), view.toScreenY(edge.y()) - MIDDLE * uy, view.toScreenY(seen.bottom()));
        double tailX = middleX - LENGTH / 2 * ux;
        double tailY = middleY - LENGTH / 2 * uy;
        Path2D arrow = new Path2D.Double();
        arrow.moveTo(middleX + LENGTH / 2 * ux, middleY + LENGTH / 2 * uy);
        arrow.lineTo(tailX - HALF_WIDTH * uy, tailY + HALF_WIDTH * ux);
        arrow.lineTo(tailX + HALF_WIDTH * uy, tailY - HALF_WIDTH * ux);
        arrow.closePath();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setStroke(new BasicStroke(4, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(Color.WHITE);
        g.draw(arrow);
        g.setColor(theme.accent());
        g.fill(arrow);
    }

    private static double within(double from, double middle, double to) {
        return Math.max(from + MIDDLE, Math.min(to - MIDDLE, middle));
    }
}
