package dev.ledge.engine.geometry;

import java.util.List;

/**
 * The outline of a solid, prepared for swept boxes: one-sided faces in the space of a box's positions. An edge that is
 * not axis-parallel is hit by one corner of a box and an axis-parallel edge by a whole side; a convex corner that a
 * whole side of a box can hit is a flat face of no length. Immutable. Technique: the swept polygon test of the second
 * article (S001), both ways at once.
 */
public final class Outline {

    /** Bit of the side class "top"; the classes are the bits of {@code solidFrom}. */
    public static final int TOP = 1;

    /** Bit of the bottom. */
    public static final int BOTTOM = 2;
    /** Bit of the left side. */
    public static final int LEFT = 4;
    /** Bit of the right side. */
    public static final int RIGHT = 8;
    /** All four sides. */
    public static final int ALL = 15;

    final int count;
    /** Ends of each face; a face of no length is a corner. */
    final double[] ax;

    final double[] ay;
    final double[] bx;
    final double[] by;
    /** Unit normals, pointing outwards. */
    final double[] nx;

    final double[] ny;
    /** The axis of a flat face's normal, 0 for a slanted face. */
    final byte[] axis;
    /** The side class of each face. */
    final byte[] side;
    /** True if an edge; false if a corner. */
    final boolean[] edge;
    /** Axis normals inside the corner at a slanted face's start and end: there the way on is a flat face. */
    final byte[] openA;

    final byte[] openB;
    /** True if a face's start, or end, is in a hollow corner between two faces that block: beyond it is the solid. */
    final boolean[] hollowA;

    final boolean[] hollowB;
    /** The slant that goes on at a slanted face's start, or end, around a convex corner without an axis normal. */
    final int[] joinedA;

    final int[] joinedB;
    /**
     * The ends of each flat face, {@link OutlineFaces#LOW_END} or {@link OutlineFaces#HIGH_END} or both, at which a
     * slant goes on.
     */
    final byte[] slants;
    /** Around each face, of so many that it is worth it; else null. */
    final BoxTree faceTree;

    private final OutlineEdges edges;
    /** Sides from which this solid blocks. */
    private final int solidFrom;

    private final double left;
    private final double top;
    private final double right;
    private final double bottom;
    private final ConvexPieces pieces;

    private Outline(OutlineFaces b) {
        count = b.faces.size();
        ax = new double[count];
        ay = new double[count];
        bx = new double[count];
        by = new double[count];
        nx = new double[count];
        ny = new double[count];
        axis = new byte[count];
        side = new byte[count];
        edge = new boolean[count];
        openA = new byte[count];
        openB = new byte[count];
        hollowA = new boolean[count];
        hollowB = new boolean[count];
        joinedA = new int[count];
        joinedB = new int[count];
        slants = new byte[count];
        for (int i = 0; i < count; i++) {
            OutlineFaces.Face face = b.faces.get(i);
            ax[i] = face.a.x();
            ay[i] = face.a.y();
            bx[i] = face.b.x();
            by[i] = face.b.y();
            nx[i] = face.nx;
            ny[i] = face.ny;
            axis[i] = (byte) face.axis;
            side[i] = (byte) sideOf(face.nx, face.ny);
            edge[i] = face.edge;
            openA[i] = (byte) face.openA;
            openB[i] = (byte) face.openB;
            hollowA[i] = face.hollowA;
            hollowB[i] = face.hollowB;
            joinedA[i] = face.joinedA;
            joinedB[i] = face.joinedB;
            slants[i] = (byte) face.slants;
        }
        solidFrom = b.solidFrom;
        Aabb bounds = b.bounds;
        left = bounds.left();
        top = bounds.top();
        right = bounds.right();
        bottom = bounds.bottom();
        pieces = b.pieces;
        edges = new OutlineEdges(b);
        faceTree = count < BoxTree.MANY ? null : BoxTree.ofLines(pairs(ax, ay), pairs(bx, by));
    }

    private static double[] pairs(double[] x, double[] y) {
        double[] pairs = new double[2 * x.length];
        for (int i = 0; i < x.length; i++) {
            pairs[2 * i] = x[i];
            pairs[2 * i + 1] = y[i];
        }
        return pairs;
    }

    /**
     * Prepares an outline.
     *
     * @param points corners of a simple polygon in pixels, either winding, may be concave; two points make a line that
     *     has two faces
     * @param solidFrom bits of the sides that block, {@link #TOP} to {@link #RIGHT}
     * @return the outline
     * @throws IllegalArgumentException if there are fewer than two different points
     */
    public static Outline of(List<Vec> points, int solidFrom) {
        return new Outline(new OutlineFaces(points, solidFrom));
    }

    /**
     * {@return a box}
     *
     * @param width px
     * @param height px
     * @param solidFrom bits of the sides that block
     */
    public static Outline box(double width, double height, int solidFrom) {
        return of(List.of(Vec.ZERO, new Vec(width, 0), new Vec(width, height), new Vec(0, height)), solidFrom);
    }

    /**
     * {@return the side class of a face with that outward normal}
     *
     * @param nx outward normal
     * @param ny outward normal
     */
    public static int sideOf(double nx, double ny) {
        if (-ny >= Tolerance.STEEP_COSINE) {
            return TOP;
        }
        if (ny >= Tolerance.STEEP_COSINE) {
            return BOTTOM;
        }
        return nx < 0 ? LEFT : RIGHT;
    }

    /** {@return smallest x, px} */
    public double left() {
        return left;
    }

    /** {@return smallest y, px} */
    public double top() {
        return top;
    }

