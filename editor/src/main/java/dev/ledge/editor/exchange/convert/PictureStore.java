package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.source.ImportReport;
import dev.ledge.editor.exchange.source.Picture;
import dev.ledge.editor.exchange.source.PictureFile;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import javax.imageio.ImageIO;

/** The pictures that go beside an imported level, into the folder {@value #FOLDER}. */
public final class PictureStore {
    private static final String FOLDER = "img";

    private final Path level;
    private final ImportReport report;
    private final Map<Picture, String> names = new HashMap<>();
    private final Map<String, Picture> taken = new LinkedHashMap<>();

    PictureStore(Path level, ImportReport report) {
        this.level = level;
        this.report = report;
    }

    /** The path of a picture from the level's folder, or null if it cannot be taken over. */
    String src(Picture picture) {
        if (picture == null || picture.file() == null) {
            return null;
        }
        if (!names.containsKey(picture)) {
            String obstacle = PictureFile.obstacle(picture);
            if (obstacle != null) {
                report.lost(obstacle, picture.src());
            }
            names.put(picture, obstacle == null ? name(picture) : null);
        }
        return names.get(picture);
    }

    private String name(Picture picture) {
        String file = picture.file().getFileName().toString().replace('\\', '_');
        int dot = file.lastIndexOf('.');
        String base = dot <= 0 ? file : file.substring(0, dot);
        String suffix = dot <= 0 ? "" : file.substring(dot);
        if (picture.transparent() != null) {
            base = base
                    + '-'
                    + picture.transparent().replaceAll("[^0-9A-Fa-f]", "").toLowerCase(Locale.ROOT);
            suffix = ".png";
        }
        String name = FOLDER + '/' + base + suffix;
        for (int i = 2; isTaken(name, picture); i++) {
            name = FOLDER + '/' + base + '-' + i + suffix;
        }
        taken.put(name, picture);
        return name;
    }

    /** True if another picture has the name, be it of this import or there already. */
    private boolean isTaken(String name, Picture picture) {
        if (taken.containsKey(name)) {
            return true;
        }
        Path there = target(name);
        try {
            return Files.exists(there)
                    && (picture.transparent() == null
                            ? Files.mismatch(there, picture.file()) >= 0
                            : !Arrays.equals(Files.readAllBytes(there), content(picture)));
        } catch (IOException unreadable) {
            return true;
        }
    }

    private Path target(String name) {
        return level.toAbsolutePath().resolveSibling(name);
    }

    /**
     * {@return the picture that the level will have at a path; null if it is none of these}
     *
     * @param src path from the level's folder
     */
    public Picture picture(String src) {
        return taken.get(src);
    }

    /**
     * {@return what is to be written beside the level: content by file, none where it is there already}
     *
     * @throws IOException if a picture cannot be read
     */
    Map<Path, byte[]> files() throws IOException {
        Map<Path, byte[]> files = new LinkedHashMap<>();
        for (Map.Entry<String, Picture> entry : taken.entrySet()) {
            Path target = target(entry.getKey());
            Picture picture = entry.getValue();
            if (!Files.exists(target) || !Files.isSameFile(target, picture.file())) {
                files.put(target, content(picture));
            }
        }
        return files;
    }

    private static byte[] content(Picture picture) throws IOException {
        if (picture.transparent() == null) {
            return Files.readAllBytes(picture.file());
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(read(picture), "png", out);
        return out.toByteArray();
    }

    /**
     * {@return a picture, without the colour that is seen through}
     *
     * @param wanted one that was taken over
     * @throws IOException if it cannot be read
     */
    public static BufferedImage read(Picture wanted) throws IOException {
        BufferedImage read = ImageIO.read(wanted.file().toFile());
        if (read == null) {
            throw new IOException("this is no picture");
        }
        if (wanted.transparent() == null) {
            return read;
        }
        BufferedImage picture = new BufferedImage(read.getWidth(), read.getHeight(), BufferedImage.TYPE_INT_ARGB);
        int hidden;
        try {
            hidden = Integer.parseInt(wanted.transparent().replace("#", ""), 16) & 0xFFFFFF;
        } catch (NumberFormatException none) {
            hidden = -1;
        }
        for (int y = 0; y < read.getHeight(); y++) {
            for (int x = 0; x < read.getWidth(); x++) {
                int pixel = read.getRGB(x, y);
                picture.setRGB(x, y, (pixel & 0xFFFFFF) == hidden ? 0 : pixel);
            }
        }
        return picture;
    }
}
