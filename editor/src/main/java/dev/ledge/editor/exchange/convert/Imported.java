package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.source.ImportReport;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.json.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A level that was made of a map, before anything of it is on the disk.
 *
 * @param name of the map in its file, or null where the file has one only
 * @param level the level; its paths start at {@code file}
 * @param file where it is to go
 * @param pictures those that go beside it; null if it needs none
 * @param report what became of the map
 * @param warnings of the level itself
 */
public record Imported(
        String name, Level level, Path file, PictureStore pictures, ImportReport report, List<Problem> warnings) {
    Imported withReport(ImportReport all) {
        return new Imported(name, level, file, pictures, all, warnings);
    }

    /**
     * Writes the pictures, then the level.
     *
     * @param target the level's file, in the folder that it was made for
     * @throws IOException with a reason for people if something cannot be written
     */
    public void write(Path target) throws IOException {
        Path folder = target.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        if (pictures != null) {
            pictures.write();
        }
        LevelWriter.write(level, target);
    }
}
