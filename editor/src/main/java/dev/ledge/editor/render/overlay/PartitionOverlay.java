package dev.ledge.editor.render.overlay;

import dev.ledge.engine.geometry.Aabb;
import java.awt.Color;
import java.awt.geom.Rectangle2D;

/** The cells of the partition by which overlapping actors are found, with how many actors are in each. */
final class PartitionOverlay extends Overlay {
    private static final double SMALLEST = 14;

    PartitionOverlay() {
        super(
                "partition",
                "Partition cells",
                "How many actors are in each cell of the partition; those with two or more are looked at for pairs",
                new Color(0xF6F8FC));
    }

    @Override
    void paint(OverlayScene scene) {
        scene.inspection().forEachPartitionCell(scene.seen(), (left, top, side, actors) -> {
            Rectangle2D box = scene.onScreen(new Aabb(left, top, left + side, top + side));
            Pen pen = scene.pen();
            if (actors > 1) {
                pen.fill(box, color());
            }
            pen.draw(box, color(), actors > 1 ? Pen.LINE : Pen.THIN);
            if (box.getWidth() >= pen.px(SMALLEST)) {
                pen.number(
                        box.getX() + pen.px(4),
                        box.getY() + pen.metrics().getAscent() + pen.px(1),
                        Integer.toString(actors),
                        color());
            }
        });
    }

    @Override
    void sample(Pen pen, double x, double y, double side) {
        pen.draw(new Rectangle2D.Double(x + 1, y + 1, side - 2, side - 2), color(), Pen.THIN);
        pen.number(x + side * 0.3, y + side * 0.8, "2", color());
    }
}
