package dev.ledge.editor.action.file;

import dev.ledge.editor.file.ConflictMarks;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Why a file was not opened, for people. */
public final class ErrorText {
    private ErrorText() {}

    /** A line for every error: its place, what is wrong, what to do. */
    public static List<String> of(LevelFormatException e) {
        return of(e.problems());
    }

    /** A line for every error among the problems: its place, what is wrong, what to do. */
    public static List<String> of(List<Problem> problems) {
        List<Problem> errors = problems.stream().filter(Problem::isError).toList();
        List<String> lines = new ArrayList<>();
        errors.stream().map(error -> Path.of(error.file())).distinct().forEach(file -> {
            if (ConflictMarks.areIn(file)) {
                lines.add(ofMarks(file));
            }
        });
        errors.forEach(error -> lines.add(of(error)));
        return List.copyOf(lines);
    }

    /** Of a level that is as on one branch Ledge asks what is in conflict; git knows it until the file is added. */
    private static String ofMarks(Path file) {
        String name = Excerpt.name(file);
        boolean isLevel = FileKind.of(file).filter(FileKind.LEVEL::equals).isPresent();
        return isLevel
                ? name + ": git left its conflict marks in it; after git checkout --ours " + name
                        + " it can be opened, and the conflicts settled here"
                : name + ": " + ConflictMarks.WORDS;
    }

    private static String of(Problem problem) {
        String where = problem.hasPlace() ? ", line " + problem.line() + ", column " + problem.column() : "";
        String pointer = problem.pointer().isEmpty() ? "" : " (at " + problem.pointer() + ")";
        return Excerpt.name(Path.of(problem.file())) + where + ": " + problem.message() + pointer;
    }
}
