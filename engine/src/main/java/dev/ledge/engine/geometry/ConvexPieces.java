package dev.ledge.engine.geometry;

import java.util.List;

/** The inside of a polygon as convex parts, which may overlap, for asking how deep a box is in it. Immutable. */
public final class ConvexPieces {
    /** Outward normals of a box's sides: x, y of each. */
    private static final double[] SIDES = {1, 0, -1, 0, 0, 1, 0, -1};

    /** Per part: x, y of each corner in turn. */
    private final double[][] corners;
    /** Per part: outward unit normal of each edge. */
    private final double[][] normals;

    /** Around each part, of so many that it is worth it; else null. */
    private final BoxTree tree;

    private ConvexPieces(double[][] corners, double[][] normals) {
        this.corners = corners;
        this.normals = normals;
        tree = corners.length < BoxTree.MANY ? null : BoxTree.of(boxes(corners));
    }

    private static double[] boxes(double[][] corners) {
        double[] boxes = new double[4 * corners.length];
        for (int p = 0; p < corners.length; p++) {
            boxes[4 * p] = Double.POSITIVE_INFINITY;
            boxes[4 * p + 1] = Double.POSITIVE_INFINITY;
            boxes[4 * p + 2] = Double.NEGATIVE_INFINITY;
            boxes[4 * p + 3] = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < corners[p].length; i += 2) {
                boxes[4 * p] = Math.min(boxes[4 * p], corners[p][i]);
                boxes[4 * p + 1] = Math.min(boxes[4 * p + 1], corners[p][i + 1]);
                boxes[4 * p + 2] = Math.max(boxes[4 * p + 2], corners[p][i]);
                boxes[4 * p + 3] = Math.max(boxes[4 * p + 3], corners[p][i + 1]);
            }
        }
        return boxes;
    }

    /** The first part from a number on that a box may be in; the number of parts if there is none. */
    private int next(int from, double x, double y, double w, double h) {
        return tree == null ? from : tree.next(from, x, y, x + w, y + h);
    }

    /** The parts of a clockwise simple polygon; none for a line. */
    static ConvexPieces of(List<Vec> clockwise) {
        if (clockwise.size() < 3 || Polygons.twiceArea(clockwise) <= 0) {
            return new ConvexPieces(new double[0][], new double[0][]);
        }
        List<List<Vec>> parts = ConvexCuts.of(clockwise);
        double[][] corners = new double[parts.size()][];
        double[][] normals = new double[parts.size()][];
        for (int p = 0; p < parts.size(); p++) {
            List<Vec> part = parts.get(p);
            int size = part.size();
            corners[p] = new double[2 * size];
            normals[p] = new double[2 * size];
            for (int i = 0; i < size; i++) {
                Vec a = part.get(i);
                Vec along = part.get((i + 1) % size).minus(a);
                double length = along.length();
                corners[p][2 * i] = a.x();
                corners[p][2 * i + 1] = a.y();
                normals[p][2 * i] = length == 0 ? 0 : along.y() / length;
                normals[p][2 * i + 1] = length == 0 ? 0 : -along.x() / length;
            }
        }
        return new ConvexPieces(corners, normals);
    }

    /**
     * {@return how many corners of parts are examined to measure the depth of a box}
     *
     * @param x left edge of the box relative to the polygon's origin
     * @param y top edge
     * @param w width, px
     * @param h height, px
     */
    public int corners(double x, double y, double w, double h) {
        int count = 0;
        for (int p = next(0, x, y, w, h); p < corners.length; p = next(p + 1, x, y, w, h)) {
            count += corners[p].length / 2;
        }
        return count;
    }

    /**
     * {@return how deep a box is inside, in pixels: the shortest way out of the part in which it is deepest; 0 if it is
     * outside or touches}
     *
     * @param x left edge of the box relative to the polygon's origin
     * @param y top edge
     * @param w width, px
     * @param h height, px
     */
    public double depth(double x, double y, double w, double h) {
        double deepest = 0;
        for (int p = next(0, x, y, w, h); p < corners.length; p = next(p + 1, x, y, w, h)) {
            deepest = Math.max(deepest, partDepth(corners[p], normals[p], x, y, w, h));
        }
        return deepest;
    }

    /**
     * {@return how far a box has to go in a direction until it has left every part that it is in, in pixels; 0 if it is
     * in none}
     *
     * @param x left edge of the box relative to the polygon's origin
     * @param y top edge
     * @param w width, px
     * @param h height, px
     * @param dx direction, of length 1 together with {@code dy}
     * @param dy direction, downwards
     * @param slack depth up to which a box counts as outside, px
     */
    public double exit(double x, double y, double w, double h, double dx, double dy, double slack) {
        double farthest = 0;
        for (int p = next(0, x, y, w, h); p < corners.length; p = next(p + 1, x, y, w, h)) {
            if (partDepth(corners[p], normals[p], x, y, w, h) > slack) {
                farthest = Math.max(farthest, partExit(corners[p], normals[p], x, y, w, h, dx, dy));
            }
        }
        return farthest;
    }

    /** Until the first axis parts the two. */
    private static double partExit(
            double[] corner, double[] normal, double x, double y, double w, double h, double dx, double dy) {
        double exit = Double.POSITIVE_INFINITY;
        for (int side = 0; side < SIDES.length; side += 2) {
            double along = SIDES[side] * dx + SIDES[side + 1] * dy;
            if (along > 0) {
                double reach = Double.NEGATIVE_INFINITY;
                for (int i = 0; i < corner.length; i += 2) {
                    reach = Math.max(reach, corner[i] * SIDES[side] + corner[i + 1] * SIDES[side + 1]);
                }
                exit = Math.min(exit, behind(reach, SIDES[side], SIDES[side + 1], x, y, w, h) / along);
            }
        }
        for (int i = 0; i < corner.length; i += 2) {
            double along = normal[i] * dx + normal[i + 1] * dy;
            if (along > 0) {
                double reach = corner[i] * normal[i] + corner[i + 1] * normal[i + 1];
                exit = Math.min(exit, behind(reach, normal[i], normal[i + 1], x, y, w, h) / along);
            }
        }
        return exit;
    }

    /** How far the corner of a box that is deepest behind a line lies behind it. */
    private static double behind(double reach, double nx, double ny, double x, double y, double w, double h) {
        return reach - (nx < 0 ? x + w : x) * nx - (ny < 0 ? y + h : y) * ny;
    }

    private static double partDepth(double[] corner, double[] normal, double x, double y, double w, double h) {
        double minX = Double.POSITIVE_INFINITY;
        double maxX = Double.NEGATIVE_INFINITY;
        double minY = Double.POSITIVE_INFINITY;
        double maxY = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < corner.length; i += 2) {
            minX = Math.min(minX, corner[i]);
            maxX = Math.max(maxX, corner[i]);
            minY = Math.min(minY, corner[i + 1]);
            maxY = Math.max(maxY, corner[i + 1]);
        }
        double depth = Math.min(Math.min(x + w - minX, maxX - x), Math.min(y + h - minY, maxY - y));
        for (int i = 0; i < corner.length && depth > 0; i += 2) {
            double nx = normal[i];
            double ny = normal[i + 1];
            if (nx == 0 && ny == 0) {
                continue;
            }
            // The corner of the box that is deepest behind this edge.
            double px = nx < 0 ? x + w : x;
            double py = ny < 0 ? y + h : y;
            depth = Math.min(depth, (corner[i] - px) * nx + (corner[i + 1] - py) * ny);
        }
        return Math.max(0, depth);
    }
}
