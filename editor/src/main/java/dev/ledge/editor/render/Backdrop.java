package dev.ledge.editor.render;

import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.Level;
import java.awt.Graphics2D;

/** What is behind everything: the sky of the level, and the plain colour beyond its bounds. */
final class Backdrop {
    /** Bands of the sky; more are not visible. */
    private static final int BANDS = 96;

    private Backdrop() {}

    /** Paints the whole view; {@code g} is in device pixels. */
    static void paint(Graphics2D g, Level level, Viewport view, double scale, int width, int height, Theme theme) {
        int left = (int) Math.round(view.toScreenX(0) * scale);
        int top = (int) Math.round(view.toScreenY(0) * scale);
        int right = (int) Math.round(view.toScreenX(level.width()) * scale);
        int bottom = (int) Math.round(view.toScreenY(level.height()) * scale);
        if (left > 0 || top > 0 || right < width || bottom < height) {
            g.setColor(theme.outside());
            g.fillRect(0, 0, width, height);
        }
        int from = Math.max(0, left);
        int to = Math.min(width, right);
        if (from >= to) {
            return;
        }
        for (int band = 0; band < BANDS; band++) {
            int y = (int) (top + (long) (bottom - top) * band / BANDS);
            int next = (int) (top + (long) (bottom - top) * (band + 1) / BANDS);
            int high = Math.min(height, next) - Math.max(0, y);
            if (high > 0) {
                g.setColor(Sky.at((band + 0.5) / BANDS));
                g.fillRect(from, Math.max(0, y), to - from, high);
            }
        }
    }
}
