package dev.ledge.editor.render.overlay;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.world.type.ActorState;
import java.awt.Color;
import java.awt.geom.Rectangle2D;

/** Where ladders can be held, and whether the actor in focus could hold one now. */
final class LadderZonesOverlay extends Overlay {
    LadderZonesOverlay() {
        super(
                "ladders",
                "Ladder grab zones",
                "Where up takes hold of a ladder: the actor's box has to share more than an edge with it",
                new Color(0xFFC247));
    }

    @Override
    void paint(OverlayScene scene) {
        if (!scene.areCellsSeen()) {
            return;
        }
        int actor = scene.focus();
        Aabb box = actor < 0 ? null : scene.boxNow(actor);
        boolean[] isInReach = {false};
        scene.inspection().forEachLadder(scene.seen(), zone -> {
            boolean isShared = box != null && zone.overlaps(box);
            isInReach[0] |= isShared;
            Rectangle2D area = scene.onScreen(zone);
            scene.pen().hatch(area, color());
            scene.pen().draw(area, color(), isShared ? Pen.BOLD : Pen.THIN);
        });
        if (isInReach[0]) {
            boolean climbs = scene.actors().state(actor) == ActorState.CLIMB;
            double x = scene.x(box.right()) + scene.pen().px(8);
            scene.pen().label(x, scene.y(box.centerY()), climbs ? "holds" : "up takes hold", color());
        }
    }

    @Override
    void sample(Pen pen, double x, double y, double side) {
        Rectangle2D box = new Rectangle2D.Double(x + side * 0.2, y, side * 0.6, side);
        pen.hatch(box, color());
        pen.draw(box, color(), Pen.THIN);
    }
}
