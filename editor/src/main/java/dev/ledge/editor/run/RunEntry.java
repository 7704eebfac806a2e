package dev.ledge.editor.run;

import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.run.Run;
import java.nio.file.Path;

/**
 * A run of the open level.
 *
 * @param file where it is kept
 * @param run what the file holds
 * @param isReadOnly true if a newer version of Ledge made it
 * @param verdict what became of it when it was last played
 */
public record RunEntry(Path file, Run run, boolean isReadOnly, Verdict verdict) {

    /** The file's name without its suffix. */
    public String name() {
        String name = file.getFileName().toString();
        String suffix = FileKind.RUN.suffix();
        return name.endsWith(suffix) ? name.substring(0, name.length() - suffix.length()) : name;
    }

    RunEntry withRun(Run other) {
        return new RunEntry(file, other, isReadOnly, Verdict.UNKNOWN);
    }
}
