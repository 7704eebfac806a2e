package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Polygons;
import dev.ledge.engine.geometry.SimpleOutline;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Limits;
import java.util.List;

/** What polygons must be like. */
final class Outlines {
    private static final int MAX_POINTS = Limits.MAX_POINTS;

    private Outlines() {}

    /** Checks a polygon of a level: two points or more, and simple. False, and an error, if it is not so. */
    static boolean checkSimple(List<Vec> points, LocatedNode node, Problems problems) {
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
            return checkEdges(points, node, problems);
        }
        return false;
    }

    /**
     * Checks a tile's polygon: three corners or more, convex, and inside the cell. False, and an error, if it is not
     * so.
     */
    static boolean checkConvex(List<Vec> points, LocatedNode node, Problems problems) {
        if (points.size() < 3 || points.size() > Limits.MAX_TILE_POINTS) {
            problems.error(
                    node,
                    points.size() < 3 ? Code.FEW_POINTS : Code.TOO_LARGE,
                    "a tile's polygon needs 3 to " + Limits.MAX_TILE_POINTS + " corners, not " + points.size());
        } else if (checkEdges(points, node, problems)) {
            if (isConvex(points)) {
                return true;
            }
            problems.error(
                    node,
                    Code.NOT_CONVEX,
                    "a tile's polygon must be convex and have an area; move the corner that "
                            + "points inwards, or use an object of type polygon");
        }
        return false;
    }

    private static boolean checkEdges(List<Vec> points, LocatedNode node, Problems problems) {
        SimpleOutline.Fault fault = SimpleOutline.fault(points).orElse(null);
        if (fault == null) {
            return true;
        }
        if (fault.edge() == fault.other()) {
            int next = (fault.edge() + 1) % points.size();
            problems.error(
                    node.elements().get(next),
                    Code.SELF_CROSSING,
                    "points " + fault.edge() + " and " + next + " of the polygon are the same; take one away");
        } else {
            problems.error(
                    node.elements().get(fault.other()),
                    Code.SELF_CROSSING,
                    "the polygon crosses or touches itself: its edge from point " + fault.other()
                            + " meets the one from point " + fault.edge() + "; move a point");
        }
        return false;
    }

    /** True if all corners turn the same way and there is something between them. */
    private static boolean isConvex(List<Vec> points) {
        return Polygons.twiceArea(points) != 0 && Polygons.isConvex(Polygons.clockwise(points));
    }
}
