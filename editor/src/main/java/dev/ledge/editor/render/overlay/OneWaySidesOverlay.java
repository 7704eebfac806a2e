package dev.ledge.editor.render.overlay;

import java.awt.Color;
import java.awt.geom.Path2D;

/** The sides from which one-ways block: a line with teeth that point inwards. */
final class OneWaySidesOverlay extends Overlay {
    private static final double TOOTH = 4;
    private static final double APART = 8;

    OneWaySidesOverlay() {
        super(
                "one-ways",
                "One-way sides",
                "From which sides one-ways and the tops of ladders block: against the teeth",
                new Color(0xB99CFF));
    }

    @Override
    void paint(OverlayScene scene) {
        if (scene.areCellsSeen()) {
            scene.inspection()
                    .forEachOneWayFace(
                            scene.seen(),
                            (x1, y1, x2, y2, nx, ny) ->
                                    draw(scene.pen(), scene.x(x1), scene.y(y1), scene.x(x2), scene.y(y2), nx, ny));
        }
    }

    private void draw(Pen pen, double x1, double y1, double x2, double y2, double nx, double ny) {
        double length = Math.hypot(x2 - x1, y2 - y1);
        int teeth = (int) Math.max(1, Math.round(length / pen.px(APART)));
        double tooth = pen.px(TOOTH);
        double ux = (x2 - x1) / length;
        double uy = (y2 - y1) / length;
        Path2D comb = new Path2D.Double();
        comb.moveTo(x1, y1);
        comb.lineTo(x2, y2);
        for (int k = 0; k < teeth; k++) {
            double along = (k + 0.5) * length / teeth;
            double x = x1 + ux * along;
            double y = y1 + uy * along;
            comb.moveTo(x - ux * tooth / 2, y - uy * tooth / 2);
            comb.lineTo(x - nx * tooth, y - ny * tooth);
            comb.lineTo(x + ux * tooth / 2, y + uy * tooth / 2);
        }
        pen.draw(comb, color(), Pen.LINE);
    }

    @Override
    void sample(Pen pen, double x, double y, double side) {
        draw(pen, x, y + side * 0.35, x + side, y + side * 0.35, 0, -1);
    }
}
