package dev.ledge.engine.check;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.problem.Severity;
import dev.ledge.engine.run.LevelRuns.RunFile;
import dev.ledge.engine.run.Observation;
import dev.ledge.engine.run.Outcome;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.Runner;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The one check of a level, for the command line, the editor and a game's own build: what its reader noticed, what can
 * be seen at it, and what happens when it is played, with simple inputs and with its runs.
 */
public final class LevelCheck {
    /** What a look at the level finds too, and with the place of the object. */
    private static final Set<String> SEEN_AT_THE_LEVEL =
            Stream.of(Code.UNKNOWN_LAYER).map(Code::id).collect(Collectors.toUnmodifiableSet());

    private final Loaded<Level> level;
    private final BooleanSupplier cancelled;
    private final PlayFindings playFindings = new PlayFindings();
    private final Set<String> startsInside = new HashSet<>();
    private final List<Finding> findings = new ArrayList<>();
    private final List<PlayedRun> played = new ArrayList<>();

    private LevelCheck(Loaded<Level> level, BooleanSupplier cancelled) {
        this.level = level;
        this.cancelled = cancelled;
    }

    /**
     * A run of the level that was played.
     *
     * @param file where it is
     * @param problems what was noticed when it was read, and what did not come true
     * @param outcome how it went; null if it was not played, as a newer version of Ledge made it
     */
    public record PlayedRun(Path file, List<Problem> problems, Outcome outcome) {
        /**
         * Takes a copy of the problems.
         *
         * @param file where it is
         * @param problems what was noticed when it was read, and what did not come true
         * @param outcome how it went; null if it was not played
         */
        public PlayedRun {
            problems = List.copyOf(problems);
        }
    }

    /**
     * What was found.
     *
     * @param findings about the level itself
     * @param runs its runs, in the order in which they were given
     */
    public record Result(List<Finding> findings, List<PlayedRun> runs) {
        /**
         * Takes copies.
         *
         * @param findings about the level itself
         * @param runs its runs, in the order in which they were given
         */
        public Result {
            findings = List.copyOf(findings);
            runs = List.copyOf(runs);
        }

        /** {@return everything: the findings about the level, then the problems of its runs} */
        public List<Finding> all() {
            return Stream.concat(
                            findings.stream(),
                            runs.stream()
                                    .flatMap(run -> run.problems().stream())
                                    .map(Finding::ofProblem))
                    .toList();
        }
    }

    /**
     * Checks a level with its runs.
     *
     * @param level the level, and what its reader noticed
     * @param runs the runs that belong to it
     * @param cancelled asked often; true ends the check
     * @return what was found; always the same for the same level and runs
     * @throws CancellationException if it was cancelled
     */
    public static Result of(Loaded<Level> level, List<RunFile> runs, BooleanSupplier cancelled) {
        LevelCheck check = new LevelCheck(level, cancelled);
        try {
            check.check(level.requireCurrent(), runs);
        } catch (LevelFormatException newer) {
            newer.problems().forEach(problem -> check.findings.add(Finding.ofProblem(problem)));
        }
        return new Result(distinct(check.findings), check.played);
    }

    /**
     * Plays a run only, without checks of its level.
     *
     * @param level the run's level
     * @param run the run
     * @return the run, what happened in it among its problems
     */
    public static PlayedRun alone(Level level, RunFile run) {
        LevelCheck check = new LevelCheck(new Loaded<>(level, List.of(), false), () -> false);
        PlayedRun played = check.play(level, run);
        List<Problem> problems = new ArrayList<>(played.problems());
        for (Finding finding : check.playFindings.takeNew()) {
            problems.add(
                    new Problem(Severity.WARNING, finding.code(), run.file().toString(), 0, 0, "", finding.message()));
        }
        return new PlayedRun(run.file(), problems, played.outcome());
    }

    private void check(Level current, List<RunFile> runs) {
        for (Problem problem : level.warnings()) {
            if (!SEEN_AT_THE_LEVEL.contains(problem.code())) {
                findings.add(Finding.ofProblem(problem));
            }
        }
        List<Finding> seen = new ArrayList<>(Checker.check(current));
        // The runs first: what they expect is intended, and is not reported of another play.
        for (RunFile run : runs) {
            played.add(play(current, run));
        }
        TrialPlays.play(current, playFindings, this::watched);
        seen.addAll(playFindings.takeNew());
        seen.addAll(ReachCheck.findings(current, cancelled));
        if (TrialPlays.isPlayable(current)) {
            seen.addAll(new PhysicsCheck(current, playFindings, cancelled).findings());
        }
        Meant meant = new Meant(current);
        seen.removeIf(finding -> meant.has(finding) || isExpected(finding));
        findings.addAll(seen);
    }

    /** A level without a spawn in which a run holds is played by what is in it. */
    private boolean isExpected(Finding finding) {
        return switch (finding.code()) {
            case SpawnCheck.NO_SPAWN ->
                played.stream()
                        .anyMatch(run -> run.outcome() != null && run.outcome().isFine());
            case SpawnCheck.BLOCKED_SPAWN -> startsInside.contains(Observation.PLAYER);
            case Checker.ENCLOSED -> startsInside.contains(finding.objectId());
            default -> false;
        };
    }

    private PlayedRun play(Level current, RunFile file) {
        try {
            Run run = file.loaded().requireCurrent();
            Expected expected = new Expected(run);
            playFindings.playing("the player of " + Excerpt.name(file.file()), run, expected.playFindings());
            Outcome outcome = Runner.play(current, run, run.effectiveTicks(), watched(playFindings));
            playFindings.played(outcome.isFine());
            if (outcome.isFine()) {
                startsInside.addAll(expected.startsInside());
            }
            List<Problem> problems = new ArrayList<>(file.loaded().warnings());
            problems.addAll(RunProblems.of(run, file.file(), outcome));
            return new PlayedRun(file.file(), problems, outcome);
        } catch (LevelFormatException newer) {
            return new PlayedRun(file.file(), newer.problems(), null);
        }
    }

    private Runner.Watcher watched(Runner.Watcher watcher) {
        return world -> {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException("the level has changed");
            }
            watcher.watch(world);
        };
    }

    /** Two plays may find the same, and several tiles may report the same palette. */
    private static List<Finding> distinct(List<Finding> findings) {
        Set<List<Object>> reported = new HashSet<>();
        return findings.stream()
                .filter(finding -> reported.add(identity(finding)))
                .toList();
    }

    private static List<Object> identity(Finding finding) {
        Problem problem = finding.problem();
        return Arrays.asList(
                finding.code(),
                finding.message(),
                finding.objectId(),
                finding.layerId(),
                problem == null ? null : problem.file(),
                problem == null ? null : problem.pointer());
    }
}
