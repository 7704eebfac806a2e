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
        double tipX = view.toScreenX(edge.x()) - INSET * ux;
        double tipY = view.toScreenY(edge.y()) - INSET * uy;
        Path2D arrow = new Path2D.Double();
        arrow.moveTo(tipX, tipY);
        arrow.lineTo(tipX - LENGTH * ux - HALF_WIDTH * uy, tipY - LENGTH * uy + HALF_WIDTH * ux);
        arrow.lineTo(tipX - LENGTH * ux + HALF_WIDTH * uy, tipY - LENGTH * uy - HALF_WIDTH * ux);
        arrow.closePath();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setStroke(new BasicStroke(4, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(Color.WHITE);
        g.draw(arrow);
        g.setColor(theme.accent());
        g.fill(arrow);
    }
}
