package dev.ledge.editor.render;

import dev.ledge.editor.file.Fingerprint;
import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileImage;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * The pictures that tiles and image layers name, read once each until their files change. A picture that is missing,
 * unreadable, huge or outside the project is empty, and painted as a placeholder; a check of the level reports why.
 */
public final class TileImages {
    /** Larger pictures are not read, px. */
    private static final long MOST_PIXELS = 1L << 26;

    /** Larger files are not read. */
    private static final long MOST_BYTES = 1L << 28;

    private final Supplier<Path> levelFile;
    private final Function<String, Optional<BufferedImage>> early;
    private final Map<Source, Picture> pictures = new ConcurrentHashMap<>();
    private final AtomicInteger version = new AtomicInteger();
    private volatile Runnable firstRead = () -> {};

    /**
     * Where a picture is named.
     *
     * @param level the level's file
     * @param palette path of the palette that names the picture, from the level's file; null for the level's own
     * @param src path of the picture, from the file that names it
     */
    private record Source(Path level, String palette, String src) {
        Path file() throws IOException, ProjectRoot.PathException {
            return ProjectRoot.resolve(palette == null ? level : ProjectRoot.resolve(level, palette), src);
        }
    }

    /**
     * What a file held.
     *
     * @param image empty if it held no picture
     * @param isKept true if the file holds no picture any more, and this is the one that it held before
     */
    private record Picture(Fingerprint fingerprint, Optional<BufferedImage> image, boolean isKept) {}

    /**
     * Pictures of one level.
     *
     * @param levelFile the level's file, which its paths are relative to; may give null while there is none
     */
    public TileImages(Supplier<Path> levelFile) {
        this(levelFile, src -> Optional.empty());
    }

    /**
     * Pictures of a level whose own pictures may not be where it names them yet.
     *
     * @param levelFile the level's file, which its paths are relative to
     * @param early asked first for the picture of a path in the level itself; kept by whoever answers
     */
    public TileImages(Supplier<Path> levelFile, Function<String, Optional<BufferedImage>> early) {
        this.levelFile = levelFile;
        this.early = early;
    }

    /**
     * Names what is to be done whenever a file is read that no picture was shown of before, so that it can be watched.
     *
     * @param listener run on whatever thread shows the picture, after it was read
     */
    public void whenFirstRead(Runnable listener) {
        firstRead = listener;
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
        Optional<BufferedImage> known = palette == null && src != null ? early.apply(src) : Optional.empty();
        if (known.isPresent()) {
            return known;
        }
        Path file = levelFile.get();
        return file == null || src == null ? Optional.empty() : picture(new Source(file, palette, src)).image;
    }

    private Picture picture(Source source) {
        Picture known = pictures.get(source);
        if (known == null) {
            known = pictures.computeIfAbsent(source, TileImages::read);
            firstRead.run();
        }
        return known;
    }

    /**
     * What became of the pictures that were shown.
     *
     * @param changed true if one of them is another now
     * @param broken names of the files that can no longer be read; the pictures that they held are shown on
     */
    public record Refresh(boolean changed, Set<String> broken) {
        public Refresh {
            broken = Set.copyOf(broken);
        }
    }

    /** Looks at the files of the pictures that were shown, and reads those that changed. For any thread. */
    public Refresh refresh() {
        boolean changed = false;
        Set<String> broken = new TreeSet<>();
        for (Map.Entry<Source, Picture> entry : pictures.entrySet()) {
            Picture old = entry.getValue();
            if (!old.fingerprint.equals(fingerprint(entry.getKey()))) {
                Picture now = read(entry.getKey());
                Picture kept = now.image.isEmpty() ? new Picture(now.fingerprint, old.image, true) : now;
                pictures.replace(entry.getKey(), old, kept);
                changed |= now.image.isPresent();
                old = kept;
            }
            if (old.isKept && old.image.isPresent()) {
                broken.add(entry.getKey().src);
            }
        }
        if (changed) {
            version.incrementAndGet();
        }
        return new Refresh(changed, broken);
    }

    /** The files of the pictures that were shown, be they there or not. For any thread. */
    public Set<Path> files() {
        Set<Path> files = new HashSet<>();
        for (Source source : pictures.keySet()) {
            try {
                Path base = source.palette == null ? source.level : source.level.resolveSibling(source.palette);
                files.add(base.resolveSibling(source.src).toAbsolutePath().normalize());
            } catch (InvalidPathException noFile) {
                continue; // There cannot be such a file; checking the level says so.
            }
        }
        return files;
    }

    /** The level's file, or null. */
    Path place() {
        return levelFile.get();
    }

    /** Counts the changes, so that outdated pictures made of these are recognised. */
    int version() {
        return version.get();
    }

    private static Fingerprint fingerprint(Source source) {
        try {
            return Fingerprint.of(source.file());
        } catch (IOException | ProjectRoot.PathException unreachable) {
            return Fingerprint.UNREADABLE;
        }
    }

    private static Picture read(Source source) {
        Fingerprint fingerprint = Fingerprint.UNREADABLE;
        try {
            Path file = source.file();
            if (!Files.isRegularFile(file)) {
                return new Picture(Fingerprint.of(file), Optional.empty(), false);
            }
            if (Files.size(file) > MOST_BYTES) {
                return new Picture(Fingerprint.of(file), Optional.empty(), false);
            }
            byte[] bytes = Files.readAllBytes(file);
            fingerprint = Fingerprint.of(bytes);
            return new Picture(fingerprint, decode(bytes), false);
        } catch (IOException | ProjectRoot.PathException | IllegalArgumentException unreadable) {
            return new Picture(fingerprint, Optional.empty(), false);
        }
    }

    private static Optional<BufferedImage> decode(byte[] bytes) throws IOException {
        try (ImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
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
