package dev.ledge.editor.run;

import dev.ledge.editor.event.NewestFirst;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.run.LevelRuns;
import dev.ledge.engine.run.LevelRuns.RunFile;
import dev.ledge.engine.run.LevelRuns.Unreadable;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.run.Runner;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/**
 * Plays the runs of a level on a thread of its own, each time the level changes: the newest level next, and first those
 * whose verdict is the oldest, so that each has its turn during a long drag.
 */
final class RunTrials implements AutoCloseable {
    /** A newer level waits so long for the run that is being played, at most. */
    private static final long PATIENCE_NANOS = 100_000_000;

    /** Ticks between two looks at the clock. */
    private static final int STRIDE = 32;

    /**
     * What is known.
     *
     * @param levelFile whose runs they are
     * @param look number of the look at the disk that found them
     * @param entries the runs by name
     */
    record State(Path levelFile, long look, List<RunEntry> entries) {}

    /**
     * What is to be done.
     *
     * @param level that is played in
     * @param levelFile whose runs are played, null for one without a file
     * @param look number of the look at the disk that is wanted
     * @param others runs of the level that are kept elsewhere than beside it
     */
    record Job(Level level, Path levelFile, long look, List<Path> others) {}

    private final Consumer<State> report;
    private final NewestFirst<Job> worker = new NewestFirst<>("runs", this::work);

    // Of the worker's thread alone.
    private final LevelRuns runs = new LevelRuns();
    private final Endings endings = new Endings();
    private final Map<Path, Judged> judged = new HashMap<>();
    private List<RunFile> files = List.of();
    private List<Unreadable> unreadable = List.of();
    private Path lookedFor;
    private long looked = -1;
    private long turns;

    /** What is known of a run; not final while its level changed before it was found out how it ends. */
    private record Judged(Run run, Verdict verdict, long turn, boolean isFinal) {
        private static final Judged NEVER = new Judged(null, Verdict.UNKNOWN, -1, false);
    }

    /** Reports on the thread that plays, after each look at the disk and each run. */
    RunTrials(Consumer<State> report) {
        this.report = report;
    }

    /** Plays as soon as the run under way is over, instead of what else waits. */
    void submit(Job job) {
        worker.submit(job);
    }

    private void work(Job job) {
        if (looked < job.look || !Objects.equals(lookedFor, job.levelFile)) {
            look(job);
        }
        List<RunFile> order = new ArrayList<>(files);
        order.sort(Comparator.comparingLong(file -> judged(file).turn));
        for (RunFile file : order) {
            if (worker.isOutdated()) {
                return;
            }
            if (judged(file).verdict.level() != job.level || !judged(file).isFinal) {
                try {
                    judged.put(file.file(), play(job.level, file.loaded()));
                } catch (CancellationException outdated) {
                    return; // The newer job begins with it, as its verdict is the oldest.
                }
                report(job);
            }
        }
    }

    private void look(Job job) {
        runs.lookAgain();
        files = new ArrayList<>(job.levelFile == null ? List.of() : runs.of(job.levelFile));
        unreadable = job.levelFile == null ? List.of() : runs.unreadable(job.levelFile);
        for (Path other : job.others) {
            if (files.stream().noneMatch(file -> isSame(file.file(), other))) {
                try {
                    files.add(new RunFile(other, RunReader.read(other)));
                } catch (LevelFormatException unreadable) {
                    continue; // It has been reported already.
                }
            }
        }
        looked = job.look;
        lookedFor = job.levelFile;
        judged.keySet().retainAll(files.stream().map(RunFile::file).toList());
        report(job);
    }

    private static boolean isSame(Path one, Path other) {
        return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
    }

    private Judged judged(RunFile file) {
        Judged known = judged.getOrDefault(file.file(), Judged.NEVER);
        return file.loaded().value().equals(known.run) ? known : Judged.NEVER;
    }

    private void report(Job job) {
        List<RunEntry> entries = new ArrayList<>();
        for (RunFile file : files) {
            Loaded<Run> loaded = file.loaded();
            entries.add(new RunEntry(file.file(), loaded.value(), loaded.readOnly(), judged(file).verdict));
        }
        unreadable.forEach(run -> entries.add(RunEntry.unreadable(run, job.level)));
        report.accept(new State(job.levelFile, looked, List.copyOf(entries)));
    }

    private Judged play(Level level, Loaded<Run> loaded) {
        boolean isFinal = true;
        Verdict verdict;
        try {
            Run run = loaded.requireCurrent();
            long begun = System.nanoTime();
            Runner.Watcher patience = world -> {
                if (world.tick() % STRIDE == 0 && worker.isOutdated() && System.nanoTime() - begun > PATIENCE_NANOS) {
                    throw new CancellationException("the level has changed");
                }
            };
            verdict = Verdict.of(level, Runner.play(level, run, run.effectiveTicks(), patience));
            if (verdict.endFailure() != null) {
                try {
                    verdict = verdict.withEnd(endings.of(run, level, patience));
                } catch (CancellationException outdated) {
                    isFinal = false; // That it fails is known, and the newer job would not find it out sooner.
                }
            } else if (run.hash() != null) {
                endings.held(run, level);
            }
        } catch (LevelFormatException newer) {
            verdict = Verdict.unplayable(level, newer.getMessage());
        } catch (IllegalArgumentException unplayable) {
            verdict = Verdict.unplayable(level, String.valueOf(unplayable.getMessage()));
        }
        return new Judged(loaded.value(), verdict, turns++, isFinal);
    }

    @Override
    public void close() {
        worker.close();
    }
}
