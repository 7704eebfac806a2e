package dev.ledge.editor.render.overlay;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.world.type.SweepVisitor;
import java.awt.Color;
import java.awt.geom.Rectangle2D;

/** The cells that the broad phase visits for the actor in focus; those with something solid are hatched. */
final class VisitedCellsOverlay extends Overlay {
    VisitedCellsOverlay() {
        super(
                "cells",
                "Visited cells",
                "What the broad phase looks at for the actor in focus; hatched where there is something to hit",
                new Color(0x35D3E6));
    }

    @Override
    void paint(OverlayScene scene) {
        if (!scene.areCellsSeen()) {
            return;
        }
        double side = scene.world().level().grid();
        SweepTrace.show(scene, new SweepVisitor() {
            @Override
            public void cell(int column, int row, boolean isCandidate) {
                Rectangle2D box =
                        scene.onScreen(new Aabb(column * side, row * side, (column + 1) * side, (row + 1) * side));
                if (isCandidate) {
                    scene.pen().hatch(box, color());
                }
                scene.pen().draw(box, color(), Pen.THIN);
            }

            @Override
            public void droppedEdge(double x1, double y1, double x2, double y2) {
                // Drawn by another overlay.
            }
        });
    }

    @Override
    void sample(Pen pen, double x, double y, double side) {
        Rectangle2D box = new Rectangle2D.Double(x + 1, y + 1, side - 2, side - 2);
        pen.hatch(box, color());
        pen.draw(box, color(), Pen.THIN);
    }
}
