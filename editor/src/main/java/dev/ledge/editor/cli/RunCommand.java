package dev.ledge.editor.cli;

import dev.ledge.engine.check.RunProblems;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.run.Outcome;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.run.Runner;
import dev.ledge.engine.run.Trace;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.core.exc.JacksonIOException;

/** {@code ledge run}: plays a run, or a level, as fast as it can. */
@Command(
        name = "run",
        description = "Plays a run without a window and judges its expectations. A level is played "
                + "with no buttons held, or with"
                + " another run's.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class RunCommand implements Callable<Integer> {
    private static final String STANDARD_OUTPUT = "-";
    private static final int TRACE_BUFFER = 1 << 16;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A run or a level.")
    private Path file;

    @Option(
            names = "--ticks",
            paramLabel = "N",
            description = "How many ticks to play; else as many as the run says, 600 for a level.")
    private Integer ticks;

    @Option(names = "--input", paramLabel = "RUN", description = "The run whose buttons are held.")
    private Path input;

    @Option(
            names = "--trace",
            paramLabel = "OUT",
            description = "Where to write the state of every tick as JSON Lines; - is standard "
                    + "output, and the summary then goes"
                    + " to standard error.")
    private String trace;

    @Option(names = "--hash", description = "Also print the last tick's hash in a line of its own, before the summary.")
    private boolean hash;

    @Override
    public Integer call() {
        if (ticks != null && (ticks < 0 || ticks > Run.MAX_TICKS)) {
            throw new ParameterException(
                    spec.commandLine(), "--ticks must be 0 to " + Run.MAX_TICKS + ", not " + ticks);
        }
        Overwriting.refuse(spec, "--trace", traceFile(), Arrays.asList(file, input));
        try {
            Play play = load();
            Outcome outcome = play(play);
            RunProblems.of(play.run, file, outcome).forEach(this::report);
            PrintWriter out = isStandardOutput()
                    ? spec.commandLine().getErr()
                    : spec.commandLine().getOut();
            if (hash) {
                out.println(Run.formatHash(outcome.hash()));
            }
            out.println(CommandJson.of(outcome));
            out.flush();
            return outcome.isFine() ? ExitCodes.FINE : ExitCodes.FAILURE;
        } catch (LevelFormatException e) {
            e.problems().forEach(this::report);
        } catch (JacksonIOException e) {
            report(Reports.unwritable(Path.of(trace), e.getCause()));
        } catch (IOException e) {
            report(Reports.unwritable(Path.of(trace), e));
        }
        return ExitCodes.FAILURE;
    }

    private record Play(Level level, Run run, int ticks) {}

    private Play load() throws LevelFormatException {
        Run buttons = input == null ? null : run(input);
        if (FileKind.detect(file).orElse(FileKind.LEVEL) == FileKind.RUN) {
            Run run = run(file);
            Level level = level(RunReader.levelOf(run, file));
            Run played = buttons == null ? run : run.withInput(buttons.input());
            return new Play(level, played, ticks == null ? run.effectiveTicks() : ticks);
        }
        Level level = level(file);
        Run run = buttons == null ? Run.IDLE : Run.IDLE.withInput(buttons.input());
        int asked = buttons == null ? Run.DEFAULT_TICKS : buttons.effectiveTicks();
        return new Play(level, run, ticks == null ? asked : ticks);
    }

    private Run run(Path path) throws LevelFormatException {
        return current(RunReader.read(path));
    }

    private Level level(Path path) throws LevelFormatException {
        return current(LevelReader.read(path));
    }

    private <T> T current(Loaded<T> loaded) throws LevelFormatException {
        T value = loaded.requireCurrent();
        loaded.warnings().forEach(this::report);
        return value;
    }

    private Outcome play(Play play) throws IOException {
        if (trace == null) {
            return Runner.play(play.level, play.run, play.ticks, Runner.Watcher.NONE);
        }
        if (!isStandardOutput()) {
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(traceFile()), TRACE_BUFFER)) {
                return traced(play, out);
            }
        }
        return traced(play, new BufferedOutputStream(System.out, TRACE_BUFFER));
    }

    private static Outcome traced(Play play, OutputStream out) throws IOException {
        Outcome outcome;
        try (Trace lines = new Trace(out)) {
            outcome = Runner.play(play.level, play.run, play.ticks, lines);
        }
        out.flush();
        return outcome;
    }

    /** Where the trace goes, or null if it does not go into a file. */
    private Path traceFile() {
        try {
            return trace == null || isStandardOutput() ? null : Path.of(trace);
        } catch (InvalidPathException e) {
            throw new ParameterException(
                    spec.commandLine(), "--trace: " + Excerpt.of(trace) + " cannot be the name of a file", e);
        }
    }

    private void report(Problem problem) {
        spec.commandLine().getErr().println(problem);
    }

    private boolean isStandardOutput() {
        return STANDARD_OUTPUT.equals(trace);
    }
}
