package dev.ledge.editor.cli;

import dev.ledge.engine.file.AtomicFile;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.level.json.PaletteWriter;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.problem.Severity;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.run.RunWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ledge fmt}: gives files their canonical form. */
@Command(
        name = "fmt",
        description = "Rewrites levels, palettes and runs in canonical form, and prints the names of "
                + "the files that it changed.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class FmtCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(names = "--check", description = "Change nothing; only tell which files are not in canonical form.")
    private boolean check;

    @Parameters(arity = "1..*", paramLabel = "PATH", description = "Files, or folders with files in them.")
    private List<Path> paths;

    @Override
    public Integer call() {
        boolean isFine = true;
        FilesBelow found = FilesBelow.of(paths);
        for (Problem folder : found.problems()) {
            isFine = report(folder);
        }
        for (Path file : found.files()) {
            isFine &= format(file);
        }
        return isFine ? ExitCodes.FINE : ExitCodes.FAILURE;
    }

    /** True if the file has its canonical form now. */
    private boolean format(Path file) {
        try {
            byte[] wanted = canonical(file);
            byte[] found = Files.readAllBytes(file);
            int difference = Arrays.mismatch(found, wanted);
            if (difference >= 0 && check) {
                return report(notCanonical(file, found, difference));
            }
            if (difference >= 0) {
                AtomicFile.write(file, wanted);
                spec.commandLine().getOut().println(Excerpt.path(file));
            }
            return true;
        } catch (LevelFormatException e) {
            e.problems().stream().filter(Problem::isError).forEach(this::report);
        } catch (IOException e) {
            report(Reports.unwritable(file, e));
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            // One file that Ledge fails on must not keep the others from their form.
            report(Reports.internal(file, e));
        }
        return false;
    }

    private static byte[] canonical(Path file) throws LevelFormatException {
        FileKind kind = FileKind.detect(file).orElse(FileKind.LEVEL);
        return switch (kind) {
            case PALETTE -> PaletteWriter.toBytes(PaletteReader.read(file).requireCurrent());
            case RUN -> RunWriter.toBytes(RunReader.read(file).requireCurrent());
            case LEVEL -> LevelWriter.toBytes(LevelReader.read(file).requireCurrent());
        };
    }

    private static Problem notCanonical(Path file, byte[] found, int difference) {
        int line = 1;
        for (int i = 0; i < Math.min(difference, found.length); i++) {
            line += found[i] == '\n' ? 1 : 0;
        }
        return new Problem(
                Severity.ERROR,
                Code.NOT_CANONICAL.id(),
                file.toString(),
                line,
                1,
                "",
                "this line is the first that is not in canonical form; run ledge fmt on the file");
    }

    /** Prints a problem; false. */
    private boolean report(Problem problem) {
        spec.commandLine().getErr().println(problem);
        return false;
    }
}
