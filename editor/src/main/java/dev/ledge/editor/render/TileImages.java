package dev.ledge.editor.render;

import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileImage;
import dev.ledge.engine.level.json.ProjectRoot;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/**
 * The pictures that tiles and image layers name, read once each. A picture that is missing, unreadable, huge or outside the
 * project is empty, and painted as a placeholder; checking the level tells why.
 */
public final class TileImages {
    /** Larger pictures are not read, px. */
    private static final long MOST_PIXELS = 1L << 26;

    private final Supplier<Path> levelFile;
    private final Map<Source, Optional<BufferedImage>> pictures = new ConcurrentHashMap<>();
    private final AtomicInteger version = new AtomicInteger();

    /**
     * Where a picture is named.
     *
     * @param level the level's file
     * @param palette path of the palette that names the picture, from the level's file; null for the level's own
     * @param src path of the picture, from the file that names it
     */
    private record Source(Path level, String palette, String src) {}

    /**
     * Pictures of one level.
     *
     * @param levelFile the level's file, which its paths are relative to; may give null while there is none
     */
    public TileImages(Supplier<Path> levelFile) {
        this.levelFile = levelFile;
    }

    /** For levels without pictures, and for tests. */
    public static TileImages none() {
        return new TileImages(() -> null);
    }

    /** The whole picture that a tile's image is a part of, empty if it cannot be had. */
    public Optional<BufferedImage> picture(Level level, TileImage image) {
        return picture(level.palettePath(), image.src());
    }

    /** The picture of an image layer, empty if it cannot be had. */
    public Optional<BufferedImage> picture(ImageLayer layer) {
        return picture(null, layer.src());
    }

    private Optional<BufferedImage> picture(String palette, String src) {
        Path file = levelFile.get();
        return file == null || src == null
                ? Optional.empty()
                : pictures.computeIfAbsent(new Source(file, palette, src), TileImages::read);
    }

    /** Forgets what was read, so that changed files are read again. */
    public void reload() {
        version.incrementAndGet();
        pictures.clear();
    }

    /** The level's file, or null. */
    Path place() {
        return levelFile.get();
    }

    /** Counts the reloads, so that pictures made of these can be told to be old. */
    int version() {
        return version.get();
    }

    private static Optional<BufferedImage> read(Source source) {
        try {
            Path base = source.palette == null ? source.level : ProjectRoot.resolve(source.level, source.palette);
            return read(ProjectRoot.resolve(base, source.src));
        } catch (IOException | ProjectRoot.PathException unreadable) {
            return Optional.empty();
        }
    }

    private static Optional<BufferedImage> read(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
            if (!readers.hasNext()) {
                return Optional.empty();
            }
            ImageReader reader = readers.next();
            try {
                reader.setInput(in);
                boolean isHuge = (long) reader.getWidth(0) * reader.getHeight(0) > MOST_PIXELS;
                return isHuge ? Optional.empty() : Optional.of(reader.read(0));
            } finally {
                reader.dispose();
            }
        }
    }
}
