package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.source.SourceObject;
import dev.ledge.editor.exchange.source.SourceObject.Kind;
import dev.ledge.editor.exchange.source.SourceTile;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.geometry.Polygons;
import dev.ledge.engine.geometry.Vec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What of a cell is solid, from the collision shapes of a tile and from outlines. */
final class TileShapes {
    /** Corners this near to a border of the cell are meant to be on it, in cells. */
    private static final double SNAP = 0.02;

    /** Below this share of a cell nothing stands on it. */
    private static final double SMALLEST = 1e-3;

    private static final Vec[] CELL = {new Vec(0, 0), new Vec(1, 0), new Vec(1, 1), new Vec(0, 1)};

    private TileShapes() {}

    /** True if the tile has shapes that something can collide with. */
    static boolean hasShapes(SourceTile tile) {
        return tile.shapes().stream().anyMatch(TileShapes::isSolid);
    }

    private static boolean isSolid(SourceObject shape) {
        return shape.kind() != Kind.POINT && shape.kind() != Kind.TEXT && shape.kind() != Kind.TILE;
    }

    /**
     * The fields {@code shape} and, for lines, {@code solidFrom} of a tile, from its own shapes; empty if they solidify
     * nothing.
     *
     * @param approximate is run if the shapes had to be simplified
     */
    static ObjectNode fields(SourceTile tile, double width, double height, Runnable approximate) {
        ObjectNode fields = Tree.object();
        List<Vec> all = new ArrayList<>();
        double area = 0;
        boolean hasLines = true;
        for (SourceObject shape : tile.shapes()) {
            if (isSolid(shape)) {
                List<Vec> unit = new ArrayList<>();
                for (Vec point : shape.outline()) {
                    unit.add(new Vec(
                            (shape.at().x() + point.x()) / width, (shape.at().y() + point.y()) / height));
                }
                boolean isLine = shape.kind() == Kind.LINE;
                hasLines &= isLine;
                List<Vec> cut = isLine ? clamp(unit) : clip(hull(unit), 0, 0, 1, 1);
                all.addAll(cut);
                area += isLine ? 0 : Math.abs(twiceArea(unit)) / 2;
            }
        }
        if (all.isEmpty()) {
            return fields;
        }
        if (hasLines) {
            line(all, fields);
            return fields;
        }
        List<Vec> hull = hull(all.stream().map(TileShapes::snapped).toList());
        double whole = Math.abs(twiceArea(hull)) / 2;
        if (whole < SMALLEST) {
            return fields;
        }
        if (Math.abs(whole - area) > 0.02) {
            approximate.run();
        }
        fields.set("shape", shape(hull));
        return fields;
    }

    /** A line is stood on: the ground below it, from above alone. */
    private static void line(List<Vec> points, ObjectNode fields) {
        Vec left = points.stream().min(Comparator.comparingDouble(Vec::x)).orElseThrow();
        Vec right = points.stream().max(Comparator.comparingDouble(Vec::x)).orElseThrow();
        if (right.x() - left.x() < SNAP) {
            return;
        }
        ObjectNode shape = Tree.object();
        shape.set(
                "floor",
                JsonNodeFactory.instance
                        .arrayNode()
                        .add(Tree.number(round(1 - left.y())))
                        .add(Tree.number(round(1 - right.y()))));
        fields.set("shape", shape);
        fields.set("solidFrom", JsonNodeFactory.instance.arrayNode().add("top"));
    }

    private static List<Vec> clamp(List<Vec> points) {
        return points.stream()
                .map(point -> new Vec(Math.max(0, Math.min(1, point.x())), Math.max(0, Math.min(1, point.y()))))
                .toList();
    }

    private static Vec snapped(Vec point) {
        return new Vec(snapped(point.x()), snapped(point.y()));
    }

    private static double snapped(double value) {
        return value < SNAP ? 0 : value > 1 - SNAP ? 1 : round(value);
    }

    private static double round(double value) {
        return Math.rint(value * 10_000) / 10_000;
    }

    private static double twiceArea(List<Vec> points) {
        return points.size() < 3 ? 0 : Polygons.twiceArea(points);
    }

    /** A convex outline in cell units as the field {@code shape}. */
    static JsonNode shape(List<Vec> hull) {
        if (Math.abs(twiceArea(hull)) / 2 > 1 - SMALLEST) {
            return JsonNodeFactory.instance.stringNode("full");
        }
        ObjectNode shape = Tree.object();
        double[] floor = heights(hull, false);
        double[] ceiling = floor == null ? heights(hull, true) : null;
        if (floor != null) {
            shape.set("floor", pair(floor));
        } else if (ceiling != null) {
            shape.set("ceiling", pair(ceiling));
        } else {
            shape.set("polygon", Tree.points(hull));
        }
        return shape;
    }

