package dev.ledge.editor.exchange;

import dev.ledge.editor.exchange.format.ExportException;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.AtomicFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes a level for other programs into files. */
public final class LevelExport {
    private LevelExport() {}

    /**
     * Writes a level.
     *
     * @param levelFile where the level's paths start, or null
     * @return the files that were written, {@code out} first
     * @throws ExportException if the level cannot be exported so
     * @throws IOException if a file cannot be written; files written before stay
     */
    public static List<Path> write(
            Level level, Path levelFile, ExportFormat format, ExportFormat.Options options, Path out)
            throws ExportException, IOException {
        Map<Path, byte[]> files = format.files(level, levelFile, options, out);
        for (Map.Entry<Path, byte[]> file : files.entrySet()) {
            AtomicFile.write(file.getKey(), file.getValue());
        }
        return new ArrayList<>(files.keySet());
    }
}
