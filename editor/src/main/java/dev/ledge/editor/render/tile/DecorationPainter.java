package dev.ledge.editor.render.tile;

import static dev.ledge.editor.render.tile.FixturePainter.triangle;

import dev.ledge.editor.render.style.Colors;
import dev.ledge.engine.level.Side;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/** Draws tiles without physics by what their name says they are; any other as a soft pane of its colour. */
final class DecorationPainter {
    private DecorationPainter() {}

    static void paint(TileCell cell) {
        Color color = cell.look().color();
        switch (cell.look().material()) {
            case "fern" -> blades(cell, color, 7, 0.85, 0.5);
            case "grass" -> blades(cell, color, 6, 0.5, 0.16);
            case "flower" -> flower(cell, color);
            case "mushroom" -> mushroom(cell, color);
            case "bush" -> bush(cell, color);
            case "lamp", "torch", "lantern" -> lamp(cell, color);
            case "window" -> window(cell, color);
            case "fence" -> fence(cell, color);
            case "sign" -> sign(cell, color);
            case "crystal" -> crystal(cell, color);
            case "stalactite" -> stalactite(cell, color);
            case "chain" -> chain(cell, color);
            case "backrock", "backwall" -> wall(cell, color, false);
            case "backbrick" -> wall(cell, color, true);
            case "backwood" -> panel(cell, color);
            default -> pane(cell, color);
        }
    }

