package dev.ledge.editor.exchange;

import dev.ledge.editor.exchange.format.ExportException;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.RenderOptions;
import dev.ledge.editor.render.TileImages;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Draws a whole level as one picture, as it is before the first tick; strip by strip, where it goes into a file. */
public final class PngExport {
    /** Smallest picture pixels a level pixel. */
    public static final double MIN_SCALE = Viewport.MIN_ZOOM;

    /** Largest picture pixels a level pixel. */
    public static final double MAX_SCALE = Viewport.MAX_ZOOM;

    /** Longest side of a picture, px; programs that show pictures give up long before. */
    private static final int MOST_SIDE = 1 << 22;

    /** Largest pictures as a whole, px: what 1 GiB of memory holds. */
    private static final long MOST_PIXELS = 1L << 28;

    /** Of a whole picture: four of its own, and what its file may come to while it grows. */
    private static final double BYTES_A_PIXEL = 7;

    private static final long MEBI = 1 << 20;

    /** Pixels of a strip, unless a single row has more. */
    private static final int STRIP = 1 << 22;

    private final Level level;
    private final double scale;
    private final int width;
    private final int height;
    private final RenderOptions options;
    private final LevelRenderer renderer;

    /**
     * A picture to be drawn.
     *
     * @param level the level
     * @param file where the level's paths start, or null
     * @param scale picture pixels a level pixel, {@link #MIN_SCALE} to {@link #MAX_SCALE}
     * @param layers ids of those to draw, seen or not; null means all that are seen
     * @param hasObjects whether objects are drawn
     * @throws ExportException if the picture would be empty or too large, or there is no such layer
     */
    PngExport(Level level, Path file, double scale, List<String> layers, boolean hasObjects) throws ExportException {
        if (!(scale >= MIN_SCALE && scale <= MAX_SCALE)) {
            throw new ExportException(
                    "a scale of " + scale + " is out of range; give " + MIN_SCALE + " to " + (int) MAX_SCALE);
        }
        double longest = Math.ceil(Math.max(level.width(), level.height()) * scale);
        if (Math.min(level.width(), level.height()) <= 0) {
            throw new ExportException(
                    Code.NOTHING, "the level has no cells, so there is nothing to draw; give it a size first");
        }
        if (longest > MOST_SIDE) {
            throw tooLarge(level, scale, MOST_SIDE / Math.max(level.width(), level.height()));
        }
        this.level = layers == null ? level : withLayers(level, layers);
        this.scale = scale;
        this.width = (int) Math.ceil(level.width() * scale);
        this.height = (int) Math.ceil(level.height() * scale);
        this.options = RenderOptions.editing(Theme.LIGHT).withObjects(hasObjects);
        this.renderer = new LevelRenderer(new TileImages(() -> file), ObjectKinds.FIGURES);
    }

    private static ExportException tooLarge(Level level, double scale, double fitting) {
        return new ExportException(
                Code.TOO_LARGE,
                String.format(
                        Locale.ROOT,
                        "a picture of %.0f × %.0f pixels is too large; give a scale of at most %.3f",
                        Math.ceil(level.width() * scale),
                        Math.ceil(level.height() * scale),
                        Math.floor(fitting * 1000) / 1000));
    }

    /** The others stay where they are, unseen: objects are drawn between layers. */
    private static Level withLayers(Level level, List<String> wanted) throws ExportException {
        for (String id : wanted) {
            if (level.layers().stream().noneMatch(layer -> layer.id().equals(id))) {
                throw new ExportException("the level has no layer " + Excerpt.quoted(id) + "; it has "
                        + Excerpt.line(level.layers().stream().map(Layer::id).collect(Collectors.joining(", "))));
            }
        }
        List<Layer> layers = new ArrayList<>();
        for (Layer layer : level.layers()) {
            layers.add(layer.withCommon(layer.common().withVisible(wanted.contains(layer.id()))));
        }
        return level.toBuilder().layers(layers).build();
    }

    /**
     * The whole picture, all of it in memory.
     *
     * @param file where the level's paths start, or null
     * @param scale picture pixels a level pixel, {@link #MIN_SCALE} to {@link #MAX_SCALE}
     * @throws ExportException if the picture would be empty or too large
     */
    public static BufferedImage picture(Level level, Path file, double scale) throws ExportException {
        PngExport export = new PngExport(level, file, scale, null, true);
        if ((long) export.width * export.height > MOST_PIXELS) {
            throw tooLarge(level, scale, Math.sqrt(MOST_PIXELS / (level.width() * level.height())));
        }
        checkMemory(level, scale);
        BufferedImage picture = new BufferedImage(export.width, export.height, BufferedImage.TYPE_INT_RGB);
        export.draw(picture, 0, export.height);
        return picture;
    }

    /** Asks for memory before it is taken: a program that has run out of it can do nothing well any more. */
    private static void checkMemory(Level level, double scale) throws ExportException {
        double needed = level.width() * scale * level.height() * scale * BYTES_A_PIXEL;
        if (needed > available()) {
            System.gc(); // What is garbage is not known before.
            long left = available();
            if (needed > left) {
                throw new ExportException(
                        Code.MEMORY,
                        String.format(
                                Locale.ROOT,
                                "the picture needs about %.0f MiB of memory, and Java has %d MiB left; give Java more, "
                                        + "for example with java -Xmx4g -jar ledge.jar",
                                Math.ceil(needed / MEBI),
                                left / MEBI));
            }
        }
    }

    /** Bytes that the heap can still take. */
    private static long available() {
        Runtime runtime = Runtime.getRuntime();
        return runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory();
    }

    /** Writes the picture. */
    void write(OutputStream out, Progress progress) throws IOException {
        write(out, progress, STRIP);
    }

    /**
     * Writes the picture.
     *
     * @param pixels how many of them are in memory at a time, if that is a row at least
     */
    void write(OutputStream out, Progress progress, int pixels) throws IOException {
        int rows = Math.max(1, Math.min(height, pixels / width));
        BufferedImage strip = new BufferedImage(width, rows, BufferedImage.TYPE_INT_RGB);
        int[] data = ((DataBufferInt) strip.getRaster().getDataBuffer()).getData();
        try (PngStream png = new PngStream(out, width, height)) {
            for (int top = 0; top < height; top += rows) {
                progress.at((double) top / height);
                int count = Math.min(rows, height - top);
                draw(strip, top, count);
                for (int row = 0; row < count; row++) {
                    png.row(data, row * width);
                }
            }
            png.end();
        }
        progress.at(1);
    }

    /** Draws some rows of the picture into the upper part of another. */
    private void draw(BufferedImage strip, int top, int rows) {
        Viewport view = new Viewport();
        view.setViewSize(width, rows, 1);
        view.zoomTo(0, 0, scale);
        view.panBy(0, -top);
        Graphics2D g = strip.createGraphics();
        try {
            g.clipRect(0, 0, width, rows);
            renderer.paint(g, level, view, width, rows, options);
        } finally {
            g.dispose();
        }
    }
}
