package dev.ledge.editor.cli;

import dev.ledge.editor.diff.Conflict;
import dev.ledge.editor.diff.KeptConflicts;
import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.problem.Severity;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ledge merge}: git's merge driver for levels. */
@Command(
        name = "merge",
        description = "Merges two versions of a level, cell by cell and object by object, into OURS. Exit code 1 where "
                + "both changed the same thing: OURS then has its own version of it, and both versions of each such "
                + "thing are in the level's property \"conflicts\". For git: merge.ledge.driver = \"ledge merge "
                + "%%O %%A %%B %%P\".",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class MergeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "BASE", description = "The level that both started from.")
    private Path base;

    @Parameters(index = "1", paramLabel = "OURS", description = "One version; the merged level is written into it.")
    private Path ours;

    @Parameters(index = "2", paramLabel = "THEIRS", description = "The other version.")
    private Path theirs;

    @Parameters(
            index = "3",
            arity = "0..1",
            paramLabel = "PATH",
            description = "Where the level is, for messages: git hands over its versions under other names.")
    private Path path;

    @Override
    public Integer call() {
        try {
            LevelMerge merge = LevelMerge.of(read(base), read(ours), read(theirs));
            LevelWriter.write(KeptConflicts.write(merge), ours);
            for (Conflict conflict : merge.conflicts()) {
                report("CONFLICT", "both changed " + conflict.words());
            }
            return merge.conflicts().isEmpty() ? ExitCodes.FINE : ExitCodes.FAILURE;
        } catch (LevelFormatException e) {
            e.problems().stream()
                    .filter(Problem::isError)
                    .map(this::named)
                    .forEach(spec.commandLine().getErr()::println);
        } catch (IllegalStateException e) {
            report("TOO-LARGE", e.getMessage());
        } catch (IOException e) {
            spec.commandLine().getErr().println(named(Reports.unwritable(ours, e)));
        }
        return ExitCodes.FAILURE;
    }

    /** A version of the level; what an earlier merge noted in it is no part of it. */
    private static Level read(Path file) throws LevelFormatException {
        return KeptConflicts.remove(LevelFile.read(file));
    }

    private void report(String code, String message) {
        Problem problem = new Problem(Severity.ERROR, code, ours.toString(), 0, 0, "", message);
        spec.commandLine().getErr().println(named(problem));
    }

    /** The problem in the level itself, instead of in a file that git makes for a moment. */
    private Problem named(Problem problem) {
        if (path == null) {
            return problem;
        }
        String version = problem.file().equals(ours.toString())
                ? ""
                : "in the version "
                        + (problem.file().equals(base.toString()) ? "that both started from" : "to be merged") + ": ";
        return new Problem(
                problem.severity(),
                problem.code(),
                path.toString(),
                problem.line(),
                problem.column(),
                problem.pointer(),
                version + problem.message());
    }
}