    private static void stroke(TileCell cell, double width, Color color) {
        cell.g().setStroke(new BasicStroke((float) cell.thick(width), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        cell.g().setColor(color);
    }

    private static void blades(TileCell cell, Color color, int count, double height, double spread) {
        for (int i = 0; i < count; i++) {
            double u = (i + 0.5) / count;
            double lean = (u - 0.5) * 2 * spread + (i % 2 == 0 ? 0.04 : -0.05);
            double tall = height * (1 - 0.35 * Math.abs(u - 0.5) * 2) * (i % 2 == cell.variant() % 2 ? 1 : 0.72);
            double foot = 0.5 + (u - 0.5) * (spread > 0.3 ? 0.2 : 0.86);
            Path2D blade = new Path2D.Double();
            blade.moveTo(foot - 0.06, 1);
            blade.quadTo(foot + lean * 0.2, 1 - tall * 0.7, foot + lean, 1 - tall);
            blade.quadTo(foot + lean * 0.4 + 0.06, 1 - tall * 0.5, foot + 0.07, 1);
            blade.closePath();
            cell.fill(blade, i % 2 == 0 ? color : Colors.dark(color, 0.22));
        }
    }

    private static void flower(TileCell cell, Color color) {
        Color stem = new Color(0x5E8F4A);
        stroke(cell, 0.07, stem);
        double x = 0.42 + 0.025 * cell.variant();
        cell.g().draw(new Line2D.Double(x, 1, x + 0.02, 0.55));
        cell.fill(new Ellipse2D.Double(x, 0.74, 0.22, 0.12), stem);
        for (int i = 0; i < 5; i++) {
            double angle = 2 * Math.PI * i / 5 - Math.PI / 2;
            cell.fill(
                    new Ellipse2D.Double(
                            x + 0.16 * Math.cos(angle) - 0.12, 0.44 + 0.16 * Math.sin(angle) - 0.12, 0.24, 0.24),
                    i % 2 == 0 ? color : Colors.light(color, 0.2));
        }
        cell.fill(new Ellipse2D.Double(x - 0.1, 0.34, 0.2, 0.2), new Color(0xF6D365));
    }

    private static void mushroom(TileCell cell, Color color) {
        Color stem = new Color(0xEADFCB);
        cell.fill(new RoundRectangle2D.Double(0.38, 0.55, 0.24, 0.46, 0.12, 0.12), stem);
        cell.fill(new Rectangle2D.Double(0.54, 0.62, 0.06, 0.38), Colors.dark(stem, 0.16));
        Path2D cap = new Path2D.Double();
        cap.moveTo(0.1, 0.64);
        cap.curveTo(0.12, 0.16, 0.88, 0.16, 0.9, 0.64);
        cap.quadTo(0.5, 0.76, 0.1, 0.64);
        cap.closePath();
        cell.fill(cap, color);
        cell.fill(new Ellipse2D.Double(0.28, 0.36, 0.15, 0.13), Colors.light(color, 0.75));
        cell.fill(new Ellipse2D.Double(0.56, 0.46, 0.12, 0.1), Colors.light(color, 0.75));
    }

    private static void bush(TileCell cell, Color color) {
        double[][] balls = {{0, 0.42, 0.56}, {0.42, 0.4, 0.58}, {0.2, 0.22, 0.58}};
        for (double[] ball : balls) {
            cell.fill(new Ellipse2D.Double(ball[0], ball[1] + 0.04, ball[2], ball[2]), Colors.dark(color, 0.25));
        }
        for (double[] ball : balls) {
            cell.fill(new Ellipse2D.Double(ball[0] + 0.03, ball[1], ball[2] - 0.06, ball[2] - 0.08), color);
        }
        cell.fill(new Ellipse2D.Double(0.32, 0.28, 0.22, 0.14), Colors.light(color, 0.2));
        cell.fill(new Rectangle2D.Double(0.1, 0.93, 0.8, 0.07), Colors.dark(color, 0.35));
    }

    private static void lamp(TileCell cell, Color color) {
        for (double r = 0.5; r > 0.2; r -= 0.1) {
            cell.fill(new Ellipse2D.Double(0.5 - r, 0.5 - r, 2 * r, 2 * r), Colors.alpha(color, 0.12));
        }
        Color iron = new Color(0x3A3F4B);
        cell.fill(new Rectangle2D.Double(0.46, 0, 0.08, 0.26), iron);
        cell.fill(triangle(0.3, 0.34, 0.5, 0.2, 0.7, 0.34), iron);
        cell.fill(new RoundRectangle2D.Double(0.34, 0.34, 0.32, 0.34, 0.1, 0.1), Colors.light(color, 0.35));
        cell.fill(new RoundRectangle2D.Double(0.42, 0.4, 0.16, 0.22, 0.1, 0.1), Color.WHITE);
        cell.fill(new Rectangle2D.Double(0.32, 0.68, 0.36, 0.08), iron);
    }

    /** Panes in a frame that fills the cell; several make one large window. */
    private static void window(TileCell cell, Color color) {
        cell.fill(new Rectangle2D.Double(0, 0, 1, 1), Colors.dark(color, 0.35));
        double edge = cell.thick(0.12);
        double bar = cell.thick(0.05);
        double left = cell.isJoined(Side.LEFT) ? bar : edge;
        double top = cell.isJoined(Side.TOP) ? bar : edge;
        double right = 1 - (cell.isJoined(Side.RIGHT) ? bar : edge);
        double bottom = 1 - (cell.isJoined(Side.BOTTOM) ? bar : edge);
        cell.fill(new Rectangle2D.Double(left, top, right - left, bottom - top), new Color(0xF3D58A));
        cell.fill(triangle(left, bottom, left, top, left + (right - left) * 0.7, top), new Color(255, 255, 255, 70));
        cell.fill(
                new Rectangle2D.Double(left, bottom - cell.thick(0.1), right - left, cell.thick(0.1)),
                new Color(0xE0B565));
    }

    private static void fence(TileCell cell, Color color) {
        for (double y : new double[] {0.48, 0.74}) {
            cell.fill(new Rectangle2D.Double(0, y, 1, 0.12), Colors.dark(color, 0.22));
        }
        for (double x : new double[] {0.1, 0.6}) {
            cell.fill(new Rectangle2D.Double(x, 0.34, 0.26, 0.66), color);
            cell.fill(triangle(x, 0.35, x + 0.13, 0.2, x + 0.26, 0.35), color);
            cell.fill(new Rectangle2D.Double(x, 0.34, cell.thick(0.06), 0.66), Colors.light(color, 0.25));
            cell.fill(
                    new Rectangle2D.Double(x + 0.26 - cell.thick(0.06), 0.34, cell.thick(0.06), 0.66),
                    Colors.dark(color, 0.3));
        }
    }

    private static void sign(TileCell cell, Color color) {
        cell.fill(new Rectangle2D.Double(0.44, 0.4, 0.12, 0.6), Colors.dark(color, 0.4));
        Path2D board = new Path2D.Double();
        board.moveTo(0.06, 0.16);
        board.lineTo(0.76, 0.16);
        board.lineTo(0.96, 0.36);
        board.lineTo(0.76, 0.56);
        board.lineTo(0.06, 0.56);
        board.closePath();
        cell.fill(board, color);
        stroke(cell, 0.06, Colors.dark(color, 0.4));
        cell.g().draw(board);
        cell.g().draw(new Line2D.Double(0.2, 0.3, 0.62, 0.3));
        cell.g().draw(new Line2D.Double(0.2, 0.42, 0.52, 0.42));
    }

    private static void crystal(TileCell cell, Color color) {
        double[][] shards = {{0.18, 0.3, 0.4, 0.5}, {0.44, 0.34, 0.52, 0.08}, {0.68, 0.26, 0.82, 0.56}};
        for (double[] shard : shards) {
            double foot = shard[0];
            double wide = shard[1];
            double tipX = shard[2];
            double tipY = shard[3];
            cell.fill(triangle(foot - wide / 2, 1, tipX, tipY, foot + wide / 2, 1), Colors.dark(color, 0.2));
            cell.fill(triangle(foot - wide / 2, 1, tipX, tipY, foot, 1), Colors.light(color, 0.35));
        }
    }

    private static void stalactite(TileCell cell, Color color) {
        double[][] teeth = {{0.02, 0.4, 0.55}, {0.34, 0.74, 0.95}, {0.68, 0.98, 0.45}};
        for (double[] tooth : teeth) {
            double middle = (tooth[0] + tooth[1]) / 2;
            cell.fill(triangle(tooth[0], 0, middle, tooth[2], tooth[1], 0), Colors.dark(color, 0.2));
            cell.fill(triangle(tooth[0], 0, middle, tooth[2], middle, 0), Colors.light(color, 0.12));
        }
    }

    private static void chain(TileCell cell, Color color) {
        stroke(cell, 0.09, Colors.dark(color, 0.25));
        cell.g().draw(new RoundRectangle2D.Double(0.38, 0.06, 0.24, 0.38, 0.24, 0.24));
        stroke(cell, 0.09, color);
        cell.g().draw(new Line2D.Double(0.5, 0.38, 0.5, 0.6));
        cell.g().draw(new RoundRectangle2D.Double(0.38, 0.54, 0.24, 0.38, 0.24, 0.24));
        cell.g().draw(new Line2D.Double(0.5, 0.9, 0.5, 1));
        cell.g().draw(new Line2D.Double(0.5, 0, 0.5, 0.1));
    }

    /** Something far behind: flat, with little contrast, so that it does not look like ground to stand on. */
    private static void wall(TileCell cell, Color color, boolean isBrick) {
        cell.fill(new Rectangle2D.Double(0, 0, 1, 1), color);
        Color line = Colors.dark(color, isBrick ? 0.16 : 0.1);
        double w = cell.thick(0.06);
        if (isBrick) {
            cell.fill(new Rectangle2D.Double(0, 0.5 - w, 1, w), line);
            cell.fill(new Rectangle2D.Double(0, 1 - w, 1, w), line);
            cell.fill(new Rectangle2D.Double(0.5, 0, w, 0.5), line);
            cell.fill(new Rectangle2D.Double(0, 0.5, w, 0.5), line);
        } else if (!cell.isSmall()) {
            double x = 0.1 + 0.07 * cell.variant();
            if (cell.variant() % 3 == 0) {
                cell.fill(new RoundRectangle2D.Double(x, 0.2, 0.34, 0.2, 0.12, 0.12), Colors.light(color, 0.04));
            }
            if (cell.variant() % 4 == 1) {
                cell.fill(new RoundRectangle2D.Double(0.6 - x / 2, 0.6, 0.3, 0.18, 0.12, 0.12), line);
            }
        }
        shadeEdges(cell, color);
    }

    private static void panel(TileCell cell, Color color) {
        cell.fill(new Rectangle2D.Double(0, 0, 1, 1), color);
        double w = cell.thick(0.05);
        for (int i = 0; i < 2; i++) {
            cell.fill(new Rectangle2D.Double(i * 0.5, 0, w, 1), Colors.dark(color, 0.25));
            cell.fill(new Rectangle2D.Double(i * 0.5 + w, 0, w, 1), Colors.light(color, 0.06));
        }
        shadeEdges(cell, color);
    }

    private static void shadeEdges(TileCell cell, Color color) {
        double w = cell.thick(0.07);
        Color shade = Colors.dark(color, 0.3);
        if (!cell.isJoined(Side.TOP)) {
            cell.fill(new Rectangle2D.Double(0, 0, 1, w), shade);
        }
        if (!cell.isJoined(Side.BOTTOM)) {
            cell.fill(new Rectangle2D.Double(0, 1 - w, 1, w), shade);
        }
        if (!cell.isJoined(Side.LEFT)) {
            cell.fill(new Rectangle2D.Double(0, 0, w, 1), shade);
        }
        if (!cell.isJoined(Side.RIGHT)) {
            cell.fill(new Rectangle2D.Double(1 - w, 0, w, 1), shade);
        }
    }

    private static void pane(TileCell cell, Color color) {
        double left = cell.isJoined(Side.LEFT) ? 0 : 0.06;
        double top = cell.isJoined(Side.TOP) ? 0 : 0.06;
        double right = cell.isJoined(Side.RIGHT) ? 1 : 0.94;
        double bottom = cell.isJoined(Side.BOTTOM) ? 1 : 0.94;
        cell.fill(new Rectangle2D.Double(left, top, right - left, bottom - top), Colors.alpha(color, 0.8));
        if (top > 0) {
            cell.fill(
                    new Rectangle2D.Double(left, top, right - left, cell.thick(0.06)),
                    Colors.alpha(Colors.light(color, 0.3), 0.8));
        }
    }
}
