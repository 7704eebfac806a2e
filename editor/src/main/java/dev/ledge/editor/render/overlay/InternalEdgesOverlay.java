package dev.ledge.editor.render.overlay;

import dev.ledge.engine.world.type.SweepVisitor;
import java.awt.Color;

/** The internal edges that were in the way of the actor in focus and that were dropped, crossed out. */
final class InternalEdgesOverlay extends Overlay {
    InternalEdgesOverlay() {
        super(
                "edges",
                "Dropped edges",
                "Internal edges in the way of the actor in focus, which do not count, as the cell beside covers them",
                new Color(0xFF9547));
    }

    @Override
    void paint(OverlayScene scene) {
        SweepTrace.show(scene, new SweepVisitor() {
            @Override
            public void cell(int column, int row, boolean isCandidate) {
                // Drawn by another overlay.
            }

            @Override
            public void droppedEdge(double x1, double y1, double x2, double y2) {
                draw(scene.pen(), scene.x(x1), scene.y(y1), scene.x(x2), scene.y(y2));
            }
        });
    }

    private void draw(Pen pen, double x1, double y1, double x2, double y2) {
        pen.line(x1, y1, x2, y2, color(), Pen.BOLD);
        pen.cross((x1 + x2) / 2, (y1 + y2) / 2, 4, color());
    }

    @Override
    void sample(Pen pen, double x, double y, double side) {
        draw(pen, x + side / 2, y, x + side / 2, y + side);
    }
}
