package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import java.util.List;

/**
 * A closed polygon in level pixels, simple, of any winding; two corners make a line.
 *
 * @param corners at least two
 */
record Outline(List<Vec> corners) {
    Outline {
        corners = List.copyOf(corners);
    }

    static Outline of(Aabb box) {
        return new Outline(List.of(
                new Vec(box.left(), box.top()),
                new Vec(box.right(), box.top()),
                new Vec(box.right(), box.bottom()),
                new Vec(box.left(), box.bottom())));
    }

    /** True if the box and what is inside the polygon have at least a point in common. */
    boolean touches(Aabb box) {
        for (int i = 0; i < corners.size(); i++) {
            if (crosses(corners.get(i), corners.get((i + 1) % corners.size()), box)) {
                return true;
            }
        }
        return contains(box.centerX(), box.centerY());
    }

    /** True if a point of the segment is in the box, its border included. */
    private static boolean crosses(Vec from, Vec to, Aabb box) {
        double[] range = {0, 1};
        return clip(from.x(), to.x() - from.x(), box.left(), box.right(), range)
                && clip(from.y(), to.y() - from.y(), box.top(), box.bottom(), range);
    }

    /** Narrows the part of the segment that lies between two parallel lines; false if nothing is left. */
    private static boolean clip(double start, double delta, double min, double max, double[] range) {
        if (delta == 0) {
            return start >= min && start <= max;
        }
        double enter = ((delta > 0 ? min : max) - start) / delta;
        double leave = ((delta > 0 ? max : min) - start) / delta;
        range[0] = Math.max(range[0], enter);
        range[1] = Math.min(range[1], leave);
        return range[0] <= range[1];
    }

    private boolean contains(double x, double y) {
        boolean inside = false;
        for (int i = 0, j = corners.size() - 1; i < corners.size(); j = i++) {
            Vec a = corners.get(i);
            Vec b = corners.get(j);
            if (a.y() > y != b.y() > y && x < (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y()) + a.x()) {
                inside = !inside;
            }
        }
        return inside;
    }
}
