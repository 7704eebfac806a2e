package dev.ledge.editor.canvas;

import com.formdev.flatlaf.util.ColorFunctions;
import dev.ledge.editor.document.CellSet;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Draws which cells are selected: a veil over them, and a line where the selection ends. */
final class CellOutline {
    private static final float VEIL = 48 / 255f;
    private static final float LINE = 1.5f;

    private CellOutline() {}

    static void paint(Graphics2D g, Viewport view, Theme theme, Level level, CellSet cells) {
        double side = level.grid();
        Aabb seen = view.visible();
        int left = Math.max(cells.left(), (int) Math.floor(seen.left() / side) - 1);
        int top = Math.max(cells.top(), (int) Math.floor(seen.top() / side) - 1);
        int right = Math.min(cells.left() + cells.columns(), (int) Math.ceil(seen.right() / side) + 1);
        int bottom = Math.min(cells.top() + cells.rows(), (int) Math.ceil(seen.bottom() / side) + 1);
        Path2D veil = new Path2D.Double();
        Path2D edge = new Path2D.Double();
        for (int row = top; row < bottom; row++) {
            double y = view.toScreenY(row * side);
            double nextY = view.toScreenY((row + 1) * side);
            int start = left;
            for (int column = left; column <= right; column++) {
                boolean inside = column < right && cells.contains(column, row);
                if (!inside) {
                    if (column > start) {
                        double x = view.toScreenX(start * side);
                        veil.append(new Rectangle2D.Double(x, y, view.toScreenX(column * side) - x, nextY - y), false);
                    }
                    start = column + 1;
                    continue;
                }
                double x = view.toScreenX(column * side);
                double nextX = view.toScreenX((column + 1) * side);
                line(edge, !cells.contains(column - 1, row), x, y, x, nextY);
                line(edge, !cells.contains(column + 1, row), nextX, y, nextX, nextY);
                line(edge, !cells.contains(column, row - 1), x, y, nextX, y);
                line(edge, !cells.contains(column, row + 1), x, nextY, nextX, nextY);
            }
        }
        Color color = theme.selection();
        g.setColor(ColorFunctions.fade(color, VEIL));
        g.fill(veil);
        g.setColor(color);
        g.setStroke(new BasicStroke(LINE));
        g.draw(edge);
    }

    private static void line(Path2D path, boolean wanted, double x1, double y1, double x2, double y2) {
        if (wanted) {
            path.moveTo(x1, y1);
            path.lineTo(x2, y2);
        }
    }
}
