package dev.ledge.editor.render.object;

import dev.ledge.editor.render.tile.TilePainter;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Pictures of objects at the scales at which they were lately seen; drawing one again costs a copy. */
final class ObjectPictures {
    /** Larger pictures, in device pixels, are drawn anew each time. */
    private static final long MOST_PIXELS = 512 * 512;

    /** All pictures together have at most so many device pixels. */
    private static final long MOST_PIXELS_IN_ALL = 16_000_000;

    private final Map<Key, Picture> pictures = new LinkedHashMap<>(64, 0.75f, true);
    private long pixels;

    private record Key(Object what, double scale) {}

    /** A picture, and where its origin is in it, in device pixels. */
    private record Picture(BufferedImage image, int originX, int originY) {
        long size() {
            return (long) image.getWidth() * image.getHeight();
        }
    }

    /**
     * Draws something at a point.
     *
     * @param g in level pixels
     * @param what is drawn: equal things look the same
     * @param x where the origin of the drawing comes, in level pixels
     * @param width of the drawing from its origin on, in level pixels
     * @param margin by how much it may stick out on all sides, in level pixels
     * @param drawing draws with the point as its origin
     */
    void draw(
            Graphics2D g,
            Object what,
            double x,
            double y,
            double width,
            double height,
            double margin,
            Consumer<Graphics2D> drawing) {
        AffineTransform transform = g.getTransform();
        double scale = Math.abs(transform.getScaleX());
        double wide = (width + 2 * margin) * scale;
        double high = (height + 2 * margin) * scale;
        if (!(wide * high <= MOST_PIXELS)) {
            drawAnew(g, x, y, new Rectangle2D.Double(x - margin, y - margin, wide / scale, high / scale), drawing);
            return;
        }
        Picture picture = pictures.get(new Key(what, scale));
        if (picture == null) {
            int origin = (int) Math.ceil(margin * scale);
            picture = new Picture(
                    new BufferedImage(
                            (int) Math.ceil(width * scale) + 2 * origin + 1,
                            (int) Math.ceil(height * scale) + 2 * origin + 1,
                            BufferedImage.TYPE_INT_ARGB_PRE),
                    origin,
                    origin);
            Graphics2D own = picture.image.createGraphics();
            own.setRenderingHints(g.getRenderingHints());
            own.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            own.setFont(g.getFont());
            own.translate(origin, origin);
            own.scale(scale, scale);
            drawing.accept(own);
            own.dispose();
            keep(new Key(what, scale), picture);
        }
        int left = (int) Math.rint(transform.getTranslateX() + x * scale) - picture.originX;
        int top = (int) Math.rint(transform.getTranslateY() + y * scale) - picture.originY;
        g.setTransform(new AffineTransform());
        g.drawImage(picture.image, left, top, null);
        g.setTransform(transform);
    }

    private static void drawAnew(Graphics2D g, double x, double y, Rectangle2D box, Consumer<Graphics2D> drawing) {
        Rectangle seen = g.getClip() == null ? null : seen(g, box);
        Graphics2D own = (Graphics2D) g.create();
        if (seen == null || TilePainter.opacity(g) == 1) {
            own.translate(x, y);
            drawing.accept(own);
        } else if (!seen.isEmpty()) {
            // As one: parts that lie upon each other would let less through than the others.
            BufferedImage picture = new BufferedImage(seen.width, seen.height, BufferedImage.TYPE_INT_ARGB_PRE);
            Graphics2D inPicture = picture.createGraphics();
            inPicture.setRenderingHints(g.getRenderingHints());
            inPicture.setFont(g.getFont());
            inPicture.translate(-seen.x, -seen.y);
            inPicture.transform(g.getTransform());
            inPicture.translate(x, y);
            drawing.accept(inPicture);
            inPicture.dispose();
            own.setTransform(new AffineTransform());
            own.drawImage(picture, seen.x, seen.y, null);
        }
        own.dispose();
    }

    /** What is seen of a box, in device pixels. */
    private static Rectangle seen(Graphics2D g, Rectangle2D box) {
        return g.getTransform()
                .createTransformedShape(g.getClip().getBounds2D().createIntersection(box))
                .getBounds();
    }

    private void keep(Key key, Picture picture) {
        pictures.put(key, picture);
        pixels += picture.size();
        Iterator<Picture> oldestFirst = pictures.values().iterator();
        while (pixels > MOST_PIXELS_IN_ALL && pictures.size() > 1) {
            pixels -= oldestFirst.next().size();
            oldestFirst.remove();
        }
    }
}
