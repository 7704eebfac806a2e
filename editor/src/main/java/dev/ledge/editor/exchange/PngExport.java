package dev.ledge.editor.exchange;

import dev.ledge.editor.exchange.format.ExportException;
import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.RenderOptions;
import dev.ledge.editor.render.Theme;
import dev.ledge.editor.render.TileImages;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.Code;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import javax.imageio.ImageIO;

/** Draws a whole level as one picture, as it is before the first tick. */
public final class PngExport {
    /** Smallest picture pixels a level pixel. */
    public static final double MIN_SCALE = Viewport.MIN_ZOOM;

    /** Largest picture pixels a level pixel. */
    public static final double MAX_SCALE = Viewport.MAX_ZOOM;

    /** Largest pictures, px: what 1 GiB of memory holds. */
    private static final long MOST_PIXELS = 1L << 28;

    /** Four of the picture itself, and what its file may come to while it grows. */
    private static final double BYTES_A_PIXEL = 7;

    private static final long MEBI = 1 << 20;

    private PngExport() {}

    /**
     * The picture as the bytes of a PNG file.
     *
     * @param file where the level's paths start, or null
     * @param scale picture pixels a level pixel, {@link #MIN_SCALE} to {@link #MAX_SCALE}
     * @throws ExportException if the picture would be empty or too large
     */
    public static byte[] toBytes(Level level, Path file, double scale) throws ExportException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(picture(level, file, scale), "png", out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new IllegalStateException("writing into memory failed", e);
        } catch (OutOfMemoryError e) {
            throw tooLittleMemory(level, scale, available());
        }
    }

    /** Bytes that the heap can still take. */
    private static long available() {
        Runtime runtime = Runtime.getRuntime();
        return runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory();
    }

    /** Asks for memory before it is taken: a program that has run out of it can do nothing well any more. */
    private static void checkMemory(Level level, double scale) throws ExportException {
        double needed = level.width() * scale * level.height() * scale * BYTES_A_PIXEL;
        if (needed > available()) {
            System.gc(); // What is garbage is not known before.
            long available = available();
            if (needed > available) {
                throw tooLittleMemory(level, scale, available);
            }
        }
    }

    private static ExportException tooLittleMemory(Level level, double scale, long available) {
        double pixels = level.width() * level.height();
        double fitting = Math.floor(Math.sqrt(available / pixels / BYTES_A_PIXEL) * 0.9 * 1000) / 1000;
        String smaller = fitting >= MIN_SCALE && fitting < scale
                ? String.format(Locale.ROOT, "give a scale of at most %.3f, or Java", fitting)
                : "give Java";
        return new ExportException(
                Code.MEMORY,
                String.format(
                        Locale.ROOT,
                        "a picture of %.0f × %.0f pixels needs about %.0f MiB of memory, and Java has "
                                + "%d MiB left; %s more memory, for example with java -Xmx4g -jar ledge.jar",
                        Math.ceil(level.width() * scale),
                        Math.ceil(level.height() * scale),
                        Math.ceil(pixels * scale * scale * BYTES_A_PIXEL / MEBI),
                        available / MEBI,
                        smaller));
    }

    /**
     * The picture.
     *
     * @param file where the level's paths start, or null
     * @param scale picture pixels a level pixel, {@link #MIN_SCALE} to {@link #MAX_SCALE}
     * @throws ExportException if the picture would be empty or too large
     */
    public static BufferedImage picture(Level level, Path file, double scale) throws ExportException {
        if (!(scale >= MIN_SCALE && scale <= MAX_SCALE)) {
            throw new ExportException(
                    "a scale of " + scale + " is out of range; give " + MIN_SCALE + " to " + (int) MAX_SCALE);
        }
        long width = (long) Math.ceil(level.width() * scale);
        long height = (long) Math.ceil(level.height() * scale);
        if (width < 1 || height < 1) {
            throw new ExportException(
                    Code.NOTHING, "the level has no cells, so there is nothing to draw; give it a size first");
        }
        if (width * height > MOST_PIXELS) {
            double fitting = Math.sqrt(MOST_PIXELS / (level.width() * level.height()));
            throw new ExportException(
                    Code.TOO_LARGE,
                    String.format(
                            Locale.ROOT,
                            "a picture of %d × %d pixels is too large; give a scale of at most %.3f",
                            width,
                            height,
                            Math.floor(fitting * 1000) / 1000));
        }
        checkMemory(level, scale);
        BufferedImage picture = new BufferedImage((int) width, (int) height, BufferedImage.TYPE_INT_RGB);
        Viewport view = new Viewport();
        view.setViewSize(width, height, 1);
        view.zoomTo(0, 0, scale);
        Graphics2D g = picture.createGraphics();
        try {
            LevelRenderer renderer = new LevelRenderer(new TileImages(() -> file), ObjectKinds.FIGURES);
            renderer.paint(g, level, view, (int) width, (int) height, RenderOptions.editing(Theme.LIGHT));
        } finally {
            g.dispose();
        }
        return picture;
    }
}
