package dev.ledge.editor.render.overlay;

import dev.ledge.engine.geometry.Aabb;
import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Locale;

/** The area that the box of an actor has passed in the last step, straight from its beginning to its end. */
final class SweptBoxOverlay extends Overlay {
    private static final int MOST = 200;

    SweptBoxOverlay() {
        super(
                "swept",
                "Swept boxes",
                "From where each actor's box was to where the last step took it; px for the one in focus",
                new Color(0xFFD640));
    }

    @Override
    void paint(OverlayScene scene) {
        scene.forEachActor(MOST, actor -> {
            Aabb before = scene.inspection().before(actor);
            Aabb now = scene.boxNow(actor);
            if (before == null || before.left() == now.left() && before.top() == now.top()) {
                return;
            }
            Path2D hull = hull(scene.onScreen(before), scene.onScreen(now));
            scene.pen().fill(hull, color());
            scene.pen().dashed(hull, color(), Pen.LINE);
            scene.pen().fine(scene.onScreen(before), color());
            if (actor == scene.focus()) {
                String words = String.format(
                        Locale.ROOT, "moved %.2f, %.2f px", now.left() - before.left(), now.top() - before.top());
                double x = scene.x(Math.max(now.right(), before.right()))
                        + scene.pen().px(8);
                scene.pen().label(x, scene.y(now.bottom()) - scene.pen().px(16), words, color());
            }
        });
    }

    /** The convex hull of a box at two places. */
    static Path2D hull(Rectangle2D from, Rectangle2D to) {
        boolean isRight = to.getX() >= from.getX();
        boolean isDown = to.getY() >= from.getY();
        Rectangle2D left = isRight ? from : to;
        Rectangle2D right = isRight ? to : from;
        // The two corners that a displacement along a diagonal leaves behind and the two that it reaches.
        boolean isFalling = isRight == isDown;
        Path2D hull = new Path2D.Double();
        hull.moveTo(left.getX(), left.getY());
        if (isFalling) {
            hull.lineTo(left.getMaxX(), left.getY());
            hull.lineTo(right.getMaxX(), right.getY());
            hull.lineTo(right.getMaxX(), right.getMaxY());
            hull.lineTo(right.getX(), right.getMaxY());
            hull.lineTo(left.getX(), left.getMaxY());
        } else {
            hull.lineTo(right.getX(), right.getY());
            hull.lineTo(right.getMaxX(), right.getY());
            hull.lineTo(right.getMaxX(), right.getMaxY());
            hull.lineTo(left.getMaxX(), left.getMaxY());
            hull.lineTo(left.getX(), left.getMaxY());
        }
        hull.closePath();
        return hull;
    }

    @Override
    void sample(Pen pen, double x, double y, double side) {
        double s = side * 0.45;
        pen.dashed(
                hull(new Rectangle2D.Double(x, y, s, s), new Rectangle2D.Double(x + side - s, y + side - s, s, s)),
                color(),
                Pen.THIN);
    }
}
