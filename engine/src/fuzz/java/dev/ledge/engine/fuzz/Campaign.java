package dev.ledge.engine.fuzz;

import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.run.InputTrack;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** What the fuzzers have in common: tries inputs, counts how far they come, and keeps those that break an invariant. */
final class Campaign {
    /** Where the results go. */
    static final Path FOLDER = Path.of(System.getProperty("ledge.fuzz.folder", "target/fuzz"));

    /** Where the seeds are. */
    static final Path LEVELS = Path.of(System.getProperty("ledge.fuzz.levels", "../levels"));

    private static final int MOST_MENDINGS = 3;

    private final Statistics statistics;
    private final Findings findings;
    private final Watchdog watchdog;

    /** Tries the content of a file. */
    @FunctionalInterface
    interface Trial {
        Verdict of(byte[] content);
    }

    Campaign(String target, String suffix) {
        statistics = new Statistics(FOLDER.resolve(target + ".txt"));
        findings = new Findings(FOLDER.resolve("findings"), suffix);
        watchdog = new Watchdog(findings);
    }

    /**
     * Tries an edited file and, where it is refused, what is left of the edits without those that are refused.
     *
     * @param root of the file, which is changed
     * @param buttons what is held
     * @param trial what is done with it
     * @throws Violation if an invariant does not hold
     */
    void run(Json root, InputTrack buttons, Trial trial) {
        Verdict verdict = attempt(root, buttons, trial);
        for (int i = 0; i < MOST_MENDINGS && verdict.outcome() == Verdict.Outcome.REFUSED; i++) {
            List<Problem> problems = verdict.problems();
            if (!Mender.mend(root, problems)) {
                break;
            }
            verdict = attempt(root, buttons, trial);
        }
        statistics.count(verdict.outcome());
    }

    private Verdict attempt(Json root, InputTrack buttons, Trial trial) {
        byte[] content = root.toString().getBytes(StandardCharsets.UTF_8);
        watchdog.start(content, buttons);
        try {
            return trial.of(content);
        } catch (Violation | OutOfMemoryError e) {
            watchdog.stop();
            if (findings.isNew(e)) {
                findings.save(new Shrinker(root, trial, e).shrink(), buttons, e);
            }
            throw e;
        } finally {
            watchdog.stop();
        }
    }

    /** Tries bytes as they are. */
    void run(byte[] content, Trial trial) {
        watchdog.start(content, InputTrack.EMPTY);
        try {
            statistics.count(trial.of(content).outcome());
        } catch (Violation | OutOfMemoryError e) {
            if (findings.isNew(e)) {
                findings.save(content, InputTrack.EMPTY, e);
            }
            throw e;
        } finally {
            watchdog.stop();
        }
    }

    /** Writes what was counted. */
    void end() {
        statistics.write();
    }
}
