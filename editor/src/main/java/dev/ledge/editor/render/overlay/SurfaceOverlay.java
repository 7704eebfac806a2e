package dev.ledge.editor.render.overlay;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.world.Inspection;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.ActorValue;
import java.awt.Color;
import java.util.Map;

/** The surface under the feet of actors: a band along the ground, and for the one in focus its name. */
final class SurfaceOverlay extends Overlay {
    private static final int MOST = 500;
    private static final double DOWN = 3;

    SurfaceOverlay() {
        super(
                "surface",
                "Surface underfoot",
                "A band where actors stand; its name for the one in focus, and that of what is around it",
                new Color(0xA6E84F));
    }

    @Override
    void paint(OverlayScene scene) {
        Inspection inspection = scene.inspection();
        scene.forEachActor(MOST, actor -> {
            boolean stands = scene.actors().state(actor) == ActorState.GROUND;
            Aabb box = scene.box(actor);
            if (stands) {
                double nx = inspection.value(actor, ActorValue.NORMAL_X);
                double ny = inspection.value(actor, ActorValue.NORMAL_Y);
                // The corner of the foot that is on a slope.
                double foot = nx < 0 ? box.right() : nx > 0 ? box.left() : box.centerX();
                double slope = ny == 0 ? 0 : -nx / ny;
                double down = scene.pen().px(DOWN);
                scene.pen()
                        .line(
                                scene.x(box.left()),
                                scene.y(box.bottom() + (box.left() - foot) * slope) + down,
                                scene.x(box.right()),
                                scene.y(box.bottom() + (box.right() - foot) * slope) + down,
                                color(),
                                Pen.BOLD);
            }
            if (actor == scene.focus()) {
                label(scene, actor, box, stands);
            }
        });
    }

    private void label(OverlayScene scene, int actor, Aabb box, boolean stands) {
        Surface around = scene.inspection().surfaceAround(actor);
        String words = stands ? name(scene, scene.inspection().surfaceUnder(actor)) : "";
        if (around != null) {
            words += (words.isEmpty() ? "" : ", ") + "in " + name(scene, around);
        }
        if (!words.isEmpty()) {
            scene.pen()
                    .label(
                            scene.x(box.left()),
                            scene.y(box.bottom()) + scene.pen().px(8),
                            words,
                            color());
        }
    }

    private static String name(OverlayScene scene, Surface surface) {
        for (Map.Entry<String, Surface> named :
                scene.world().level().palette().surfaces().entrySet()) {
            if (named.getValue().equals(surface)) {
                return named.getKey();
            }
        }
        return "normal";
    }

    @Override
    void sample(Pen pen, double x, double y, double side) {
        pen.line(x + 1, y + side * 0.7, x + side - 1, y + side * 0.7, color(), Pen.BOLD);
    }
}
