package dev.ledge.editor.render.tile;

import dev.ledge.editor.render.style.Colors;
import dev.ledge.engine.level.Side;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Draws solid ground: a body with the grain of its material, lit from above, edged where it ends. */
final class GroundPainter {
    private static final Color EARTH = new Color(0x8C6547);
    private static final double CAP = 0.16;
    private static final double RIM = 0.07;

    private GroundPainter() {}

    static void paint(TileCell cell) {
        String material = cell.look().material();
        Color body = material.equals("turf") ? EARTH : cell.look().color();
        cell.fill(cell.body(), body);
        if (!cell.isSmall()) {
            grain(cell, material, body);
        }
        soften(cell, body);
        for (TileCell.Edge edge : cell.edges()) {
            edge(cell, edge, material, body);
        }
    }

    private static void grain(TileCell cell, String material, Color body) {
        switch (material) {
            case "brick" -> bricks(cell, body);
            case "wood" -> boards(cell, body);
            case "ice" -> shine(cell);
            case "belt" -> chevrons(cell, body);
            case "turf", "dirt", "earth", "sand", "mud" -> pebbles(cell, body);
            default -> facets(cell, body);
        }
    }

    /** Where another material touches, a faint line parts the two. */
    private static void soften(TileCell cell, Color body) {
        double w = cell.thick(0.03);
        Color line = Colors.alpha(Colors.dark(body, 0.6), 0.28);
        for (Side side : Side.values()) {
            if (cell.joins()[side.ordinal()].isSoft()) {
                Shape strip = switch (side) {
                    case TOP -> new Rectangle2D.Double(0, 0, 1, w);
                    case BOTTOM -> new Rectangle2D.Double(0, 1 - w, 1, w);
                    case LEFT -> new Rectangle2D.Double(0, 0, w, 1);
                    case RIGHT -> new Rectangle2D.Double(1 - w, 0, w, 1);
                };
                cell.fillInside(strip, line);
            }
        }
    }

    private static void edge(TileCell cell, TileCell.Edge edge, String material, Color body) {
        if (edge.isTop()) {
            cap(cell, edge, material, body);
        } else if (edge.isBottom()) {
            cell.fill(cell.band(edge, cell.thick(RIM * 1.4)), Colors.dark(body, 0.36));
        } else {
            cell.fill(cell.band(edge, cell.thick(RIM)), Colors.dark(body, 0.24));
        }
    }

    private static void cap(TileCell cell, TileCell.Edge edge, String material, Color body) {
        double deep = cell.thick(CAP);
        switch (material) {
            case "turf" -> {
                Color grass = cell.look().color();
                cell.fill(cell.fringe(edge, deep * 1.5, deep * 0.75, 3), Colors.dark(grass, 0.22));
                cell.fill(cell.fringe(edge, deep * 1.15, deep * 0.55, 3), grass);
                cell.fill(cell.band(edge, cell.thick(RIM)), Colors.light(grass, 0.3));
            }
            case "mud" -> {
                cell.fill(cell.fringe(edge, deep * 1.1, deep * 0.9, 2), Colors.dark(body, 0.35));
                cell.fill(cell.band(edge, cell.thick(RIM)), Colors.light(body, 0.28));
            }
            case "ice" -> {
                cell.fill(cell.fringe(edge, deep * 0.9, deep * 0.5, 2), Colors.light(body, 0.6));
                cell.fill(cell.band(edge, cell.thick(RIM)), Color.WHITE);
            }
            case "belt" -> belt(cell, edge, body);
            default -> {
                cell.fill(cell.band(edge, deep), Colors.light(body, 0.13));
                cell.fill(cell.band(edge, cell.thick(RIM)), Colors.light(body, 0.36));
            }
        }
    }

    private static void belt(TileCell cell, TileCell.Edge edge, Color body) {
        cell.fill(cell.band(edge, cell.thick(0.2)), Colors.dark(body, 0.5));
        cell.fill(cell.band(edge, cell.thick(RIM)), new Color(0xF0B93A));
    }

    /** Facets of stone in some cells, nothing in most. */
    private static void facets(TileCell cell, Color body) {
        Color light = Colors.light(body, 0.05);
        Color dark = Colors.dark(body, 0.07);
        switch (cell.variant()) {
            case 1 -> {
                polygon(cell, new double[] {0.08, 0.34, 0.46, 0.26, 0.62, 0.52, 0.3, 0.7}, 0, 0, light);
                polygon(cell, new double[] {0.3, 0.7, 0.62, 0.52, 0.66, 0.6, 0.34, 0.78}, 0, 0, dark);
            }
            case 3 -> polygon(cell, new double[] {0.46, 0.3, 0.92, 0.4, 0.84, 0.72, 0.58, 0.66}, 0, 0, dark);
            case 4 -> {
                polygon(cell, new double[] {0.5, 0.5, 0.86, 0.44, 0.94, 0.66, 0.66, 0.82}, 0, 0, light);
                polygon(cell, new double[] {0.14, 0.28, 0.3, 0.24, 0.36, 0.36, 0.2, 0.42}, 0, 0, dark);
            }
            default -> {}
        }
    }

