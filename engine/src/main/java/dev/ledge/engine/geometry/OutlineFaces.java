package dev.ledge.engine.geometry;

import java.util.ArrayList;
import java.util.List;

/** The faces of an outline that block; those that do not are left out. */
final class OutlineFaces {
    /** A face; one of no length is a corner. */
    static final class Face {
        Vec a;
        Vec b;
        double nx;
        double ny;
        int axis;
        boolean edge;
        int openA;
        int openB;
        boolean hollowA;
        boolean hollowB;
        int number;
        int joinedA = NONE;
        int joinedB = NONE;
        int slants;
    }

    /** The number of no face. */
    static final int NONE = -1;

    /** The left end of a flat face. */
    static final int LOW_END = 1;
    /** Its right end. */
    static final int HIGH_END = 2;

    private static final int[] AXES = {Outline.TOP, Outline.BOTTOM, Outline.LEFT, Outline.RIGHT};

    final List<Face> faces = new ArrayList<>();
    final int solidFrom;
    final Aabb bounds;
    final ConvexPieces pieces;
    final List<Vec> corners;
    /** The face of each edge, null of one that does not block. */
    private final Face[] edges;

    private final double[] normalX;
    private final double[] normalY;

    OutlineFaces(List<Vec> points, int solidFrom) {
        this.solidFrom = solidFrom;
        corners = Polygons.clockwise(Polygons.withoutRepeats(points));
        if (corners.size() < 2) {
            throw new IllegalArgumentException("an outline needs at least two different points");
        }
        bounds = Polygons.bounds(corners);
        pieces = ConvexPieces.of(corners);
        int size = corners.size();
        edges = new Face[size];
        normalX = new double[size];
        normalY = new double[size];
        for (int i = 0; i < size; i++) {
            Vec along = corner(i + 1).minus(corners.get(i));
            double length = along.length();
            // Exact zeroes for axis-parallel edges, never −0.
            normalX[i] = along.y() == 0 ? 0 : along.y() / length;
            normalY[i] = along.x() == 0 ? 0 : -along.x() / length;
        }
        for (int i = 0; i < size; i++) {
            addEdge(i);
            addCorner(i);
        }
        for (int i = 0; i < size; i++) {
            joinSlants(i);
        }
    }

    /** Joins the slanted edges i − 1 and i if the corner between them is convex and no axis normal is inside it. */
    private void joinSlants(int i) {
        Face before = edges[edgeIndex(i - 1)];
        Face after = edges[i];
        boolean block = before != null && after != null;
        boolean areSlants = block && before.axis == 0 && after.axis == 0;
        if (areSlants && axesIn(i) == 0 && isConvex(edgeIndex(i - 1), i)) {
            before.joinedB = after.number;
            after.joinedA = before.number;
        }
    }

    Vec corner(int i) {
        return corners.get(Math.floorMod(i, corners.size()));
    }

    private int edgeIndex(int i) {
        return Math.floorMod(i, corners.size());
    }

    private boolean blocks(int edge) {
        int i = edgeIndex(edge);
        return (solidFrom & Outline.sideOf(normalX[i], normalY[i])) != 0;
    }

    private void addEdge(int i) {
        if (!blocks(i)) {
            return;
        }
        Face face = new Face();
        face.a = corner(i);
        face.b = corner(i + 1);
        face.nx = normalX[i];
        face.ny = normalY[i];
        face.axis = axisOf(face.nx, face.ny);
        face.edge = true;
        face.openA = axesIn(i) | flatNeighbour(i - 1, i);
        face.openB = axesIn(i + 1) | flatNeighbour(i + 1, i + 1);
        face.hollowA = isHollow(i);
        face.hollowB = isHollow(i + 1);
        int first = face.ny < 0 || face.nx > 0 && face.ny == 0 ? LOW_END : HIGH_END;
        int second = LOW_END + HIGH_END - first;
        face.slants = (isSlant(i - 1, i) ? first : 0) | (isSlant(i + 1, i + 1) ? second : 0);
        face.number = faces.size();
        faces.add(face);
        edges[i] = face;
    }

