package dev.ledge.editor.render.overlay;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.world.Platforms;
import dev.ledge.engine.world.type.CastHit;
import java.awt.Color;
import java.util.Locale;

/**
 * The free gap around an actor between two things of which one is a platform that moves, as it closes: a dimension
 * line, with its width beside that of the body.
 */
final class CrushGapsOverlay extends Overlay {
    private static final int MOST = 32;

    /** Gaps wider than the body by more than this are not shown, px of the level. */
    private static final double REACH = 64;

    /** A gap that is wider by no more than this is drawn as a danger, px of the level. */
    private static final double TIGHT = 6;

    private static final double CAP = 6;

    CrushGapsOverlay() {
        super(
                "gaps",
                "Crush gaps",
                "The gap that a moving platform closes around an actor, beside what its body needs",
                new Color(0xFF8FA3));
    }

    @Override
    void paint(OverlayScene scene) {
        if (scene.world().platforms().count() == 0) {
            return;
        }
        scene.forEachActor(MOST, actor -> {
            gap(scene, actor, 0, 1);
            gap(scene, actor, 1, 0);
        });
    }

    private void gap(OverlayScene scene, int actor, int ux, int uy) {
        Aabb box = scene.boxNow(actor);
        CastHit back = cast(scene, actor, box, -ux * REACH, -uy * REACH);
        CastHit forth = cast(scene, actor, box, ux * REACH, uy * REACH);
        if (back == null || forth == null || back.on().equals(forth.on())) {
            return;
        }
        double closing = speed(scene, back, ux, uy) - speed(scene, forth, ux, uy);
        if (closing <= 0) {
            return;
        }
        double body = ux != 0 ? box.width() : box.height();
        double before = back.time() * REACH;
        double after = forth.time() * REACH;
        double gap = before + body + after;
        Color color = gap - body < TIGHT ? scene.pen().theme().danger() : color();
        double middleX = box.centerX();
        double middleY = box.centerY();
        double low = (ux != 0 ? box.left() : box.top()) - before;
        double high = (ux != 0 ? box.right() : box.bottom()) + after;
        double x1 = scene.x(ux != 0 ? low : middleX);
        double y1 = scene.y(ux != 0 ? middleY : low);
        double x2 = scene.x(ux != 0 ? high : middleX);
        double y2 = scene.y(ux != 0 ? middleY : high);
        dimension(scene.pen(), x1, y1, x2, y2, color);
        String words = String.format(Locale.ROOT, "gap %.1f of %.0f px, closes %.0f px/s", gap, body, closing);
        scene.pen().label((x1 + x2) / 2 + scene.pen().px(10), (y1 + y2) / 2, words, color);
    }

    private static CastHit cast(OverlayScene scene, int actor, Aabb box, double dx, double dy) {
        return scene.inspection().sweep(actor, box.left(), box.top(), dx, dy, null);
    }

    /** How fast what was hit moves along an axis, px/s. */
    private static double speed(OverlayScene scene, CastHit hit, int ux, int uy) {
        Platforms platforms = scene.world().platforms();
        int platform = platforms.indexOf(hit.on());
        return platform < 0
                ? 0
                : (ux * platforms.movedX(platform) + uy * platforms.movedY(platform))
                        / scene.world().dt();
    }

    private static void dimension(Pen pen, double x1, double y1, double x2, double y2, Color color) {
        boolean isLevel = y1 == y2;
        double capX = isLevel ? 0 : pen.px(CAP);
        double capY = isLevel ? pen.px(CAP) : 0;
        double inX = isLevel ? pen.px(CAP) : 0;
        double inY = isLevel ? 0 : pen.px(CAP);
        pen.line(x1, y1, x2, y2, color, Pen.LINE);
        pen.line(x1 - capX, y1 - capY, x1 + capX, y1 + capY, color, Pen.LINE);
        pen.line(x2 - capX, y2 - capY, x2 + capX, y2 + capY, color, Pen.LINE);
        // Arrows that point at each other, as the two sides come.
        pen.arrow(x1 - inX, y1 - inY, inX, inY, color);
        pen.arrow(x2 + inX, y2 + inY, -inX, -inY, color);
    }

    @Override
    void sample(Pen pen, double x, double y, double side) {
        pen.line(x + side * 0.2, y, x + side * 0.8, y, color(), Pen.LINE);
        pen.line(x + side * 0.2, y + side, x + side * 0.8, y + side, color(), Pen.LINE);
        pen.line(x + side / 2, y, x + side / 2, y + side, color(), Pen.LINE);
    }
}
