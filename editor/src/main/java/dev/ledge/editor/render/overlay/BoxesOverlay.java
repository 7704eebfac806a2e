package dev.ledge.editor.render.overlay;

import dev.ledge.engine.geometry.Aabb;
import java.awt.Color;
import java.awt.geom.Rectangle2D;

/** The box of every actor, by which it collides. */
final class BoxesOverlay extends Overlay {
    private static final int MOST = 2000;

    BoxesOverlay() {
        super("boxes", "Boxes", "By what each actor collides; amber while it is wedged", new Color(0x4DA3FF));
    }

    @Override
    void paint(OverlayScene scene) {
        scene.forEachActor(MOST, actor -> {
            Aabb box = scene.box(actor);
            Color color = scene.actors().wedged(actor) ? scene.pen().theme().warning() : color();
            scene.pen().draw(scene.onScreen(box), color, Pen.THIN);
        });
    }

    @Override
    void sample(Pen pen, double x, double y, double side) {
        pen.draw(new Rectangle2D.Double(x + side * 0.2, y + side * 0.05, side * 0.6, side * 0.9), color(), Pen.THIN);
    }
}