    /**
     * The axis normals strictly inside the convex corner between edge i − 1 and edge i. In a concave one an edge ends
     * as the end of a line does where the other edge lets through.
     */
    private int axesIn(int i) {
        int before = edgeIndex(i - 1);
        int after = edgeIndex(i);
        boolean isConvex = isConvex(before, after);
        boolean isEnd = !isConvex && blocks(before) != blocks(after);
        double fromX = isEnd && blocks(after) ? -normalX[after] : normalX[before];
        double fromY = isEnd && blocks(after) ? -normalY[after] : normalY[before];
        double toX = isEnd && blocks(before) ? -normalX[before] : normalX[after];
        double toY = isEnd && blocks(before) ? -normalY[before] : normalY[after];
        int result = 0;
        for (int candidate : AXES) {
            double mx = axisX(candidate);
            double my = axisY(candidate);
            boolean isInside = fromX * my - fromY * mx > Tolerance.STRAIGHT && mx * toY - my * toX > Tolerance.STRAIGHT;
            if (isInside && (isConvex || isEnd)) {
                result |= candidate;
            }
        }
        return result;
    }

    /** The axis of a neighbouring axis-parallel edge if the corner that starts with edge {@code after} is convex. */
    private int flatNeighbour(int edge, int after) {
        int i = edgeIndex(edge);
        return isConvex(edgeIndex(after - 1), edgeIndex(after)) ? axisOf(normalX[i], normalY[i]) : 0;
    }

    /** True if a neighbouring edge is slanted and blocks, with a convex corner between, which starts {@code after}. */
    private boolean isSlant(int edge, int after) {
        int i = edgeIndex(edge);
        boolean isConvex = isConvex(edgeIndex(after - 1), edgeIndex(after));
        return isConvex && blocks(i) && axisOf(normalX[i], normalY[i]) == 0;
    }

    /**
     * True if the corner between edge i − 1 and edge i, which block, is concave, and the same corner of a box hits
     * both: two corners hit them before the box gets there.
     */
    private boolean isHollow(int i) {
        int before = edgeIndex(i - 1);
        int after = edgeIndex(i);
        double turn = normalX[before] * normalY[after] - normalY[before] * normalX[after];
        boolean isOneCorner = normalX[before] * normalX[after] >= 0 && normalY[before] * normalY[after] >= 0;
        return turn < -Tolerance.STRAIGHT && isOneCorner && blocks(before) && blocks(after);
    }

    private boolean isConvex(int before, int after) {
        double turn = normalX[before] * normalY[after] - normalY[before] * normalX[after];
        boolean reversal = normalX[before] * normalX[after] + normalY[before] * normalY[after] < 0
                && Math.abs(turn) < Tolerance.STRAIGHT;
        return turn > 0 || reversal;
    }

    private void addCorner(int i) {
        int axes = axesIn(i);
        for (int candidate : AXES) {
            if ((axes & candidate) != 0 && cornerBlocks(i, candidate)) {
                Face face = new Face();
                face.a = corner(i);
                face.b = face.a;
                face.nx = axisX(candidate);
                face.ny = axisY(candidate);
                face.axis = candidate;
                faces.add(face);
            }
        }
    }

    /** A corner of a solid that does not block all round blocks only as the continuation of an edge that does. */
    private boolean cornerBlocks(int i, int candidate) {
        if (solidFrom == Outline.ALL) {
            return true;
        }
        int before = edgeIndex(i - 1);
        int after = edgeIndex(i);
        return (solidFrom & candidate) != 0
                && (Outline.sideOf(normalX[before], normalY[before]) == candidate
                        || Outline.sideOf(normalX[after], normalY[after]) == candidate);
    }

    private static int axisOf(double nx, double ny) {
        if (nx == 0) {
            return ny < 0 ? Outline.TOP : Outline.BOTTOM;
        }
        if (ny == 0) {
            return nx < 0 ? Outline.LEFT : Outline.RIGHT;
        }
        return 0;
    }

    /** The normal of an axis-parallel face, to the right. */
    static double axisX(int axis) {
        return axis == Outline.LEFT ? -1 : axis == Outline.RIGHT ? 1 : 0;
    }

    /** The same downwards. */
    static double axisY(int axis) {
        return axis == Outline.TOP ? -1 : axis == Outline.BOTTOM ? 1 : 0;
    }
}
