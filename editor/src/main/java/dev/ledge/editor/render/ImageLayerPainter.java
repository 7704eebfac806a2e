package dev.ledge.editor.render;

import dev.ledge.engine.level.ImageLayer;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.Map;

/** Paints image layers, once or over and over, and keeps each picture at the size in which it was last seen. */
final class ImageLayerPainter {
    /** Larger scaled pictures are not kept. */
    private static final long MOST_PIXELS = 8_000_000;

    private final Map<String, Scaled> scaled = new HashMap<>();

    private record Scaled(BufferedImage source, double scale, BufferedImage picture) {}

    /**
     * Paints what a view sees.
     *
     * @param g in device pixels
     * @param picture the layer's picture, a level pixel wide for each of its pixels
     * @param scale device pixels a level pixel
     * @param x device x of its left edge
     * @param y device y of its top edge
     */
    void paint(
            Graphics2D g,
            ImageLayer layer,
            BufferedImage picture,
            double scale,
            double x,
            double y,
            int width,
            int height) {
        double wide = picture.getWidth() * scale;
        double high = picture.getHeight() * scale;
        boolean acrossAll = "x".equals(layer.repeat()) || "xy".equals(layer.repeat());
        boolean downAll = "y".equals(layer.repeat()) || "xy".equals(layer.repeat());
        long firstColumn = first(acrossAll, x, wide);
        long lastColumn = last(acrossAll, x, wide, width);
        long firstRow = first(downAll, y, high);
        long lastRow = last(downAll, y, high, height);
        BufferedImage ready = wide * high <= MOST_PIXELS ? scaled(layer.id(), picture, scale) : null;
        for (long row = firstRow; row <= lastRow; row++) {
            for (long column = firstColumn; column <= lastColumn; column++) {
                int left = (int) Math.round(x + column * wide);
                int top = (int) Math.round(y + row * high);
                if (left >= width || top >= height || left + wide < 0 || top + high < 0) {
                    continue;
                }
                if (ready == null) {
                    draw(g, picture, left, top, (int) Math.ceil(wide), (int) Math.ceil(high), scale);
                } else {
                    g.drawImage(ready, left, top, null);
                }
            }
        }
    }

    /** The first of the pictures in a row, of which one begins at a place, that is seen; 0 if there is but that one. */
    private static long first(boolean isRepeated, double at, double length) {
        return isRepeated ? (long) Math.floor(-at / length) : 0;
    }

    private static long last(boolean isRepeated, double at, double length, int end) {
        return isRepeated ? (long) Math.ceil((end - at) / length) - 1 : 0;
    }

    private BufferedImage scaled(String layer, BufferedImage picture, double scale) {
        if (scale == 1) {
            return picture;
        }
        Scaled known = scaled.get(layer);
        if (known == null || known.source != picture || known.scale != scale) {
            int width = (int) Math.max(1, Math.ceil(picture.getWidth() * scale));
            int height = (int) Math.max(1, Math.ceil(picture.getHeight() * scale));
            BufferedImage made = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
            Graphics2D g = made.createGraphics();
            draw(g, picture, 0, 0, width, height, scale);
            g.dispose();
            known = new Scaled(picture, scale, made);
            scaled.put(layer, known);
        }
        return known.picture;
    }

    private static void draw(Graphics2D g, BufferedImage picture, int x, int y, int width, int height, double scale) {
        g.setRenderingHint(
                RenderingHints.KEY_INTERPOLATION,
                scale < 1
                        ? RenderingHints.VALUE_INTERPOLATION_BILINEAR
                        : RenderingHints.VALUE_INTERPOLATION_NEAREST_NEIGHBOR);
        g.drawImage(picture, x, y, width, height, null);
    }

    /** Forgets the scaled pictures. */
    void clear() {
        scaled.clear();
    }
}
