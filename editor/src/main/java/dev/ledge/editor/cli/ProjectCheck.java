package dev.ledge.editor.cli;

import dev.ledge.editor.cli.CheckResult.Checked;
import dev.ledge.engine.check.Checker;
import dev.ledge.engine.check.Finding;
import dev.ledge.engine.check.Locator;
import dev.ledge.engine.check.Mishaps;
import dev.ledge.engine.check.Rehearsal;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.level.json.LevelFormatException;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.Loaded;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.level.json.Problem;
import dev.ledge.engine.run.Outcome;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.run.Runner;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Checks file after file of a project. */
final class ProjectCheck {
    private static final double NANOS = 1e9;

    /** So many levels are kept at hand for their runs, which mostly lie beside them. */
    private static final int LEVELS_KEPT = 8;

    private final Consumer<Checked> listener;
    private final List<Checked> files = new ArrayList<>();
    private final Map<Path, Level> levels = new LinkedHashMap<>();
    private final Map<Path, Mishaps> mishaps = new HashMap<>();
    private final Set<List<Object>> told = new HashSet<>();

    /**
     * A check of a project.
     *
     * @param listener is told of every file when it has been checked
     */
    ProjectCheck(Consumer<Checked> listener) {
        this.listener = listener;
    }

    /** Checks a file. */
    void add(Path file) {
        long start = System.nanoTime();
        FileKind kind = FileKind.detect(file).orElse(FileKind.LEVEL);
        List<Problem> problems = new ArrayList<>();
        Outcome outcome = null;
        try {
            switch (kind) {
                case LEVEL -> level(file, problems);
                case PALETTE -> current(PaletteReader.read(file), problems);
                case RUN -> outcome = run(file, problems);
            }
        } catch (LevelFormatException e) {
            problems.addAll(e.problems());
        } catch (RuntimeException e) {
            // One file that Ledge fails on must not keep the others from being checked.
            problems.add(Reports.internal(file, e));
        }
        problems.removeIf(
                problem -> !told.add(List.of(problem.file(), problem.code(), problem.pointer(), problem.message())));
        Checked checked = new Checked(file, kind, problems, outcome, (System.nanoTime() - start) / NANOS);
        files.add(checked);
        listener.accept(checked);
    }

    CheckResult result() {
        return new CheckResult(files);
    }

    private void level(Path file, List<Problem> problems) throws LevelFormatException {
        Level level = open(file, problems);
        List<Finding> findings = new ArrayList<>(Checker.check(level));
        Mishaps seen = mishapsOf(file);
        Rehearsal.play(level, seen);
        findings.addAll(seen.takeNew());
        problems.addAll(Locator.locate(findings, file));
    }

    private Outcome run(Path file, List<Problem> problems) throws LevelFormatException {
        Run run = current(RunReader.read(file), problems);
        Path levelFile = RunReader.levelOf(run, file);
        Level level = levels.get(key(levelFile));
        if (level == null) {
            level = open(levelFile, problems);
        }
        Mishaps seen = mishapsOf(levelFile);
        seen.playing("the player of " + file.getFileName());
        Outcome outcome = Runner.play(level, run, run.effectiveTicks(), seen);
        problems.addAll(Reports.failures(run, file, outcome));
        problems.addAll(Locator.locate(seen.takeNew(), levelFile));
        return outcome;
    }

    private Level open(Path file, List<Problem> problems) throws LevelFormatException {
        Level level = current(LevelReader.read(file), problems);
        levels.put(key(file), level);
        if (levels.size() > LEVELS_KEPT) {
            levels.remove(levels.keySet().iterator().next());
        }
        return level;
    }

    private Mishaps mishapsOf(Path levelFile) {
        return mishaps.computeIfAbsent(key(levelFile), file -> new Mishaps());
    }

    private static <T> T current(Loaded<T> loaded, List<Problem> problems) throws LevelFormatException {
        T value = loaded.requireCurrent();
        problems.addAll(loaded.warnings());
        return value;
    }

    private static Path key(Path file) {
        return file.toAbsolutePath().normalize();
    }
}
