package dev.ledge.engine.geometry;

import java.util.List;
import java.util.Optional;

/** Whether the outline of a polygon is simple: no two edges have more in common than the corner between neighbours. */
public final class SimpleOutline {
    private SimpleOutline() {}

    /**
     * What is wrong with an outline.
     *
     * @param edge number of an edge: that of the point it begins at
     * @param other number of a later edge that it touches; the same number if the edge has no length
     */
    public record Fault(int edge, int other) {}

    /**
     * {@return true for two or more different points whose outline neither crosses nor touches itself; two points are
     * one edge}
     *
     * @param points corners in order
     */
    public static boolean isSimple(List<Vec> points) {
        return points.size() >= 2 && fault(points).isEmpty();
    }

    /**
     * {@return the first edge without length, else the first two edges that have more in common than the corner between
     * neighbours}
     *
     * @param points corners in order
     */
    public static Optional<Fault> fault(List<Vec> points) {
        int count = points.size();
        int edges = count == 2 ? 1 : count;
        for (int i = 0; i < edges; i++) {
            if (points.get(i).minus(points.get((i + 1) % count)).length() == 0) {
                return Optional.of(new Fault(i, i));
            }
        }
        // The boxes of touching edges touch; those of neighbours in the outline lie close together.
        double[] from = new double[2 * edges];
        double[] to = new double[2 * edges];
        for (int i = 0; i < edges; i++) {
            from[2 * i] = points.get(i).x();
            from[2 * i + 1] = points.get(i).y();
            to[2 * i] = points.get((i + 1) % count).x();
            to[2 * i + 1] = points.get((i + 1) % count).y();
        }
        BoxTree tree = BoxTree.ofLines(from, to);
        for (int i = 0; i < edges; i++) {
            double left = Math.min(from[2 * i], to[2 * i]);
            double top = Math.min(from[2 * i + 1], to[2 * i + 1]);
            double right = Math.max(from[2 * i], to[2 * i]);
            double bottom = Math.max(from[2 * i + 1], to[2 * i + 1]);
            for (int j = tree.next(i + 1, left, top, right, bottom);
                    j < edges;
                    j = tree.next(j + 1, left, top, right, bottom)) {
                if (touchWrongly(points, i, j)) {
                    return Optional.of(new Fault(i, j));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean touchWrongly(List<Vec> points, int i, int j) {
        int count = points.size();
        Vec a = points.get(i);
        Vec b = points.get((i + 1) % count);
        Vec c = points.get(j);
        Vec d = points.get((j + 1) % count);
        if (j == i + 1) {
            return foldsBack(a, b, d);
        }
        if ((j + 1) % count == i) {
            return foldsBack(c, a, b);
        }
        return cross(a, b, c, d) || isOn(a, b, c) || isOn(a, b, d) || isOn(c, d, a) || isOn(c, d, b);
    }

    /** True if each line has the ends of the other on both its sides. */
    private static boolean cross(Vec a, Vec b, Vec c, Vec d) {
        return areOnBothSides(side(a, b, c), side(a, b, d)) && areOnBothSides(side(c, d, a), side(c, d, b));
    }

    private static boolean areOnBothSides(double one, double other) {
        return one < 0 && other > 0 || one > 0 && other < 0;
    }

    /** True if the edge after a corner lies upon the edge before it. */
    private static boolean foldsBack(Vec before, Vec corner, Vec after) {
        return side(before, corner, after) == 0 && corner.minus(before).dot(after.minus(corner)) < 0;
    }

    private static double side(Vec a, Vec b, Vec point) {
        return b.minus(a).cross(point.minus(a));
    }

    /** True if a point lies on the line from a to b, ends included. */
    private static boolean isOn(Vec a, Vec b, Vec point) {
        return side(a, b, point) == 0 && point.minus(a).dot(point.minus(b)) <= 0;
    }
}
