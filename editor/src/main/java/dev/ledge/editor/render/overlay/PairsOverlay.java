package dev.ledge.editor.render.overlay;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import java.awt.Color;
import java.awt.geom.Rectangle2D;

/** Pairs of actors that overlap: what they share, and a line between them; the actors themselves are translucent. */
final class PairsOverlay extends Overlay {
    /** More pairs than these are not to be told apart. */
    private static final int MOST = 1000;

    PairsOverlay() {
        super(
                Overlays.PAIRS,
                "Overlapping pairs",
                "Actors are translucent while they overlap; what they share is filled",
                new Color(0xE98BFF));
    }

    @Override
    void paint(OverlayScene scene) {
        World world = scene.world();
        int pairs = 0;
        for (int i = 0; i < world.eventCount() && pairs < MOST; i++) {
            if (world.eventType(i) == EventType.PAIR) {
                pairs++;
                Event pair = world.event(i);
                int a = scene.actors().indexOf(pair.actor());
                int b = scene.actors().indexOf(pair.by());
                if (a >= 0 && b >= 0) {
                    draw(scene, scene.box(a), scene.box(b));
                }
            }
        }
    }

    private void draw(OverlayScene scene, Aabb a, Aabb b) {
        Rectangle2D shared = scene.onScreen(a).createIntersection(scene.onScreen(b));
        if (!shared.isEmpty()) {
            scene.pen().hatch(shared, color());
            scene.pen().draw(shared, color(), Pen.THIN);
        }
        scene.pen()
                .line(
                        scene.x(a.centerX()),
                        scene.y(a.centerY()),
                        scene.x(b.centerX()),
                        scene.y(b.centerY()),
                        color(),
                        Pen.LINE);
    }

    @Override
    void sample(Pen pen, double x, double y, double side) {
        double s = side * 0.62;
        Rectangle2D a = new Rectangle2D.Double(x, y, s, s);
        Rectangle2D b = new Rectangle2D.Double(x + side - s, y + side - s, s, s);
        pen.draw(a, color(), Pen.THIN);
        pen.draw(b, color(), Pen.THIN);
        pen.fill(a.createIntersection(b), color());
    }
}
