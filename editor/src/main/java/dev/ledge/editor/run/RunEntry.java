package dev.ledge.editor.run;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.run.Run;
import java.nio.file.Path;

/**
 * A run of the open level.
 *
 * @param file where it is kept
 * @param run what the file holds; {@link Run#IDLE} stands for what cannot be read
 * @param isReadOnly true if a newer version of Ledge made it, or it cannot be read
 * @param verdict what became of it when it was last played
 */
public record RunEntry(Path file, Run run, boolean isReadOnly, Verdict verdict) {

    /** The file's name without its suffix. */
    public String name() {
        String name = file.getFileName().toString();
        String suffix = FileKind.RUN.suffix();
        return name.endsWith(suffix) ? name.substring(0, name.length() - suffix.length()) : name;
    }

    /** One whose file cannot be read; {@code why} is for people. */
    static RunEntry unreadable(Path file, Level level, String why) {
        return new RunEntry(file, Run.IDLE, true, Verdict.unplayable(level, why));
    }

    /** True if nothing is known of it but why it cannot be read. */
    public boolean isUnreadable() {
        return run == Run.IDLE;
    }

    RunEntry withRun(Run other) {
        return new RunEntry(file, other, isReadOnly, Verdict.UNKNOWN);
    }
}
