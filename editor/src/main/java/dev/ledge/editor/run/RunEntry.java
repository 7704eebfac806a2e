package dev.ledge.editor.run;

import dev.ledge.editor.file.ConflictMarks;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.run.LevelRuns;
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

    /** One whose file cannot be read, so that it cannot be played in the level. */
    static RunEntry unreadable(LevelRuns.Unreadable file, Level level) {
        Problem problem = file.reason().firstError();
        String place = problem.hasPlace() ? "line " + problem.line() + ", column " + problem.column() + ": " : "";
        String why = ConflictMarks.areIn(file.text()) ? ConflictMarks.WORDS : place + problem.message();
        return new RunEntry(file.file(), Run.IDLE, true, Verdict.unplayable(level, "It cannot be read: " + why));
    }

    /** True if nothing is known of it but why it cannot be read. */
    public boolean isUnreadable() {
        return run == Run.IDLE;
    }

    /** The same under another name. */
    RunEntry movedTo(Path target) {
        return new RunEntry(target, run, isReadOnly, verdict);
    }

    RunEntry withRun(Run other) {
        return new RunEntry(file, other, isReadOnly, Verdict.UNKNOWN);
    }
}
