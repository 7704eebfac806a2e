package dev.ledge.engine.geometry;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a polygon into convex parts: upright, through each corner that turns inwards, as far as the polygon goes on
 * above and below it; and once more level. The parts cover the polygon twice and are the same wherever its outline
 * begins and in every mirror, so that depth and escape do not depend on them. Case PG-06.
 */
final class ConvexCuts {
    private final List<Vec> corners;
    private final EdgesAcross across;
    private final List<List<Vec>> parts = new ArrayList<>();

    private ConvexCuts(List<Vec> clockwise) {
        corners = clockwise;
        across = new EdgesAcross(clockwise);
    }

    /** A part whose right end has not been reached: its upper and its lower chain so far, both from left to right. */
    private static final class Part {
        final List<Vec> upper = new ArrayList<>();
        final List<Vec> lower = new ArrayList<>();
        int upperEdge = -1;
        int lowerEdge = -1;
    }

    /** Convex, clockwise polygons that together cover a simple clockwise one; itself if it is convex. */
    static List<List<Vec>> of(List<Vec> clockwise) {
        ConvexCuts upright = new ConvexCuts(clockwise);
        if (upright.isConvex()) {
            return List.of(clockwise);
        }
        upright.cut();
        ConvexCuts level = new ConvexCuts(turned(clockwise));
        level.cut();
        List<List<Vec>> all = new ArrayList<>(upright.parts);
        level.parts.forEach(part -> all.add(turned(part)));
        return all;
    }

    /** With x and y swapped, clockwise again. */
    private static List<Vec> turned(List<Vec> polygon) {
        List<Vec> result = new ArrayList<>();
        for (int i = polygon.size() - 1; i >= 0; i--) {
            result.add(new Vec(polygon.get(i).y(), polygon.get(i).x()));
        }
        return result;
    }

    private Vec corner(int i) {
        return corners.get(Math.floorMod(i, corners.size()));
    }

    private boolean isConvex() {
        for (int i = 0; i < corners.size(); i++) {
            if (turnsInwards(i)) {
                return false;
            }
        }
        return true;
    }

    private boolean turnsInwards(int i) {
        Vec before = corner(i).minus(corner(i - 1));
        Vec after = corner(i + 1).minus(corner(i));
        return before.cross(after) < -Tolerance.STRAIGHT * before.length() * after.length();
    }

    /** Strip by strip between the corners, from left to right; what goes on from the strip before is the same part. */
    private void cut() {
        double[] xs = corners.stream().mapToDouble(Vec::x).sorted().distinct().toArray();
        Part[] open = new Part[corners.size()];
        List<Part> before = List.of();
        for (int i = 0; i + 1 < xs.length; i++) {
            across.advance(xs[i], xs[i + 1]);
            List<Part> here = new ArrayList<>();
            int winding = 0;
            int upper = 0;
            for (int k = 0; k < across.count(); k++) {
                int edge = across.edge(k);
                upper = winding == 0 ? edge : upper;
                winding += across.goesRight(edge) ? 1 : -1;
                if (winding == 0) {
                    here.add(part(open, upper, edge, xs[i]));
                }
            }
            closeOpen(before, open, xs[i]);
            here.forEach(part -> open[part.upperEdge] = part);
            before = here;
        }
        closeOpen(before, open, xs[xs.length - 1]);
    }

    /** Closes those of some parts from which nothing went on. */
    private void closeOpen(List<Part> before, Part[] open, double x) {
        for (Part part : before) {
            if (open[part.upperEdge] == part) {
                open[part.upperEdge] = null;
                close(part, x);
            }
        }
    }

    /**
     * The part that goes on between two edges from an x, taken out of those that are open, or a new one.
     *
     * @param open those that are open, by their upper edges
     */
    private Part part(Part[] open, int upper, int lower, double x) {
        int before = Math.floorMod(upper - 1, corners.size());
        int from = goesOn(open[upper], upper, lower) ? upper : before;
        Part part = goesOn(open[from], upper, lower) ? open[from] : new Part();
        if (part == open[from]) {
            open[from] = null;
        }
        follow(part, upper, lower, x);
        return part;
    }

    private boolean goesOn(Part part, int upper, int lower) {
        return part != null
                && (part.upperEdge == upper || bends(part.upperEdge, upper, upper))
                && (part.lowerEdge == lower || bends(lower, part.lowerEdge, part.lowerEdge));
    }

    /** True if an edge follows another one without a turn inwards at the corner between them. */
    private boolean bends(int edge, int next, int corner) {
        return Math.floorMod(edge + 1, corners.size()) == next && !turnsInwards(corner);
    }

    private void follow(Part part, int upper, int lower, double x) {
        if (part.upperEdge != upper) {
            part.upper.add(on(upper, x));
            part.upperEdge = upper;
        }
        if (part.lowerEdge != lower) {
            part.lower.add(on(lower, x));
            part.lowerEdge = lower;
        }
    }

    private void close(Part part, double x) {
        List<Vec> outline = new ArrayList<>(part.upper);
        outline.add(on(part.upperEdge, x));
        outline.add(on(part.lowerEdge, x));
        for (int i = part.lower.size() - 1; i >= 0; i--) {
            outline.add(part.lower.get(i));
        }
        // Corners that are one above the other but for a rounding error leave strips without an inside.
        if (x - part.upper.get(0).x() > Tolerance.EDGE) {
            parts.add(Polygons.withoutRepeats(outline));
        }
    }

    private Vec on(int edge, double x) {
        return new Vec(x, across.heightAt(edge, x));
    }
}
