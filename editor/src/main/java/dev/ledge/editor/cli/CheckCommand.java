package dev.ledge.editor.cli;

import dev.ledge.engine.file.AtomicFile;
import dev.ledge.engine.problem.Problem;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ledge check}: looks for what is wrong with levels, palettes and runs. */
@Command(
        name = "check",
        description = "Validates levels and palettes, plays every run and judges its expectations; a "
                + "level brings the runs beside it"
                + " along. Warnings, such as places where a player gets wedged or "
                + "crushed, leave the exit code 0.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class CheckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "PATH", description = "Files, or folders with files in them.")
    private List<Path> paths;

    @Option(names = "--junit", paramLabel = "OUT.xml", description = "Also write the results as a JUnit report.")
    private Path junit;

    @Option(
            names = "--format",
            paramLabel = "text·json",
            defaultValue = "text",
            description = "How to print the results: ${COMPLETION-CANDIDATES}.")
    private Format format;

    /** How results are printed. */
    private enum Format {
        TEXT,
        JSON;

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    @Override
    public Integer call() {
        FilesBelow found = FilesBelow.of(paths);
        if (junit != null) {
            Overwriting.refuse(spec, "--junit", junit, found.files());
            Overwriting.refuse(spec, "--junit", junit, Overwriting.runsBeside(found.files()));
        }
        PrintWriter err = spec.commandLine().getErr();
        ProjectCheck check = new ProjectCheck(checked -> checked.problems().forEach(err::println));
        check.add(found);
        CheckResult result = check.result();
        boolean isFine = result.isFine() & writeJUnit(result, err);
        err.flush();
        PrintWriter out = spec.commandLine().getOut();
        out.println(format == Format.JSON ? CommandJson.of(result) : result.summary());
        out.flush();
        return isFine ? ExitCodes.FINE : ExitCodes.FAILURE;
    }

    private boolean writeJUnit(CheckResult result, PrintWriter err) {
        if (junit == null) {
            return true;
        }
        try {
            AtomicFile.write(junit, JUnitReport.of(result));
            return true;
        } catch (IOException e) {
            Problem problem = Reports.unwritable(junit, e);
            err.println(problem);
            return false;
        }
    }
}
