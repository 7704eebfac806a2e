package dev.ledge.editor.render.tile;

import dev.ledge.editor.render.style.Colors;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Set;

/** Draws what is neither ground nor decoration: one-ways, ladders, hazards, liquids. */
final class FixturePainter {
    /** Thickness of a board, in cells. */
    static final double BOARD = 0.3;

    /** Thinner, as its lower rim is cut at the cell's corners. */
    private static final double SLOPING_BOARD = 0.2;

    private static final Set<String> GREENERY = Set.of("vine", "ivy", "creeper", "rope");

    private FixturePainter() {}

    /** What blocks from some sides alone: a board along each such side, and a hint of the way through. */
    static void oneWay(TileCell cell) {
        Color color = cell.look().color();
        boolean isFloor = cell.look().solid().equals(Sides.TOP_ONLY);
        cell.fill(cell.body(), Colors.alpha(color, isFloor ? 0.07 : 0.16));
        for (TileCell.Edge edge : cell.edges()) {
            if (cell.look().solid().has(facing(edge))) {
                board(cell, edge, color);
            }
        }
        if (isFloor) {
            braces(cell, color);
        } else if (!cell.isSmall()) {
            arrows(cell, color);
        }
    }

    private static Side facing(TileCell.Edge edge) {
        if (edge.isTop()) {
            return Side.TOP;
        }
        if (edge.isBottom()) {
            return Side.BOTTOM;
        }
        return edge.out().x() < 0 ? Side.LEFT : Side.RIGHT;
    }

    private static void board(TileCell cell, TileCell.Edge edge, Color color) {
        double thick = cell.thick(edge.isOnSide() ? BOARD : SLOPING_BOARD);
        cell.fill(cell.band(edge, thick), Colors.dark(color, 0.34));
        cell.fill(cell.band(edge, thick - cell.thick(0.07)), color);
        cell.fill(cell.band(edge, cell.thick(0.08)), Colors.light(color, 0.36));
        if (edge.isTop() && edge.isOnSide() && !cell.isSmall()) {
            double w = cell.thick(0.05);
            Color gap = Colors.alpha(Colors.dark(color, 0.5), 0.8);
            double depth = cell.thick(BOARD);
            cell.fill(new Rectangle2D.Double(0.5 - w / 2, edge.a().y(), w, depth), gap);
            if (!cell.isJoined(Side.LEFT)) {
                cell.fill(new Rectangle2D.Double(0, edge.a().y(), w, depth), gap);
            }
            if (!cell.isJoined(Side.RIGHT)) {
                cell.fill(new Rectangle2D.Double(1 - w, edge.a().y(), w, depth), gap);
            }
        }
    }

    /** A bracket under the ends of a row of boards. */
    private static void braces(TileCell cell, Color color) {
        boolean isFlat =
                cell.look().covers()[Side.TOP.ordinal()][1] - cell.look().covers()[Side.TOP.ordinal()][0] == 1;
        if (!isFlat || cell.isSmall() || cell.isJoined(Side.TOP)) {
            return;
        }
        double top = cell.thick(BOARD);
        if (!cell.isJoined(Side.LEFT)) {
            cell.fill(triangle(0.06, top, 0.34, top, 0.06, top + 0.28), Colors.dark(color, 0.44));
        }
        if (!cell.isJoined(Side.RIGHT)) {
            cell.fill(triangle(0.94, top, 0.66, top, 0.94, top + 0.28), Colors.dark(color, 0.44));
        }
    }

