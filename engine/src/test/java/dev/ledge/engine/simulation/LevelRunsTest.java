package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.run.Outcome;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.run.Runner;
import dev.ledge.engine.testing.Invariants;
import dev.ledge.engine.testing.LevelFiles;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Plays everything below {@code levels/}: expectations come true, and the invariants hold on every tick. */
class LevelRunsTest {

    /** Games that go otherwise in a mirror (G7), and why. */
    private static final Map<String, String> LOPSIDED = Map.of(
            "edge-cases/aa-02-same-place", "who is exactly on top of another goes aside by the order of ids",
            "edge-cases/sf-04-half-and-half", "both surfaces bear the same width; the left one counts",
            "edge-cases/ow-12-around-the-clock",
                    "the last bits of slanted normals decide whether a plate is touched again");

    @TestFactory
    Stream<DynamicTest> everyRunComesTrue() {
        return LevelFiles.runs().stream().map(file -> dynamicTest(LevelFiles.name(file), () -> playRun(file)));
    }

    @TestFactory
    Stream<DynamicTest> everyLevelCanBeLeftAlone() {
        return LevelFiles.levels().stream()
                .map(file -> dynamicTest(LevelFiles.name(file), () -> play(file, LevelFiles.read(file), Run.IDLE)));
    }

    private static void playRun(Path file) throws LevelFormatException {
        Run run = RunReader.read(file).requireCurrent();
        Outcome outcome = play(file, LevelFiles.read(RunReader.levelOf(run, file)), run);

        assertThat(outcome.failures()).as(LevelFiles.name(file)).isEmpty();
        assertThat(outcome.unjudged()).isEmpty();
    }

    private static Outcome play(Path file, Level level, Run run) {
        boolean isLopsided = LOPSIDED.keySet().stream().anyMatch(LevelFiles.name(file)::startsWith);
        Invariants invariants = isLopsided
                ? Invariants.withoutMirror(level, run.effectiveInput())
                : Invariants.all(level, run.effectiveInput());
        Outcome outcome = Runner.play(level, run, run.effectiveTicks(), invariants);

        assertThat(invariants.violations()).as(LevelFiles.name(file)).isEmpty();
        return outcome;
    }
}
