package dev.ledge.editor.cli;

import dev.ledge.editor.diff.LevelDiff;
import dev.ledge.editor.exchange.DiffPicture;
import dev.ledge.editor.exchange.format.ExportException;
import dev.ledge.engine.file.AtomicFile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.run.RunReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ledge diff}: what changed between two levels. */
@Command(
        name = "diff",
        description =
                "Says what changed from one level to another, one change a line: cells as areas, objects by id and "
                        + "field. Exit code 0 if nothing did, 1 if something did or a file is bad.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class DiffCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "A", description = "The level before.")
    private Path before;

    @Parameters(index = "1", paramLabel = "B", description = "The level after.")
    private Path after;

    @Option(
            names = "--png",
            paramLabel = "OUT",
            description = "Draws both levels side by side into this file, with what changed marked.")
    private Path png;

    @Option(
            names = "--run",
            paramLabel = "RUN",
            description = "Is played in both levels, and both trails are drawn into the picture of --png.")
    private Path run;

    @Override
    public Integer call() {
        if (run != null && png == null) {
            throw new ParameterException(spec.commandLine(), "--run is drawn into a picture; name one with --png");
        }
        Overwriting.refuse(spec, "--png", png, Arrays.asList(before, after, run));
        try {
            LevelDiff diff = LevelDiff.between(LevelFile.read(before), LevelFile.read(after));
            for (String line : diff.words()) {
                spec.commandLine().getOut().println(Excerpt.line(line));
            }
            if (png != null) {
                Headless.drawWithoutDisplay();
                draw(diff);
            }
            return diff.isEmpty() ? ExitCodes.FINE : ExitCodes.FAILURE;
        } catch (LevelFormatException e) {
            e.problems().stream().filter(Problem::isError).forEach(this::report);
        } catch (ExportException e) {
            report(Problem.ofFile(Code.TOO_LARGE, String.valueOf(png), e.getMessage()));
        } catch (IOException e) {
            report(Reports.unwritable(png, e));
        }
        return ExitCodes.FAILURE;
    }

    private void draw(LevelDiff diff) throws ExportException, IOException, LevelFormatException {
        byte[] picture = DiffPicture.toBytes(
                diff,
                withPalette(before, diff.before()),
                before,
                withPalette(after, diff.after()),
                after,
                run == null ? null : RunReader.read(run).requireCurrent());
        AtomicFile.write(png, picture);
    }

    /** With its palette where that can be had, for the colours. */
    private static Level withPalette(Path file, Level plain) {
        try {
            return LevelReader.read(file).value();
        } catch (LevelFormatException elsewhere) {
            return plain;
        }
    }

    private void report(Problem problem) {
        spec.commandLine().getErr().println(problem);
    }
}