    private static void arrows(TileCell cell, Color color) {
        double dx = (cell.look().solid().has(Side.RIGHT) ? 1 : 0)
                - (cell.look().solid().has(Side.LEFT) ? 1 : 0);
        double dy = (cell.look().solid().has(Side.BOTTOM) ? 1 : 0)
                - (cell.look().solid().has(Side.TOP) ? 1 : 0);
        if (dx != 0 && dy != 0 || dx == 0 && dy == 0) {
            return;
        }
        cell.g().setColor(Colors.light(color, 0.2));
        cell.g().setStroke(new BasicStroke((float) cell.thick(0.1), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        double middleX = 0.5 - dx * 0.16;
        double middleY = 0.5 - dy * 0.16;
        for (double step = -0.12; step < 0.2; step += 0.24) {
            double tipX = middleX + dx * (step + 0.09);
            double tipY = middleY + dy * (step + 0.09);
            double backX = tipX - dx * 0.17;
            double backY = tipY - dy * 0.17;
            cell.g().draw(new Line2D.Double(backX + dy * 0.17, backY + dx * 0.17, tipX, tipY));
            cell.g().draw(new Line2D.Double(backX - dy * 0.17, backY - dx * 0.17, tipX, tipY));
        }
    }

    static void ladder(TileCell cell) {
        Color color = cell.look().color();
        if (GREENERY.contains(cell.look().material())) {
            vine(cell, color);
            return;
        }
        double rail = cell.thick(0.12);
        double rung = cell.thick(0.1);
        for (int i = 0; i < 3; i++) {
            double y = Math.rint((i + 0.5) / 3 / cell.pixel()) * cell.pixel() - rung / 2;
            cell.fill(
                    new Rectangle2D.Double(0.1, y + rung, 0.8, cell.thick(0.06)),
                    Colors.alpha(Colors.dark(color, 0.7), 0.45));
            cell.fill(new Rectangle2D.Double(0.1, y, 0.8, rung), Colors.light(color, 0.12));
        }
        for (double x : new double[] {0.12, 0.88 - rail}) {
            double left = Math.rint(x / cell.pixel()) * cell.pixel();
            cell.fill(new Rectangle2D.Double(left, 0, rail, 1), color);
            cell.fill(new Rectangle2D.Double(left, 0, cell.thick(0.04), 1), Colors.light(color, 0.35));
            cell.fill(
                    new Rectangle2D.Double(left + rail - cell.thick(0.04), 0, cell.thick(0.04), 1),
                    Colors.dark(color, 0.3));
        }
        if (!cell.isJoined(Side.TOP)) {
            cell.fill(new Rectangle2D.Double(0.04, 0, 0.92, cell.thick(0.12)), Colors.light(color, 0.3));
            cell.fill(new Rectangle2D.Double(0.04, cell.thick(0.12), 0.92, cell.thick(0.05)), Colors.dark(color, 0.3));
        }
    }

    private static void vine(TileCell cell, Color color) {
        cell.g().setColor(Colors.dark(color, 0.25));
        cell.g().setStroke(new BasicStroke((float) cell.thick(0.1), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
        for (double x : new double[] {0.34, 0.66}) {
            Path2D stem = new Path2D.Double();
            stem.moveTo(x, 0);
            stem.curveTo(x + 0.16, 0.3, x - 0.16, 0.7, x, 1);
            cell.g().draw(stem);
        }
        double[][] leaves = {{0.16, 0.14, 1}, {0.62, 0.3, -1}, {0.26, 0.56, -1}, {0.74, 0.72, 1}};
        for (double[] leaf : leaves) {
            cell.fill(
                    new Ellipse2D.Double(leaf[0], leaf[1], 0.24, 0.15),
                    leaf[2] > 0 ? color : Colors.light(color, 0.22));
        }
        if (!cell.isJoined(Side.TOP)) {
            cell.fill(new Rectangle2D.Double(0.12, 0, 0.76, cell.thick(0.1)), Colors.light(color, 0.3));
        }
    }

    static void hazard(TileCell cell) {
        Color color = cell.look().color();
        Side base = base(cell.look());
        if (base == null) {
            thorns(cell, color);
        } else if (cell.look().isMolten()) {
            molten(cell, color);
        } else {
            spikes(cell, base, color);
        }
    }

    /** The side of the cell from which a hazard grows, the most covered one; null if it floats. */
    private static Side base(TileLook look) {
        Side best = null;
        double most = 0.5;
        for (Side side : new Side[] {Side.BOTTOM, Side.TOP, Side.LEFT, Side.RIGHT}) {
            double[] covered = look.covers()[side.ordinal()];
            if (covered[1] - covered[0] > most) {
                best = side;
                most = covered[1] - covered[0];
            }
        }
        return best;
    }

    private static void spikes(TileCell cell, Side base, Color color) {
        double height = 0;
        for (Vec point : cell.look().outline()) {
            height = Math.max(
                    height,
                    switch (base) {
                        case BOTTOM -> 1 - point.y();
                        case TOP -> point.y();
                        case LEFT -> point.x();
                        case RIGHT -> 1 - point.x();
                    });
        }
        int count = cell.isSmall() ? 2 : 3;
        for (int i = 0; i < count; i++) {
            double from = (double) i / count;
            double to = (i + 1.0) / count;
            double middle = (from + to) / 2;
            cell.fill(tooth(base, from, middle, to, height), Colors.dark(color, 0.3));
            cell.fill(tooth(base, from + 0.03, middle, middle + 0.02, height), Colors.light(color, 0.35));
        }
        double foot = cell.thick(0.09);
        cell.fill(onBase(base, 0, foot), Colors.dark(color, 0.55));
    }

    private static Shape tooth(Side base, double from, double middle, double to, double height) {
        return switch (base) {
            case BOTTOM -> triangle(from, 1, middle, 1 - height, to, 1);
            case TOP -> triangle(from, 0, middle, height, to, 0);
            case LEFT -> triangle(0, from, height, middle, 0, to);
            case RIGHT -> triangle(1, from, 1 - height, middle, 1, to);
        };
    }

    private static Shape onBase(Side base, double from, double thick) {
        return switch (base) {
            case BOTTOM -> new Rectangle2D.Double(0, 1 - from - thick, 1, thick);
            case TOP -> new Rectangle2D.Double(0, from, 1, thick);
            case LEFT -> new Rectangle2D.Double(from, 0, thick, 1);
            case RIGHT -> new Rectangle2D.Double(1 - from - thick, 0, thick, 1);
        };
    }

    private static void molten(TileCell cell, Color color) {
        cell.fill(cell.body(), Colors.dark(color, 0.12));
        Color glow = new Color(0xFFD45E);
        double[] spots = {0.2, 0.55, 0.62, 0.38};
        double x = spots[cell.variant() & 3];
        cell.fillInside(new Ellipse2D.Double(x, 0.56, 0.2, 0.12), Colors.light(color, 0.2));
        cell.fillInside(new Ellipse2D.Double((x + 0.45) % 0.8, 0.8, 0.14, 0.09), Colors.mix(color, glow, 0.5));
        for (TileCell.Edge edge : cell.edges()) {
            if (edge.isTop()) {
                cell.fill(cell.fringe(edge, cell.thick(0.2), cell.thick(0.1), 2), Colors.mix(color, glow, 0.5));
                cell.fill(cell.band(edge, cell.thick(0.1)), glow);
            }
        }
    }

    private static void thorns(TileCell cell, Color color) {
        Path2D star = new Path2D.Double();
        int tips = 9;
        for (int i = 0; i < 2 * tips; i++) {
            double angle = Math.PI * i / tips;
            double radius = i % 2 == 0 ? 0.46 : 0.24;
            double x = 0.5 + radius * Math.cos(angle);
            double y = 0.5 + radius * Math.sin(angle);
            if (i == 0) {
                star.moveTo(x, y);
            } else {
                star.lineTo(x, y);
            }
        }
        star.closePath();
        cell.fill(star, Colors.dark(color, 0.3));
        cell.fill(new Ellipse2D.Double(0.24, 0.24, 0.52, 0.52), color);
        cell.fill(new Ellipse2D.Double(0.32, 0.3, 0.2, 0.16), Colors.light(color, 0.3));
    }

    static void liquid(TileCell cell) {
        Color color = cell.look().color();
        cell.fill(new Rectangle2D.Double(0, 0, 1, 1), color);
        if (!cell.isSmall()) {
            double y = 0.25 + 0.08 * cell.variant();
            cell.fill(
                    new Rectangle2D.Double(0.09 * cell.variant() + 0.06, y, 0.26, cell.thick(0.05)),
                    Colors.alpha(Colors.light(color, 0.7), 0.5));
        }
        if (!cell.isJoined(Side.TOP)) {
            cell.fill(new Rectangle2D.Double(0, 0, 1, cell.thick(0.12)), Colors.light(color, 0.55));
        }
    }

    /** A tile that the palette lacks. */
    static void unknown(TileCell cell) {
        Color color = cell.look().color();
        cell.fill(new Rectangle2D.Double(0, 0, 1, 1), Colors.alpha(color, 0.35));
        double w = cell.thick(0.08);
        cell.g().setStroke(new BasicStroke((float) w));
        cell.g().setColor(color);
        cell.g().draw(new Rectangle2D.Double(w / 2, w / 2, 1 - w, 1 - w));
        cell.g().draw(new Line2D.Double(0, 0, 1, 1));
        cell.g().draw(new Line2D.Double(1, 0, 0, 1));
    }

    static Shape triangle(double x1, double y1, double x2, double y2, double x3, double y3) {
        Path2D path = new Path2D.Double();
        path.moveTo(x1, y1);
        path.lineTo(x2, y2);
        path.lineTo(x3, y3);
        path.closePath();
        return path;
    }
}
