package dev.ledge.editor.render.tile;

import dev.ledge.engine.geometry.Vec;
import java.awt.Shape;
import java.awt.geom.FlatteningPathIterator;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts shapes to a convex outline, edge by edge (Sutherland and Hodgman). Much quicker than {@link java.awt.geom.Area},
 * above all when a program has just started; a shape that falls into parts keeps lines of no width between them.
 */
final class ConvexClip {
    private static final double FLATNESS = 0.01;

    private ConvexClip() {}

    /**
     * What of a shape lies inside.
     *
     * @param outline convex, clockwise as seen with y down
     */
    static Shape inside(Shape shape, List<Vec> outline) {
        Path2D result = new Path2D.Double();
        for (List<Vec> part : polygons(shape)) {
            List<Vec> cut = part;
            for (int i = 0; i < outline.size() && !cut.isEmpty(); i++) {
                cut = cut(cut, outline.get(i), outline.get((i + 1) % outline.size()));
            }
            if (cut.size() > 2) {
                result.append(TileCell.path(cut), false);
            }
        }
        return result;
    }

    private static List<List<Vec>> polygons(Shape shape) {
        List<List<Vec>> polygons = new ArrayList<>();
        List<Vec> current = new ArrayList<>();
        double[] at = new double[6];
        PathIterator path = new FlatteningPathIterator(shape.getPathIterator(null), FLATNESS);
        for (; !path.isDone(); path.next()) {
            int kind = path.currentSegment(at);
            if (kind == PathIterator.SEG_MOVETO) {
                current = new ArrayList<>();
                polygons.add(current);
            }
            if (kind != PathIterator.SEG_CLOSE) {
                current.add(new Vec(at[0], at[1]));
            }
        }
        return polygons;
    }

    /** What of a polygon lies on the right hand of a line. */
    private static List<Vec> cut(List<Vec> polygon, Vec a, Vec b) {
        Vec along = b.minus(a);
        List<Vec> kept = new ArrayList<>();
        for (int i = 0; i < polygon.size(); i++) {
            Vec from = polygon.get(i);
            Vec to = polygon.get((i + 1) % polygon.size());
            double fromSide = along.cross(from.minus(a));
            double toSide = along.cross(to.minus(a));
            if (fromSide >= 0) {
                kept.add(from);
            }
            if (fromSide > 0 && toSide < 0 || fromSide < 0 && toSide > 0) {
                kept.add(from.plus(to.minus(from).times(fromSide / (fromSide - toSide))));
            }
        }
        return kept;
    }
}
