package dev.ledge.engine.fuzz;

import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import java.util.List;

/** Checks a reader's refusal of an input. */
final class Refusal {
    private Refusal() {}

    /** Checks that a refusal is of use for mending the file. */
    static Verdict judge(LevelFormatException refusal, byte[] content) {
        List<Problem> problems = refusal.problems();
        if (problems.stream().noneMatch(Problem::isError)) {
            throw new Violation(Invariant.REFUSAL, "no error among " + problems);
        }
        checkPlaces(problems, content);
        return new Verdict(Verdict.Outcome.REFUSED, problems);
    }

    /** Checks that each problem, error or warning, has a place in the text and something to say. */
    static void checkPlaces(List<Problem> problems, byte[] content) {
        int lines = 1;
        for (byte b : content) {
            // CR alone ends a line, too; counting both of CR LF only loosens the limit.
            lines += b == '\n' || b == '\r' ? 1 : 0;
        }
        for (Problem problem : problems) {
            if (problem.file().isEmpty() || problem.message().isBlank()) {
                throw new Violation(Invariant.REFUSAL, "no file or no message: " + problem);
            }
            if (problem.line() < 1 || problem.line() > lines || problem.column() < 1) {
                throw new Violation(Invariant.REFUSAL, "no place in " + lines + " lines: " + problem);
            }
            if (problem.column() > content.length + 1) {
                throw new Violation(Invariant.REFUSAL, "no column of the text: " + problem);
            }
            if (!problem.pointer().isEmpty() && problem.pointer().charAt(0) != '/') {
                throw new Violation(Invariant.REFUSAL, "no JSON pointer: " + problem);
            }
        }
    }
}
