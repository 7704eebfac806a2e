package dev.ledge.editor.render.overlay;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.world.type.ActorValue;
import java.awt.Color;
import java.awt.geom.Line2D;
import java.util.Locale;

/** What supports an actor: a line from its feet to the platform or actor that it stands or hangs on. */
final class SupportOverlay extends Overlay {
    private static final int MOST = 500;

    SupportOverlay() {
        super(
                "carrier",
                "What carries",
                "A line from each actor to the platform or actor that takes it along, px/s for the one in focus",
                new Color(0x6C9BFF));
    }

    @Override
    void paint(OverlayScene scene) {
        scene.forEachActor(MOST, actor -> {
            String on = scene.actors().on(actor);
            Aabb support = on == null ? null : box(scene, on);
            if (support == null) {
                return;
            }
            Pen pen = scene.pen();
            Aabb box = scene.box(actor);
            double x = scene.x(support.centerX());
            double y = scene.y(support.centerY());
            pen.dashed(new Line2D.Double(scene.x(box.centerX()), scene.y(box.bottom()), x, y), color(), Pen.LINE);
            pen.dot(x, y, 4, color(), false);
            pen.draw(scene.onScreen(support), color(), Pen.THIN);
            if (actor == scene.focus()) {
                double vx = scene.inspection().value(actor, ActorValue.SUPPORT_VX);
                String words = String.format(Locale.ROOT, "on %s, %.0f px/s", on, vx);
                pen.label(x + pen.px(8), y + pen.px(4), words, color());
            }
        });
    }

    /** Where the platform or actor of that id is, null if it is neither. */
    private static Aabb box(OverlayScene scene, String id) {
        int actor = scene.actors().indexOf(id);
        if (actor >= 0) {
            return scene.box(actor);
        }
        if (scene.world().platforms().indexOf(id) < 0) {
            return null;
        }
        LevelObject platform = scene.world().level().object(id);
        Vec moved = scene.world().platforms().offset(platform);
        return platform.bounds(scene.world().level()).moved(moved.x(), moved.y());
    }

    @Override
    void sample(Pen pen, double x, double y, double side) {
        pen.line(x + side / 2, y, x + side / 2, y + side * 0.55, color(), Pen.LINE);
        pen.dot(x + side / 2, y + side * 0.75, 2.5, color(), false);
    }
}
