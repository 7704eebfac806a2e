package dev.ledge.editor.exchange;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** Pictures for maps that need some. */
public final class TestPicture {
    private TestPicture() {}

    /** Writes a black one. */
    public static void write(Path file, int width, int height) throws IOException {
        ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), "png", file.toFile());
    }
}
