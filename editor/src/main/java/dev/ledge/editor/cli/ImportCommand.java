package dev.ledge.editor.cli;

import dev.ledge.editor.exchange.LevelImport;
import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.editor.exchange.source.ImportReport;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.problem.Severity;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ledge import}: makes a level of another program's map. */
@Command(
        name = "import",
        description = "Makes levels of a map of Tiled or LDtk or of text. Prints the names of the files that it wrote "
                + "and what was taken over, and on standard error all that has no equal.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class ImportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The map: .tmx, .tmj, .json, .ldtk, .txt.")
    private Path file;

    @Option(
            names = "--mapping",
            paramLabel = "MAP.json",
            description = "What its tiles and objects become; if not given, the mapping beside LEVEL, else presets and "
                    + "a guess.")
    private Path mapping;

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "LEVEL",
            description = "The level to write. Of several levels the first goes into it, each other into a file beside "
                    + "it with its name. Pictures go into the folder img beside it.")
    private Path out;

    @Option(names = "--level", paramLabel = "NAME", description = "Of several levels only the one of that name.")
    private String only;

    @Override
    public Integer call() {
        Overwriting.refuse(spec, "-o", out, Arrays.asList(file, mapping));
        Headless.drawWithoutDisplay();
        try {
            Mapping rules = mapping == null ? LevelImport.mappingBeside(out) : Mapping.read(mapping);
            List<Imported> levels = chosen(LevelImport.read(file, new ImportRequest(rules, out)));
            guard(levels);
            Set<ImportReport> reports = Collections.newSetFromMap(new IdentityHashMap<>());
            for (Imported level : levels) {
                Path target = target(level);
                try {
                    level.write(target);
                } catch (IOException e) {
                    report(Reports.unwritable(target, e));
                    return ExitCodes.FAILURE;
                }
                spec.commandLine().getOut().println(Excerpt.path(target));
                level.warnings().forEach(this::report);
                reports.add(level.report());
            }
            reports.forEach(this::report);
            return ExitCodes.FINE;
        } catch (LevelFormatException e) {
            e.problems().forEach(this::report);
            return ExitCodes.FAILURE;
        }
    }

    private Path target(Imported level) {
        return only == null ? level.file() : out;
    }

    private void guard(List<Imported> levels) {
        List<Path> read = new ArrayList<>(Arrays.asList(file, mapping));
        levels.forEach(level -> read.addAll(level.report().filesRead()));
        Overwriting.refuse(spec, "-o", levels.stream().map(this::target).toList(), read);
    }

    private List<Imported> chosen(List<Imported> levels) {
        if (only == null) {
            return levels;
        }
        List<Imported> chosen =
                levels.stream().filter(level -> only.equals(level.name())).toList();
        if (chosen.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "there is no level " + Excerpt.quoted(only) + "; " + there(levels));
        }
        return chosen;
    }

    private static String there(List<Imported> levels) {
        String names =
                levels.stream().map(Imported::name).filter(Objects::nonNull).collect(Collectors.joining(", "));
        return names.isEmpty()
                ? "this file is one level, which has no name; leave out --level"
                : "there are " + Excerpt.line(names);
    }

    private void report(ImportReport report) {
        report.takenLines().forEach(line -> spec.commandLine().getOut().println("  " + line));
        for (String line : report.lostLines()) {
            report(new Problem(Severity.WARNING, "NO-EQUAL", file.toString(), 0, 0, "", line));
        }
    }

    private void report(Problem problem) {
        spec.commandLine().getErr().println(problem);
    }
}
