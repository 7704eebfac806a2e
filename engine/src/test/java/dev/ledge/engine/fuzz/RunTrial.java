package dev.ledge.engine.fuzz;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.run.Outcome;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.run.RunWriter;
import dev.ledge.engine.run.Runner;
import java.nio.file.Path;
import java.util.Arrays;

/** Reads a run, plays it on a level that is known to be right, writes it and reads it again. */
final class RunTrial {
    private static final Path FILE = Path.of("fuzz", "levels", "input.run.json");
    private static final double READING_SECONDS = 0.5;
    private static final double SECONDS_PER_BYTE = 4e-6;
    private static final double PLAYING_SECONDS = 2;

    private RunTrial() {}

    /**
     * Tries a run.
     *
     * @param content of the file
     * @param level what it is played on
     * @return how far it came
     * @throws Violation if an invariant does not hold
     */
    static Verdict of(byte[] content, Level level) {
        try {
            return tryOut(content, level);
        } catch (RuntimeException | StackOverflowError e) {
            throw new Violation(Invariant.EXCEPTION, e.toString(), e);
        }
    }

    private static Verdict tryOut(byte[] content, Level level) {
        CpuLimit limit = new CpuLimit();
        Loaded<Run> loaded;
        try {
            loaded = RunReader.read(content, FILE);
        } catch (LevelFormatException e) {
            return Refusal.judge(e, content);
        } finally {
            limit.check("reading a run", READING_SECONDS + content.length * SECONDS_PER_BYTE);
        }
        Refusal.checkPlaces(loaded.warnings(), content);
        Run run = loaded.value();
        int ticks = Math.min(PlayTrial.TICKS, run.effectiveTicks());
        Outcome outcome = Runner.play(level, run, ticks, Runner.Watcher.NONE);
        limit.check("playing " + ticks + " ticks", PLAYING_SECONDS);
        if (loaded.readOnly()) {
            return new Verdict(Verdict.Outcome.READ, loaded.warnings());
        }
        byte[] written = RunWriter.toBytes(run);
        Run again;
        try {
            again = RunReader.read(written, FILE).requireCurrent();
        } catch (LevelFormatException e) {
            throw new Violation(Invariant.ROUND_TRIP, "what was written is refused: " + e.getMessage(), e);
        }
        if (!again.equals(run)) {
            throw new Violation(Invariant.ROUND_TRIP, "another run was read back");
        }
        if (!Arrays.equals(written, RunWriter.toBytes(again))) {
            throw new Violation(Invariant.CANONICAL, "written again it is another text");
        }
        Outcome second = Runner.play(level, again, ticks, Runner.Watcher.NONE);
        if (second.hash() != outcome.hash()
                || second.failures().size() != outcome.failures().size()) {
            throw new Violation(Invariant.SAME_PLAY, "the run that was read back is judged otherwise");
        }
        return new Verdict(Verdict.Outcome.PASSED, loaded.warnings());
    }
}
