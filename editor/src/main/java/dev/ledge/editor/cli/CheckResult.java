package dev.ledge.editor.cli;

import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.run.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a check found.
 *
 * @param files in the order in which they were checked
 */
record CheckResult(List<Checked> files) {
    CheckResult {
        files = List.copyOf(files);
    }

    /**
     * What was found in one file.
     *
     * @param kind null for a folder that could not be listed and for a path that leads nowhere
     * @param problems what no file before it was told of
     * @param repeated errors in it, or in what it needs, that a file before it was told of
     * @param outcome of a run that was played, else null
     * @param seconds how long it took
     */
    record Checked(
            Path file, FileKind kind, List<Problem> problems, List<Problem> repeated, Outcome outcome, double seconds) {
        Checked {
            problems = List.copyOf(problems);
            repeated = List.copyOf(repeated);
        }

        List<Problem> errors() {
            return problems.stream().filter(Problem::isError).toList();
        }

        /** All that this file fails by: a run whose level is bad was not played, whoever was told of that. */
        List<Problem> failures() {
            return Stream.concat(errors().stream(), repeated.stream()).toList();
        }

        List<Problem> warnings() {
            return problems.stream().filter(problem -> !problem.isError()).toList();
        }
    }

    boolean isFine() {
        return errors() == 0;
    }

    int errors() {
        return files.stream().mapToInt(checked -> checked.errors().size()).sum();
    }

    int warnings() {
        return files.stream().mapToInt(checked -> checked.warnings().size()).sum();
    }

    long count(FileKind kind) {
        return files.stream().filter(checked -> checked.kind() == kind).count();
    }

    /** One line for people. */
    String summary() {
        if (files.isEmpty()) {
            return "Nothing to check: no levels, palettes or runs there.";
        }
        long missing = count(null);
        return "Checked " + count(count(FileKind.LEVEL), "level") + ", " + count(count(FileKind.PALETTE), "palette")
                + " and " + count(count(FileKind.RUN), "run") + ": " + count(errors(), "error") + ", "
                + count(warnings(), "warning") + "."
                + (missing == 0 ? "" : " " + count(missing, "path") + " could not be looked at.");
    }

    private static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
