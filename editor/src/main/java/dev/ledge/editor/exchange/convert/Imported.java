package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.source.ImportReport;
import dev.ledge.engine.file.AtomicFiles;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.problem.Problem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
     * {@return what is to be written: content by file, the level, which names the others, last}
     *
     * @param target the level's file, in the folder that it was made for
     * @throws IOException with a reason for people if a picture cannot be read
     */
    public Map<Path, byte[]> files(Path target) throws IOException {
        Map<Path, byte[]> files = new LinkedHashMap<>();
        if (pictures != null) {
            files.putAll(pictures.files());
        }
        files.put(target, LevelWriter.toBytes(level, target));
        return files;
    }

    /**
     * Writes the pictures and the level, all of it or, if something fails, nothing.
     *
     * @param target the level's file, in the folder that it was made for
     * @throws IOException with a reason for people if something cannot be written
     */
    public void write(Path target) throws IOException {
        AtomicFiles.write(files(target));
    }
}
