package dev.ledge.editor.render;

import dev.ledge.engine.file.IoReason;
import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.problem.Excerpt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;

/** The file of a picture, as a level names it. */
public final class PictureFile {
    private PictureFile() {}

    /**
     * Why a level cannot have a picture, for people; null if it can.
     *
     * @param level the level's file, null if it has none yet
     * @param src path of the picture from the level's file
     */
    public static String fault(Path level, String src) {
        if (level == null) {
            return "Save the level first: the paths of pictures begin where it is";
        }
        try {
            Path file = ProjectRoot.resolve(level, src);
            if (!Files.isRegularFile(file)) {
                return "There is no picture " + Excerpt.quoted(src)
                        + " beside the level; put it there or mend the path";
            }
            return isPicture(file) ? null : Excerpt.name(file) + " is no picture; take a PNG, JPEG, GIF or BMP";
        } catch (ProjectRoot.PathException e) {
            return e.getMessage();
        } catch (IOException e) {
            return "The picture " + Excerpt.quoted(src) + " cannot be read: " + IoReason.reading(e, level);
        }
    }

    private static boolean isPicture(Path file) throws IOException {
        try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
            return in != null && ImageIO.getImageReaders(in).hasNext();
        }
    }
}
