package dev.ledge.editor.cli;

import dev.ledge.editor.cli.CheckResult.Checked;
import dev.ledge.engine.check.LevelCheck;
import dev.ledge.engine.check.Locator;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.run.LevelRuns;
import dev.ledge.engine.run.Outcome;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Checks file after file of a project. A level is checked once, with all its runs, whichever of these files comes
 * first.
 */
final class ProjectCheck {
    private static final double NANOS = 1e9;

    private final Consumer<Checked> listener;
    private final List<Checked> files = new ArrayList<>();
    private final LevelRuns runs = new LevelRuns();
    private final Map<Path, LevelResult> levels = new HashMap<>();
    private final Set<Path> listed = new HashSet<>();
    private final Set<List<Object>> reported = new HashSet<>();

    /** What came of a level: a result, or why there is none. */
    private record LevelResult(LevelCheck.Result result, LevelFormatException unreadable) {
        LevelCheck.Result get() throws LevelFormatException {
            if (unreadable != null) {
                throw unreadable;
            }
            return result;
        }
    }

    /**
     * A check of a project.
     *
     * @param listener gets every file when it has been checked
     */
    ProjectCheck(Consumer<Checked> listener) {
        this.listener = listener;
    }

    /**
     * Checks files; a level that is one of them brings its runs along, and what cannot be listed counts as a failure.
     */
    void add(FilesBelow found) {
        for (Problem folder : found.problems()) {
            add(new Checked(Path.of(folder.file()), null, List.of(folder), List.of(), null, 0));
        }
        found.files().forEach(file -> listed.add(key(file)));
        found.files().forEach(this::add);
        for (Path file : found.files()) {
            if (kindOf(file) == FileKind.LEVEL) {
                runs.of(file).stream()
                        .map(LevelRuns.RunFile::file)
                        .filter(run -> listed.add(key(run)))
                        .forEach(this::add);
            }
        }
    }

    private void add(Path file) {
        long start = System.nanoTime();
        FileKind kind = kindOf(file);
        List<Problem> problems = new ArrayList<>();
        Outcome outcome = null;
        try {
            switch (kind) {
                case LEVEL -> problems.addAll(Locator.locate(level(file).findings(), file));
                case PALETTE -> problems.addAll(warnings(PaletteReader.read(file)));
                case RUN -> outcome = run(file, problems);
            }
        } catch (LevelFormatException e) {
            problems.addAll(e.problems());
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            // One file that Ledge fails on must not keep the others from being checked.
            problems.add(Reports.internal(file, e));
        }
        List<Problem> news = new ArrayList<>();
        List<Problem> repeated = new ArrayList<>();
        for (Problem problem : new LinkedHashSet<>(problems)) {
            if (isNews(problem)) {
                news.add(problem);
            } else if (problem.isError()) {
                repeated.add(problem);
            }
        }
        double seconds = outcome == null ? (System.nanoTime() - start) / NANOS : outcome.seconds();
        // What is not there is of no kind, whatever its name says.
        add(new Checked(file, Files.exists(file) ? kind : null, news, repeated, outcome, seconds));
    }

    /** True for the first of several that say the same. */
    private boolean isNews(Problem problem) {
        return reported.add(List.of(problem.file(), problem.code(), problem.pointer(), problem.message()));
    }

    private void add(Checked checked) {
        files.add(checked);
        listener.accept(checked);
    }

    CheckResult result() {
        return new CheckResult(files);
    }

    private static FileKind kindOf(Path file) {
        return FileKind.detect(file).orElse(FileKind.LEVEL);
    }

    private LevelCheck.Result level(Path file) throws LevelFormatException {
        LevelResult known = levels.get(key(file));
        if (known == null) {
            known = check(file);
            levels.put(key(file), known);
        }
        return known.get();
    }

    private LevelResult check(Path file) {
        try {
            return new LevelResult(LevelCheck.of(LevelReader.read(file), runs.of(file), () -> false), null);
        } catch (LevelFormatException e) {
            return new LevelResult(null, e);
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            return new LevelResult(null, new LevelFormatException(Reports.internal(file, e)));
        }
    }

    private Outcome run(Path file, List<Problem> problems) throws LevelFormatException {
        Loaded<Run> loaded = RunReader.read(file);
        Path levelFile = RunReader.levelOf(loaded.requireCurrent(), file);
        Optional<LevelCheck.PlayedRun> played = !listed.contains(key(levelFile))
                ? Optional.empty()
                : level(levelFile).runs().stream()
                        .filter(run -> key(run.file()).equals(key(file)))
                        .findFirst();
        LevelCheck.PlayedRun run = played.isPresent() ? played.get() : alone(file, loaded, levelFile);
        problems.addAll(run.problems());
        return run.outcome();
    }

    /**
     * A run whose level is not asked about, or that does not belong to it: what happens in it is reported at the run.
     */
    private static LevelCheck.PlayedRun alone(Path file, Loaded<Run> run, Path levelFile) throws LevelFormatException {
        Level level = LevelReader.read(levelFile).requireCurrent();
        return LevelCheck.alone(level, new LevelRuns.RunFile(file, run));
    }

    private static List<Problem> warnings(Loaded<?> loaded) throws LevelFormatException {
        loaded.requireCurrent();
        return loaded.warnings();
    }

    private static Path key(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException missing) {
            return file.toAbsolutePath().normalize();
        }
    }
}