    private static JsonNode pair(double[] heights) {
        return JsonNodeFactory.instance.arrayNode().add(Tree.number(heights[0])).add(Tree.number(heights[1]));
    }

    /** The heights left and right if the outline is all below a line, or all above it; else null. */
    private static double[] heights(List<Vec> hull, boolean isCeiling) {
        double left = -1;
        double right = -1;
        for (Vec point : hull) {
            double height = isCeiling ? point.y() : 1 - point.y();
            if (point.x() == 0) {
                left = Math.max(left, height);
            } else if (point.x() == 1) {
                right = Math.max(right, height);
            } else {
                return null;
            }
        }
        boolean hasBase = hull.contains(new Vec(0, isCeiling ? 0 : 1)) && hull.contains(new Vec(1, isCeiling ? 0 : 1));
        return left < 0 || right < 0 || !hasBase ? null : new double[] {round(left), round(right)};
    }

    /** The part of a tile's shape that lies in one of the cells that the tile is divided into, or null. */
    static JsonNode part(JsonNode shape, int column, int row, int columns, int rows) {
        List<Vec> outline = clip(
                hull(outline(shape)),
                (double) column / columns,
                (double) row / rows,
                (column + 1.0) / columns,
                (row + 1.0) / rows);
        List<Vec> unit = hull(outline.stream()
                .map(point -> snapped(new Vec(point.x() * columns - column, point.y() * rows - row)))
                .toList());
        return Math.abs(twiceArea(unit)) / 2 < SMALLEST ? null : shape(unit);
    }

    private static List<Vec> outline(JsonNode shape) {
        if (shape.isString()) {
            return shape.stringValue().equals("full") ? List.of(CELL) : List.of();
        }
        List<Vec> points = new ArrayList<>();
        for (JsonNode point : Tree.list(shape, "polygon")) {
            points.add(new Vec(Tree.number(point.get(0), 0), Tree.number(point.get(1), 0)));
        }
        Vec floor = Tree.pair(shape, "floor");
        if (floor != null) {
            points.addAll(List.of(new Vec(0, 1 - floor.x()), new Vec(1, 1 - floor.y()), CELL[2], CELL[3]));
        }
        Vec ceiling = Tree.pair(shape, "ceiling");
        if (ceiling != null) {
            points.addAll(List.of(CELL[0], CELL[1], new Vec(1, ceiling.y()), new Vec(0, ceiling.x())));
        }
        return points;
    }

    /** The convex hull, clockwise on a screen, without points on its edges. */
    static List<Vec> hull(List<Vec> points) {
        List<Vec> sorted = new ArrayList<>(points.stream().distinct().toList());
        sorted.sort(Comparator.comparingDouble(Vec::x).thenComparingDouble(Vec::y));
        if (sorted.size() < 3) {
            return sorted;
        }
        List<Vec> hull = new ArrayList<>();
        for (int turn = 0; turn < 2; turn++) {
            int start = hull.size();
            for (Vec point : sorted) {
                while (hull.size() >= start + 2
                        && turn(hull.get(hull.size() - 2), hull.get(hull.size() - 1), point) <= 1e-12) {
                    hull.remove(hull.size() - 1);
                }
                hull.add(point);
            }
            hull.remove(hull.size() - 1);
            Collections.reverse(sorted);
        }
        return hull;
    }

    private static double turn(Vec a, Vec b, Vec c) {
        return b.minus(a).cross(c.minus(b));
    }

    /** The part of a convex outline within a box. */
    static List<Vec> clip(List<Vec> outline, double left, double top, double right, double bottom) {
        List<Vec> rest = outline;
        rest = clip(rest, 1, 0, left);
        rest = clip(rest, -1, 0, -right);
        rest = clip(rest, 0, 1, top);
        return clip(rest, 0, -1, -bottom);
    }

    /** Keeps where {@code a·x + b·y ≥ c}. */
    private static List<Vec> clip(List<Vec> outline, double a, double b, double c) {
        List<Vec> kept = new ArrayList<>();
        for (int i = 0; i < outline.size(); i++) {
            Vec from = outline.get(i);
            Vec to = outline.get((i + 1) % outline.size());
            double start = a * from.x() + b * from.y() - c;
            double end = a * to.x() + b * to.y() - c;
            if (start >= 0) {
                kept.add(from);
            }
            if (start > 0 != end > 0 && start != end && start != 0 && end != 0) {
                kept.add(from.plus(to.minus(from).times(start / (start - end))));
            }
        }
        return kept;
    }
}
