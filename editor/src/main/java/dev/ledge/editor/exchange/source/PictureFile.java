package dev.ledge.editor.exchange.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.FileImageInputStream;
import javax.imageio.stream.ImageInputStream;

/** Looks at the head of a picture's file, never at its pixels. */
public final class PictureFile {
    /** Largest file that is taken over, bytes. */
    public static final long MAX_BYTES = 64 << 20;

    /** Most pixels of a picture that is taken over. */
    public static final long MAX_PIXELS = 1 << 26;

    /** Most pixels of one that has to be drawn anew, as a colour of it is seen through: it is all in memory then. */
    private static final long MAX_CHANGED_PIXELS = 1 << 24;

    private PictureFile() {}

    /**
     * {@return width and height in px, or null if it is no picture}
     *
     * @param file the file, or null
     */
    public static int[] size(Path file) {
        if (file == null) {
            return null;
        }
        try (ImageInputStream in = new FileImageInputStream(file.toFile())) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
            if (!readers.hasNext()) {
                return null;
            }
            ImageReader reader = readers.next();
            try {
                reader.setInput(in);
                return new int[] {reader.getWidth(0), reader.getHeight(0)};
            } finally {
                reader.dispose();
            }
        } catch (IOException | RuntimeException unreadable) {
            // Readers of pictures throw all sorts of things at broken files.
            return null;
        }
    }

    /**
     * {@return why a picture is not taken over, or null if it is}
     *
     * @param picture one whose file is there
     */
    public static String obstacle(Picture picture) {
        Path file = picture.file();
        if (picture.transparent() != null) {
            int[] size = size(file);
            if (size != null && (long) size[0] * size[1] > MAX_CHANGED_PIXELS) {
                return "picture of more than " + MAX_CHANGED_PIXELS + " pixels of which a colour is seen through, "
                        + "which is not taken over";
            }
        }
        try {
            if (Files.size(file) > MAX_BYTES) {
                return "picture of more than " + (MAX_BYTES >> 20) + " MiB, which is not taken over";
            }
        } catch (IOException e) {
            return "picture that cannot be read";
        }
        int[] size = size(file);
        if (size == null) {
            return "picture that is none, or of a kind that Java cannot read";
        }
        return (long) size[0] * size[1] > MAX_PIXELS
                ? "picture of more than " + MAX_PIXELS + " pixels, which is not taken over"
                : null;
    }
}
