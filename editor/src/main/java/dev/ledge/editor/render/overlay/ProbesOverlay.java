package dev.ledge.editor.render.overlay;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.ActorState;
import java.awt.Color;
import java.awt.geom.Rectangle2D;

/** Where walkers that turn at ledges look for ground ahead: a tick where there is some, a cross where there is none. */
final class ProbesOverlay extends Overlay {
    private static final int MOST = 200;

    ProbesOverlay() {
        super(
                "probes",
                "Walkers' probes",
                "Where walkers that turn at ledges look for ground ahead: a tick if there is some, else a cross",
                new Color(0x3DDC84));
    }

    @Override
    void paint(OverlayScene scene) {
        scene.forEachActor(MOST, actor -> {
            boolean probes = scene.actors().kind(actor) == ActorKind.WALKER
                    && scene.actors().turnsAtLedges(actor)
                    && scene.actors().state(actor) == ActorState.GROUND;
            if (!probes) {
                return;
            }
            Facing facing = scene.actors().facing(actor);
            Aabb probe = scene.inspection().ledgeProbe(actor, facing);
            boolean isGround = scene.world().hasGroundAhead(actor, facing);
            Color color = isGround ? color() : scene.pen().theme().danger();
            Rectangle2D box = scene.onScreen(probe);
            Pen pen = scene.pen();
            double width = Math.max(box.getWidth(), pen.px(3));
            Rectangle2D wide = new Rectangle2D.Double(box.getCenterX() - width / 2, box.getY(), width, box.getHeight());
            pen.draw(wide, color, Pen.THIN);
            double y = box.getMaxY() + pen.px(9);
            if (isGround) {
                pen.tick(box.getCenterX(), y, 4, color);
            } else {
                pen.cross(box.getCenterX(), y, 4, color);
            }
        });
    }

    @Override
    void sample(Pen pen, double x, double y, double side) {
        pen.draw(new Rectangle2D.Double(x + side * 0.1, y, side * 0.18, side), color(), Pen.THIN);
        pen.tick(x + side * 0.7, y + side * 0.5, 3, color());
    }
}
