package dev.ledge.editor;

import dev.ledge.editor.action.file.BlankLevel;
import dev.ledge.editor.action.file.ErrorText;
import dev.ledge.editor.action.file.LevelFolder;
import dev.ledge.editor.action.file.OpenTrial;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.fault.FaultText;
import dev.ledge.engine.file.IoReason;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.problem.Severity;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What the program begins with.
 *
 * @param document what is open at first
 * @param file what was to be opened, or null
 * @param problems why it was not; empty if it was, or if nothing was asked for
 * @param isOneOfMany true if a folder was asked for that holds other levels too
 * @param run the run that was asked for, whose level is open then; null if none was
 * @param shown what the level plays at first; empty for a run beside it, if there is one
 */
record Start(Document document, Path file, List<Problem> problems, boolean isOneOfMany, Path run, Optional<Run> shown) {

    private Start(Document document, Path file, List<Problem> problems, boolean isOneOfMany) {
        this(document, file, problems, isOneOfMany, null, Optional.empty());
    }

    /**
     * Chooses and reads it.
     *
     * @param given a level, a run or a folder, or empty for the last level that was open if it is of the project around
     *     {@code here} or that has no demo, else the demo of that project, else the program's own
     */
    static Start of(Optional<Path> given, Path here, List<Path> recent) {
        if (given.isEmpty()) {
            Optional<Path> last = recent.stream().filter(Files::isRegularFile).findFirst();
            Optional<Path> demo = LevelFolder.demo(here);
            return last.filter(level -> demo.isEmpty() || LevelFolder.isOfDemosProject(level, demo.get()))
                    .or(() -> demo)
                    .map(Start::level)
                    .orElseGet(() -> ownDemo(here));
        }
        if (FileKind.detect(given.get()).filter(FileKind.RUN::equals).isPresent()) {
            return run(given.get());
        }
        return Files.isDirectory(given.get()) ? folder(given.get()) : level(given.get());
    }

    private static Start ownDemo(Path here) {
        return new Start(OwnDemo.document(here), null, List.of(), false, null, Optional.of(OwnDemo.run()));
    }

    private static Start run(Path file) {
        try {
            Start level = level(RunReader.levelOf(RunReader.read(file).value(), file));
            return new Start(
                    level.document, level.file, level.problems, false, level.isBad() ? null : file, Optional.empty());
        } catch (LevelFormatException e) {
            return bad(file, e.problems());
        }
    }

    private static Start level(Path file) {
        try {
            return new Start(OpenTrial.open(file), file, List.of(), false);
        } catch (LevelFormatException e) {
            return bad(file, e.problems());
        } catch (RuntimeException | Error e) {
            return bad(file, List.of(OpenTrial.problem(file, e)));
        }
    }

    private static Start bad(Path file, List<Problem> problems) {
        return new Start(BlankLevel.document(file.toAbsolutePath().getParent()), file, problems, false);
    }

    /** A new level in place of one that cannot be shown after all, as of which a report has been kept. */
    Start failed(Throwable fault, Path report) {
        Path named = file == null ? Path.of("untitled") : file;
        String words = FaultText.of(fault, report);
        return bad(
                named, List.of(new Problem(Severity.ERROR, FaultText.code(fault), named.toString(), 0, 0, "", words)));
    }

    /** Why it was not opened, for people, a line each. */
    List<String> failure() {
        return ErrorText.of(problems);
    }

    /** True if what was to be opened was not. */
    boolean isBad() {
        return !problems.isEmpty();
    }

    private static Start folder(Path folder) {
        List<Path> levels;
        try {
            levels = LevelFolder.below(folder);
        } catch (IOException e) {
            return none(folder, Code.UNREADABLE, IoReason.reading(e, folder));
        }
        if (levels.isEmpty()) {
            String mend =
                    "there is no file *.level.json in this folder or below; a new level is open instead: save it there";
            return none(folder, Code.NO_FILE, mend);
        }
        Path whole = folder.toAbsolutePath().normalize();
        // The project's demo may be in another folder than this.
        Start first = level(
                LevelFolder.demo(folder).filter(demo -> demo.startsWith(whole)).orElse(levels.get(0)));
        return new Start(first.document(), first.file(), first.problems(), levels.size() > 1);
    }

    private static Start none(Path folder, Code code, String message) {
        return new Start(
                BlankLevel.document(folder), folder, List.of(Problem.ofFile(code, folder.toString(), message)), false);
    }
}
