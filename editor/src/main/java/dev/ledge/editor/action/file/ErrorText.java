package dev.ledge.editor.action.file;

import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import java.nio.file.Path;
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
        return problems.stream().filter(Problem::isError).map(ErrorText::of).toList();
    }

    private static String of(Problem problem) {
        String where = problem.hasPlace() ? ", line " + problem.line() + ", column " + problem.column() : "";
        String pointer = problem.pointer().isEmpty() ? "" : " (at " + problem.pointer() + ")";
        return Excerpt.name(Path.of(problem.file())) + where + ": " + problem.message() + pointer;
    }
}
