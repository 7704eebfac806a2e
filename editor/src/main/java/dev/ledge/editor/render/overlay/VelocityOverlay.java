package dev.ledge.editor.render.overlay;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.world.type.ActorValue;
import java.awt.Color;
import java.util.Locale;

/** An arrow along the velocity of every actor in the world. */
final class VelocityOverlay extends Overlay {
    /** An arrow shows how far an actor comes in this time, s. */
    private static final double SECONDS = 0.12;

    private static final int MOST = 1000;

    VelocityOverlay() {
        super(
                "velocity",
                "Velocities",
                "Where each actor comes in 0.12 s, with what carries it; px/s for the one in focus",
                new Color(0xFF6FB5));
    }

    @Override
    void paint(OverlayScene scene) {
        scene.forEachActor(MOST, actor -> {
            double vx = scene.inspection().value(actor, ActorValue.WORLD_VX);
            double vy = scene.inspection().value(actor, ActorValue.WORLD_VY);
            Aabb box = scene.box(actor);
            double x = scene.x(box.centerX());
            double y = scene.y(box.centerY());
            double length = SECONDS * scene.zoom();
            scene.pen().arrow(x, y, vx * length, vy * length, color());
            if (actor == scene.focus() && (vx != 0 || vy != 0)) {
                String words = String.format(Locale.ROOT, "%.0f, %.0f px/s", vx, vy);
                scene.pen().label(scene.x(box.right()) + scene.pen().px(8), scene.y(box.top()), words, color());
            }
        });
    }

    @Override
    void sample(Pen pen, double x, double y, double side) {
        pen.arrow(x + side * 0.1, y + side * 0.8, side * 0.65, -side * 0.5, color());
    }
}
