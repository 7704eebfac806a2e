package dev.ledge.editor.exchange;

import dev.ledge.editor.exchange.carry.AtlasFile;
import dev.ledge.editor.exchange.format.ExportException;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.file.AtomicFiles;
import dev.ledge.engine.file.FileContent;
import dev.ledge.engine.level.Level;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Writes a level for other programs into files. */
public final class LevelExport {
    private LevelExport() {}

    /**
     * Writes a level: all of its files, or none. One that is killed leaves the old file or the new one in its place,
     * either of them with what it names.
     *
     * @param levelFile where the level's paths start, or null
     * @param progress gets how far it is, and may cancel it
     * @return the files that were written, {@code out} first
     * @throws ExportException if the level cannot be exported so
     * @throws IOException if a file cannot be written; all are then as they were
     */
    public static List<Path> write(
            Level level, Path levelFile, ExportFormat format, ExportFormat.Options options, Path out, Progress progress)
            throws ExportException, IOException {
        return write(format.files(level, levelFile, options, out, progress), out);
    }

    /**
     * Writes the files of a level: all, or none.
     *
     * @param files what {@link ExportFormat#files} has made
     * @param out the one of them that the user named
     * @return the files that were written, {@code out} first
     * @throws IOException if a file cannot be written; all are then as they were
     */
    public static List<Path> write(Map<Path, FileContent> files, Path out) throws IOException {
        AtomicFiles.writeAll(files);
        AtlasFile.deleteEarlier(out, files.keySet());
        List<Path> written = new ArrayList<>(files.keySet());
        Collections.reverse(written);
        return written;
    }
}
