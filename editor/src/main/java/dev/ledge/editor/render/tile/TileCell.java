package dev.ledge.editor.render.tile;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Side;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;

/**
 * One tile about to be drawn.
 *
 * @param g in cell units: the cell is the unit square, y down
 * @param look what is drawn
 * @param joins its joins with its neighbours, by {@link Side#ordinal()}
 * @param variant 0 to 7, so that not all cells of a wall look the same
 * @param pixel a device pixel in cell units
 */
record TileCell(Graphics2D g, TileLook look, TileJoin[] joins, int variant, double pixel) {

    /** A cell that small has no room for details. */
    private static final double SMALL = 1 / 8.0;

    /** A straight edge that is seen, so that what is solid lies on its right hand from a to b. */
    record Edge(Vec a, Vec b, boolean isOnSide) {
        /** Unit vector out of the solid. */
        Vec out() {
            Vec along = b.minus(a);
            double length = along.length();
            return new Vec(along.y() / length, -along.x() / length);
        }

        boolean isTop() {
            return out().y() < -0.5;
        }

        boolean isBottom() {
            return out().y() > 0.5;
        }
    }

    boolean isSmall() {
        return pixel > SMALL;
    }

    /** True if the side borders on what the tile goes on in. */
    boolean isJoined(Side side) {
        return joins[side.ordinal()].isCovered();
    }

    /** At least a device pixel, and a whole number of them. */
    double thick(double units) {
        return Math.max(1, Math.rint(units / pixel)) * pixel;
    }

    /** What is solid, as a closed path. */
    Path2D body() {
        return path(look.outline());
    }

    static Path2D path(List<Vec> points) {
        Path2D path = new Path2D.Double();
        for (Vec point : points) {
            if (path.getCurrentPoint() == null) {
                path.moveTo(point.x(), point.y());
            } else {
                path.lineTo(point.x(), point.y());
            }
        }
        if (path.getCurrentPoint() != null) {
            path.closePath();
        }
        return path;
    }

    /** The edges that are seen. */
    List<Edge> edges() {
        List<Edge> edges = new ArrayList<>();
        List<Vec> outline = look.outline();
        for (int i = 0; i < outline.size(); i++) {
            Vec a = outline.get(i);
            Vec b = outline.get((i + 1) % outline.size());
            Side side = sideOf(a, b);
            if (side == null) {
                edges.add(new Edge(a, b, false));
            } else {
                addExposed(edges, a, b, side);
            }
        }
        return edges;
    }

    private void addExposed(List<Edge> edges, Vec a, Vec b, Side side) {
        double[] exposed = joins[side.ordinal()].exposed();
        boolean isAcross = side == Side.TOP || side == Side.BOTTOM;
        double low = isAcross ? Math.min(a.x(), b.x()) : Math.min(a.y(), b.y());
        double high = isAcross ? Math.max(a.x(), b.x()) : Math.max(a.y(), b.y());
        for (int i = 0; i < exposed.length; i += 2) {
            double from = Math.max(low, exposed[i]);
            double to = Math.min(high, exposed[i + 1]);
            if (from < to) {
                boolean isForward = isAcross ? b.x() > a.x() : b.y() > a.y();
                double start = isForward ? from : to;
                double end = isForward ? to : from;
                edges.add(
                        isAcross
                                ? new Edge(new Vec(start, a.y()), new Vec(end, a.y()), true)
                                : new Edge(new Vec(a.x(), start), new Vec(a.x(), end), true));
            }
        }
    }

    /** The side of the cell that the edge lies on, or null. */
    private static Side sideOf(Vec a, Vec b) {
        for (Side side : Side.values()) {
            if (TileLook.isOn(a, side) && TileLook.isOn(b, side)) {
                return side;
            }
        }
        return null;
    }

    /** A band inside the solid along an edge. */
    Shape band(Edge edge, double depth) {
        return fringe(edge, depth, 0, 1);
    }

    /** A band inside the solid along an edge, whose inner rim waves by {@code swing} so many times a cell. */
    Shape fringe(Edge edge, double depth, double swing, int waves) {
        Vec along = edge.b().minus(edge.a());
        double length = along.length();
        Vec unit = along.times(1 / length);
        Vec in = edge.out().times(-1);
        double over = edge.isOnSide() ? 0 : depth * 2;
        Path2D path = new Path2D.Double();
        Vec start = edge.a().minus(unit.times(over));
        Vec end = edge.b().plus(unit.times(over));
        path.moveTo(start.x() - in.x() * depth, start.y() - in.y() * depth);
        path.lineTo(end.x() - in.x() * depth, end.y() - in.y() * depth);
        path.lineTo(end.x() + in.x() * depth, end.y() + in.y() * depth);
        int steps = swing == 0 ? 1 : (int) Math.max(2, Math.rint(2 * waves * length));
        for (int i = steps - 1; i > 0; i--) {
            double deep = depth + (i % 2 == 1 ? swing : 0);
            Vec at = edge.a().plus(along.times((double) i / steps)).plus(in.times(deep));
            path.lineTo(at.x(), at.y());
        }
        path.lineTo(start.x() + in.x() * depth, start.y() + in.y() * depth);
        path.closePath();
        return inside(path);
    }

    /** What of a shape lies in the solid; what is beyond the cell is not seen anyhow. */
    private Shape inside(Shape shape) {
        return look.isFull() ? shape : ConvexClip.inside(shape, look.outline());
    }

    /** Fills what of a shape lies in the solid. */
    void fillInside(Shape shape, Color color) {
        fill(inside(shape), color);
    }

    void fill(Shape shape, Color color) {
        g.setColor(color);
        g.fill(shape);
    }
}
