package dev.ledge.editor.render;

import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.Level;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;

/**
 * Draws the lines between the cells of a level. They are filled as whole pixels of the device: as shapes in user space
 * the hundred of them took longer than all else on the canvas, since X11 gets each of them as a mask.
 */
final class GridPainter {
    /** Cells narrower than this on the screen have no grid lines, px. */
    private static final double MIN_GRID = 5;

    /** Cells between major grid lines. */
    private static final int MAJOR = 8;

    private final Graphics2D g;
    private final AffineTransform device;
    private final Viewport view;
    private final Theme theme;

    /** Lines on {@code g}, whose transform may scale and move but not turn. */
    GridPainter(Graphics2D g, Viewport view, Theme theme) {
        this.g = g;
        this.device = g.getTransform();
        this.view = view;
        this.theme = theme;
    }

    /**
     * Draws the lines of a level, as far as they are apart enough to be of use.
     *
     * @param width of the painted area in user space, px
     * @param height of the painted area in user space, px
     */
    void paint(Level level, double width, double height) {
        double cell = level.grid() * view.zoom();
        int step = cell >= MIN_GRID ? 1 : MAJOR;
        if (cell * step < MIN_GRID) {
            return;
        }
        double top = Math.max(0, view.toScreenY(0));
        double bottom = Math.min(height, view.toScreenY(level.height()));
        double left = Math.max(0, view.toScreenX(0));
        double right = Math.min(width, view.toScreenX(level.width()));
        Object smoothing = g.getRenderingHint(RenderingHints.KEY_ANTIALIASING);
        // A smooth line is sent as a picture of itself, and the lines lie on whole pixels anyway.
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
        g.setTransform(new AffineTransform());
        for (int column = first(view.toLevelX(left) / level.grid(), step); column <= level.columns(); column += step) {
            double x = view.toScreenX((double) column * level.grid());
            if (x > right) {
                break;
            }
            line(column, x, top, 1, bottom - top);
        }
        for (int row = first(view.toLevelY(top) / level.grid(), step); row <= level.rows(); row += step) {
            double y = view.toScreenY((double) row * level.grid());
            if (y > bottom) {
                break;
            }
            line(row, left, y, right - left, 1);
        }
        g.setTransform(device);
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, smoothing);
    }

    private static int first(double cell, int step) {
        return (int) Math.max(0, Math.ceil(cell / step - 1e-9) * step);
    }

    /** Fills the device pixels whose centres lie in a box of user space. */
    private void line(int number, double x, double y, double width, double height) {
        g.setColor(number % MAJOR == 0 ? theme.gridMajor() : theme.grid());
        int left = pixel(device.getScaleX() * x + device.getTranslateX());
        int top = pixel(device.getScaleY() * y + device.getTranslateY());
        int right = pixel(device.getScaleX() * (x + width) + device.getTranslateX());
        int bottom = pixel(device.getScaleY() * (y + height) + device.getTranslateY());
        g.fillRect(left, top, right - left, bottom - top);
    }

    private static int pixel(double edge) {
        return (int) Math.ceil(edge - 0.5);
    }
}
