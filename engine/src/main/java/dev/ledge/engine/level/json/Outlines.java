package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Polygons;
import dev.ledge.engine.geometry.SimpleOutline;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.problem.Code;
import java.util.List;

/** What polygons must be like. */
final class Outlines {
    private static final int MAX_POINTS = Limits.MAX_POINTS;

    private Outlines() {}

    /**
     * What is wrong with an outline.
     *
     * @param point index of the point that it is about, −1 for all of it
     */
    record Fault(int point, Code code, String message) {}

    /** What is wrong with a polygon of a level, which has two points or more and is simple; null if nothing is. */
    static Fault simpleFault(List<Vec> points) {
        if (points.size() < 2) {
            return new Fault(
                    -1,
                    Code.FEW_POINTS,
                    "a polygon needs at least two points (a line), not " + points.size()
                            + "; add points or delete the object");
        }
        if (points.size() > MAX_POINTS) {
            return new Fault(
                    -1,
                    Code.TOO_LARGE,
                    "a polygon can have at most " + MAX_POINTS + " points, not " + points.size()
                            + "; divide it into several");
        }
        return edgeFault(points);
    }

    /**
     * What is wrong with a tile's polygon, which has three corners or more, is convex, and inside the cell; null if
     * nothing is.
     */
    static Fault convexFault(List<Vec> points) {
        if (points.size() < 3 || points.size() > Limits.MAX_TILE_POINTS) {
            return new Fault(
                    -1,
                    points.size() < 3 ? Code.FEW_POINTS : Code.TOO_LARGE,
                    "a tile's polygon needs 3 to " + Limits.MAX_TILE_POINTS + " corners, not " + points.size());
        }
        Fault fault = edgeFault(points);
        if (fault == null && !isConvex(points)) {
            return new Fault(
                    -1,
                    Code.NOT_CONVEX,
                    "a tile's polygon must be convex and have an area; move the corner that "
                            + "points inwards, or use an object of type polygon");
        }
        return fault;
    }

    private static Fault edgeFault(List<Vec> points) {
        SimpleOutline.Fault fault = SimpleOutline.fault(points).orElse(null);
        if (fault == null) {
            return null;
        }
        if (fault.edge() == fault.other()) {
            int next = (fault.edge() + 1) % points.size();
            return new Fault(
                    next,
                    Code.SELF_CROSSING,
                    "points " + fault.edge() + " and " + next + " of the polygon are the same; take one away");
        }
        return new Fault(
                fault.other(),
                Code.SELF_CROSSING,
                "the polygon crosses or touches itself: its edge from point " + fault.other()
                        + " meets the one from point " + fault.edge() + "; move a point");
    }

    /** True if all corners turn the same way and there is something between them. */
    private static boolean isConvex(List<Vec> points) {
        return Polygons.twiceArea(points) != 0 && Polygons.isConvex(Polygons.clockwise(points));
    }
}