    /** {@return largest x, px} */
    public double right() {
        return right;
    }

    /** {@return largest y, px} */
    public double bottom() {
        return bottom;
    }

    /** {@return true if it blocks from all sides, so that nothing may be inside} */
    public boolean isSolidAllRound() {
        return solidFrom == ALL;
    }

    /** {@return bits of the sides that block} */
    public int solidFrom() {
        return solidFrom;
    }

    /** {@return the convex parts of the inside, for overlaps; empty for a line} */
    public ConvexPieces pieces() {
        return pieces;
    }

    /** {@return number of faces that block} */
    public int faces() {
        return count;
    }

    /**
     * {@return the side of the square from (0, 0) to (grid, grid) that a face lies on, 0 if none}
     *
     * @param face number of the face
     * @param grid side of a cell, px
     */
    public int borderOf(int face, double grid) {
        return switch (axis[face]) {
            case TOP -> ay[face] == 0 ? TOP : 0;
            case BOTTOM -> ay[face] == grid ? BOTTOM : 0;
            case LEFT -> ax[face] == 0 ? LEFT : 0;
            case RIGHT -> ax[face] == grid ? RIGHT : 0;
            default -> 0;
        };
    }

    /**
     * {@return smallest coordinate along an axis-parallel face}
     *
     * @param face number of the face
     */
    public double lowOf(int face) {
        return axis[face] <= BOTTOM ? Math.min(ax[face], bx[face]) : Math.min(ay[face], by[face]);
    }

    /**
     * {@return largest coordinate along an axis-parallel face}
     *
     * @param face number of the face
     */
    public double highOf(int face) {
        return axis[face] <= BOTTOM ? Math.max(ax[face], bx[face]) : Math.max(ay[face], by[face]);
    }

    /**
     * {@return true if the face is axis-parallel and its normal points up}
     *
     * @param face number of the face
     */
    public boolean isFlatTop(int face) {
        return axis[face] == TOP;
    }

    /**
     * {@return true if the face has no length: it is a corner that a whole side of a box can hit}
     *
     * @param face number of the face
     */
    public boolean isCorner(int face) {
        return !edge[face];
    }

    /**
     * {@return true if the face is slanted and counts as top}
     *
     * @param face number of the face
     */
    public boolean isSlantedTop(int face) {
        return axis[face] == 0 && side[face] == TOP;
    }

    /**
     * {@return the number of the face that is a slanted top all the way from x = 0 to a width, if all others are
     * axis-parallel and none of them is a top with a length; else −1}
     *
     * @param width px, more than 0
     */
    public int slopeOver(double width) {
        int slope = -1;
        for (int i = 0; i < count; i++) {
            if (axis[i] == 0) {
                boolean spans = Math.min(ax[i], bx[i]) == 0 && Math.max(ax[i], bx[i]) == width;
                if (slope >= 0 || side[i] != TOP || !spans) {
                    return -1;
                }
                slope = i;
            } else if (axis[i] == TOP && ax[i] != bx[i]) {
                return -1;
            }
        }
        return slope;
    }

    /**
     * {@return x of the point where a face begins, clockwise, px}
     *
     * @param face number of the face
     */
    public double startX(int face) {
        return ax[face];
    }

    /**
     * {@return y of the point where a face begins, clockwise, px}
     *
     * @param face number of the face
     */
    public double startY(int face) {
        return ay[face];
    }

    /**
     * {@return x of the point where a face ends, clockwise, px}
     *
     * @param face number of the face
     */
    public double endX(int face) {
        return bx[face];
    }

    /**
     * {@return y of the point where a face ends, clockwise, px}
     *
     * @param face number of the face
     */
    public double endY(int face) {
        return by[face];
    }

    /** {@return true if no face is slanted and just one is a top, as wide as the outline} */
    public boolean isFlatOnTop() {
        int tops = 0;
        for (int i = 0; i < count; i++) {
            if (axis[i] == 0) {
                return false;
            }
            if (axis[i] == TOP) {
                tops++;
                if (lowOf(i) != left || highOf(i) != right || ay[i] != top) {
                    return false;
                }
            }
        }
        return tops == 1;
    }

    /**
     * {@return x of a face's outward unit normal}
     *
     * @param face number of the face
     */
    public double normalX(int face) {
        return nx[face];
    }

    /**
     * {@return y of a face's outward unit normal}
     *
     * @param face number of the face
     */
    public double normalY(int face) {
        return ny[face];
    }

    /**
     * {@return y of a flat top or bottom}
     *
     * @param face number of the face
     */
    public double levelOf(int face) {
        return ay[face];
    }

    /**
     * {@return how much a face's normal points up, −1 to 1: the cosine of its slope if positive}
     *
     * @param face number of the face
     */
    public double upness(int face) {
        return -ny[face];
    }

    /**
     * {@return true if an edge touches a box; a line has no inside to test}
     *
     * @param x left edge of the box relative to the outline's origin, px
     * @param y top edge
     * @param w width, px
     * @param h height, px
     */
    public boolean isCrossedBy(double x, double y, double w, double h) {
        return edges.isCrossedBy(x, y, w, h);
    }

    /**
     * Finds the stretch of a square's border that this outline's edges lie on; from = to if none.
     *
     * @param border which side of the square from (0, 0) to (grid, grid)
     * @param grid side of a cell, px
     * @param from where to put the stretch's start
     * @param to where to put its end
     * @param index which element of these
     */
    public void coverOfBorder(int border, double grid, double[] from, double[] to, int index) {
        edges.coverOfBorder(border, grid, from, to, index);
    }
}
