package dev.ledge.editor.render;

import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileImage;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import javax.imageio.ImageIO;

/**
 * The pictures that tiles and image layers name, read once each. A picture that is missing, unreadable or outside the
 * project is empty, and painted as a placeholder.
 */
public final class TileImages {
    private final Supplier<Path> levelFile;
    private final Map<Path, Optional<BufferedImage>> pictures = new ConcurrentHashMap<>();
    private final AtomicInteger version = new AtomicInteger();

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
        Path palette = level.palettePath() == null ? levelFile.get() : resolve(levelFile.get(), level.palettePath());
        return read(resolve(palette, image.src()));
    }

    /** The picture of an image layer, empty if it cannot be had. */
    public Optional<BufferedImage> picture(ImageLayer layer) {
        return layer.src() == null ? Optional.empty() : read(resolve(levelFile.get(), layer.src()));
    }

    /** Forgets what was read, so that changed files are read again. */
    public void reload() {
        version.incrementAndGet();
        pictures.clear();
    }

    /** Counts the reloads, so that pictures made of these can be told to be old. */
    int version() {
        return version.get();
    }

    private static Path resolve(Path file, String relative) {
        return file == null
                ? null
                : file.toAbsolutePath().resolveSibling(relative).normalize();
    }

    private Optional<BufferedImage> read(Path file) {
        return file == null ? Optional.empty() : pictures.computeIfAbsent(file, TileImages::readNow);
    }

    private static Optional<BufferedImage> readNow(Path file) {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(ImageIO.read(file.toFile()));
        } catch (IOException unreadable) {
            // The placeholder tells that it is not there; checking the level tells why.
            return Optional.empty();
        }
    }
}