    private static void polygon(TileCell cell, double[] xy, double dx, double dy, Color color) {
        Path2D path = new Path2D.Double();
        path.moveTo(xy[0] + dx, xy[1] + dy);
        for (int i = 2; i < xy.length; i += 2) {
            path.lineTo(xy[i] + dx, xy[i + 1] + dy);
        }
        path.closePath();
        cell.fillInside(path, color);
    }

    private static void pebbles(TileCell cell, Color body) {
        double[][] spots = {
            {0.2, 0.42, 0.7, 0.66}, {0.62, 0.36, 0.28, 0.78}, {0.4, 0.56, 0.82, 0.82}, {0.14, 0.7, 0.76, 0.44}
        };
        double[] spot = spots[cell.variant() & 3];
        if (cell.variant() < 5) {
            cell.fillInside(new Ellipse2D.Double(spot[0], spot[1], 0.17, 0.12), Colors.light(body, 0.11));
        }
        if (cell.variant() > 2) {
            cell.fillInside(new Ellipse2D.Double(spot[2], spot[3], 0.13, 0.1), Colors.dark(body, 0.14));
        }
    }

    private static void bricks(TileCell cell, Color body) {
        double w = cell.thick(0.06);
        Color mortar = Colors.dark(body, 0.34);
        Color light = Colors.light(body, 0.12);
        double[] joint = {0.5, 0};
        for (int course = 0; course < 2; course++) {
            double y = course * 0.5;
            cell.fillInside(
                    new Rectangle2D.Double(joint[course] == 0 ? w : 0, y, joint[course] == 0 ? 1 - w : 0.5, w), light);
            cell.fillInside(new Rectangle2D.Double(0, y + 0.5 - w, 1, w), mortar);
            cell.fillInside(new Rectangle2D.Double(joint[course], y, w, 0.5), mortar);
        }
        if (cell.variant() == 1) {
            cell.fillInside(new Rectangle2D.Double(w, 0.5, 1 - w, 0.5 - w), Colors.alpha(Colors.dark(body, 1), 0.08));
        }
    }

    private static void boards(TileCell cell, Color body) {
        double w = cell.thick(0.05);
        Color dark = Colors.dark(body, 0.3);
        for (int board = 0; board < 2; board++) {
            double y = board * 0.5;
            cell.fillInside(new Rectangle2D.Double(0, y, 1, w), Colors.light(body, 0.14));
            cell.fillInside(new Rectangle2D.Double(0, y + 0.5 - w, 1, w), dark);
            double knot = (cell.variant() * 0.13 + board * 0.4) % 0.8;
            cell.fillInside(new Rectangle2D.Double(knot, y + 0.22, 0.24, w), Colors.alpha(dark, 0.5));
        }
    }

    private static void shine(TileCell cell) {
        double at = 0.12 + 0.07 * cell.variant();
        Color gleam = new Color(255, 255, 255, 105);
        cell.fillInside(slant(at, 0.16), gleam);
        cell.fillInside(slant(at + 0.26, 0.06), gleam);
    }

    private static Shape slant(double x, double width) {
        Path2D path = new Path2D.Double();
        path.moveTo(x + 0.28, 0.2);
        path.lineTo(x + 0.28 + width, 0.2);
        path.lineTo(x + width, 0.86);
        path.lineTo(x, 0.86);
        path.closePath();
        return path;
    }

    private static void chevrons(TileCell cell, Color body) {
        double r = 0.26;
        for (int i = 0; i < 2; i++) {
            cell.fillInside(new Ellipse2D.Double(i * 0.5 + 0.12, 0.66, r, r), Colors.dark(body, 0.42));
            cell.fillInside(new Ellipse2D.Double(i * 0.5 + 0.2, 0.74, r - 0.16, r - 0.16), Colors.light(body, 0.25));
        }
        int direction = cell.look().conveyor();
        if (direction == 0) {
            return;
        }
        cell.g().setColor(new Color(0xF0B93A));
        cell.g().setStroke(new BasicStroke((float) cell.thick(0.09), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        for (int i = 0; i < 2; i++) {
            double tip = i * 0.5 + (direction > 0 ? 0.36 : 0.14);
            double back = tip - 0.14 * direction;
            cell.g().draw(new Line2D.Double(back, 0.3, tip, 0.43));
            cell.g().draw(new Line2D.Double(tip, 0.43, back, 0.56));
        }
    }
}
