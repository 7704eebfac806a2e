package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Vec;
import java.util.List;

/** What polygons must be like. */
final class Outlines {
    /** More points than this are refused: every edge is compared to every other. */
    static final int MAX_POINTS = 4096;

    private Outlines() {}

    /** Checks a polygon of a level: two points or more, and simple. */
    static void checkSimple(List<Vec> points, LocatedNode node, Problems problems) {
        if (points.size() < 2) {
            problems.error(
                    node,
                    Code.FEW_POINTS,
                    "a polygon needs at least two points (a line), not " + points.size()
                            + "; add points or delete the object");
        } else if (points.size() > MAX_POINTS) {
            problems.error(
                    node,
                    Code.TOO_LARGE,
                    "a polygon can have at most " + MAX_POINTS + " points, not " + points.size()
                            + "; divide it into several");
        } else {
            checkEdges(points, node, problems);
        }
    }

    /** Checks a tile's polygon: three corners or more, convex, and inside the cell. */
    static void checkConvex(List<Vec> points, LocatedNode node, Problems problems) {
        if (points.size() < 3 || points.size() > MAX_POINTS) {
            problems.error(
                    node,
                    points.size() < 3 ? Code.FEW_POINTS : Code.TOO_LARGE,
                    "a tile's polygon needs 3 to " + MAX_POINTS + " corners, not " + points.size());
        } else if (checkEdges(points, node, problems) && !isConvex(points)) {
            problems.error(
                    node,
                    Code.NOT_CONVEX,
                    "a tile's polygon must be convex and have an area; move the corner that points inwards, or use an object of type polygon");
        }
    }

    private static boolean checkEdges(List<Vec> points, LocatedNode node, Problems problems) {
        int n = points.size();
        int edges = n == 2 ? 1 : n;
        for (int i = 0; i < edges; i++) {
            if (points.get(i).equals(points.get((i + 1) % n))
                    || points.get(i).minus(points.get((i + 1) % n)).length() == 0) {
                problems.error(
                        node.elements().get((i + 1) % n),
                        Code.SELF_CROSSING,
                        "points " + i + " and " + (i + 1) % n + " of the polygon are the same; take one away");
                return false;
            }
        }
        for (int i = 0; i < edges; i++) {
            for (int j = i + 1; j < edges; j++) {
                if (meetWrongly(points, i, j)) {
                    problems.error(
                            node.elements().get(j),
                            Code.SELF_CROSSING,
                            "the polygon crosses or touches itself: its edge from point " + j
                                    + " meets the one from point " + i + "; move a point");
                    return false;
                }
            }
        }
        return true;
    }

    /** True if two edges have more in common than the point between neighbours. */
    private static boolean meetWrongly(List<Vec> points, int i, int j) {
        int n = points.size();
        Vec a = points.get(i);
        Vec b = points.get((i + 1) % n);
        Vec c = points.get(j);
        Vec d = points.get((j + 1) % n);
        if (j == i + 1) {
            return foldsBack(a, b, d);
        }
        if ((j + 1) % n == i) {
            return foldsBack(c, a, b);
        }
        double abc = orientation(a, b, c);
        double abd = orientation(a, b, d);
        double cda = orientation(c, d, a);
        double cdb = orientation(c, d, b);
        if (abc != 0 && abd != 0 && cda != 0 && cdb != 0) {
            return abc > 0 != abd > 0 && cda > 0 != cdb > 0;
        }
        return abc == 0 && isBetween(a, b, c)
                || abd == 0 && isBetween(a, b, d)
                || cda == 0 && isBetween(c, d, a)
                || cdb == 0 && isBetween(c, d, b);
    }

    /** True if the edge from {@code corner} to {@code next} lies upon the one from {@code previous} to it. */
    private static boolean foldsBack(Vec previous, Vec corner, Vec next) {
        return orientation(previous, corner, next) == 0
                && corner.minus(previous).dot(next.minus(corner)) < 0;
    }

    private static double orientation(Vec a, Vec b, Vec c) {
        return b.minus(a).cross(c.minus(a));
    }

    private static boolean isBetween(Vec a, Vec b, Vec point) {
        return Math.min(a.x(), b.x()) <= point.x()
                && point.x() <= Math.max(a.x(), b.x())
                && Math.min(a.y(), b.y()) <= point.y()
                && point.y() <= Math.max(a.y(), b.y());
    }

    private static boolean isConvex(List<Vec> points) {
        int n = points.size();
        boolean left = false;
        boolean right = false;
        for (int i = 0; i < n; i++) {
            double turn = orientation(points.get(i), points.get((i + 1) % n), points.get((i + 2) % n));
            left |= turn < 0;
            right |= turn > 0;
        }
        return left != right;
    }
}
