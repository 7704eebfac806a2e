package dev.ledge.editor.render.overlay;

import dev.ledge.engine.geometry.Aabb;
import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Brackets around the actor whose numbers are looked at. */
final class Brackets {
    private static final double AWAY = 4;
    private static final double MOST = 8;

    private Brackets() {}

    static void paint(OverlayScene scene, int actor) {
        Pen pen = scene.pen();
        Aabb box = scene.box(actor);
        Rectangle2D on = scene.onScreen(box);
        double left = on.getX() - pen.px(AWAY);
        double top = on.getY() - pen.px(AWAY);
        double right = on.getMaxX() + pen.px(AWAY);
        double bottom = on.getMaxY() + pen.px(AWAY);
        double arm = Math.min(pen.px(MOST), Math.min(right - left, bottom - top) / 3);
        Path2D path = new Path2D.Double();
        corner(path, left, top, arm, arm);
        corner(path, right, top, -arm, arm);
        corner(path, right, bottom, -arm, -arm);
        corner(path, left, bottom, arm, -arm);
        pen.draw(path, Color.WHITE, Pen.LINE);
    }

    private static void corner(Path2D path, double x, double y, double armX, double armY) {
        path.moveTo(x + armX, y);
        path.lineTo(x, y);
        path.lineTo(x, y + armY);
    }
}
