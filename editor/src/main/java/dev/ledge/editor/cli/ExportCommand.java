package dev.ledge.editor.cli;

import dev.ledge.editor.exchange.Formats;
import dev.ledge.editor.exchange.LevelExport;
import dev.ledge.editor.exchange.format.ExportException;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.file.FileContent;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ledge export}: writes a level for other programs. */
@Command(
        name = "export",
        description = "Writes a level for other programs, and prints the names of the files that it wrote.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class ExportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "LEVEL", description = "The level.")
    private Path file;

    @Option(names = "--to", required = true, paramLabel = "FORMAT", description = "${bundle:exports}.")
    private String to;

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "OUT",
            description = "The file to write. csv: of several tile layers the first that collides goes into it, each "
                    + "other into a file beside it, named after both: a.back.csv beside a.csv.")
    private Path out;

    @Option(
            names = "--scale",
            paramLabel = "N",
            defaultValue = "1",
            description = "png: picture pixels a level pixel, 0.0625 to 32; ${DEFAULT-VALUE} if not given.")
    private double scale;

    @Option(
            names = "--layer",
            paramLabel = "ID",
            description = "csv, png: only this layer; may be given several times. A picture shows it though it is "
                    + "hidden.")
    private List<String> layers;

    @Option(names = "--no-objects", description = "png: without objects.")
    private boolean isWithoutObjects;

    @Override
    public Integer call() {
        ExportFormat format = format();
        Overwriting.refuse(spec, "-o", out, List.of(file));
        Headless.drawWithoutDisplay();
        try {
            Loaded<Level> loaded = LevelReader.read(file);
            Level level = loaded.requireCurrent();
            loaded.warnings().forEach(this::report);
            ExportFormat.Options options = new ExportFormat.Options(scale, layers, !isWithoutObjects);
            Map<Path, FileContent> files = format.files(level, file, options, out, Progress.NONE);
            Overwriting.refuse(spec, "-o", files.keySet(), List.of(file));
            for (Path written : LevelExport.write(files, out)) {
                spec.commandLine().getOut().println(Excerpt.path(written));
            }
            return ExitCodes.FINE;
        } catch (LevelFormatException e) {
            e.problems().forEach(this::report);
        } catch (ExportException e) {
            Code code = e.code().orElseThrow(() -> new ParameterException(spec.commandLine(), e.getMessage(), e));
            report(Problem.ofFile(code, file.toString(), e.getMessage()));
        } catch (IOException e) {
            report(Reports.unwritable(out, e));
        }
        return ExitCodes.FAILURE;
    }

    private ExportFormat format() {
        return Formats.export(to)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(),
                        "--to " + Excerpt.of(to) + " is not a format; choose one of " + Formats.exports()));
    }

    private void report(Problem problem) {
        spec.commandLine().getErr().println(problem);
    }
}
