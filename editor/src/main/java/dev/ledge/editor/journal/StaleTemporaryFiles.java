package dev.ledge.editor.journal;

import dev.ledge.engine.file.TemporaryFile;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;

/** Temporary files of saves that never came to an end. */
final class StaleTemporaryFiles {
    /** What is younger may be another program's that is just being written. */
    private static final FileTime START =
            FileTime.from(ProcessHandle.current().info().startInstant().orElseGet(Instant::now));

    private StaleTemporaryFiles() {}

    /** Deletes those in a folder that are older than this program. */
    static void delete(Path folder) {
        TemporaryFile.deleteLeft(folder, START);
    }
}
