package dev.ledge.engine.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.problem.Severity;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.testing.LevelFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The trials see what they are there for. */
class TrialsTest {
    private static final byte[] TWO_LINES = "{\n}".getBytes(StandardCharsets.UTF_8);

    @Test
    void aRightLevelPasses() throws IOException {
        Path file = LevelFiles.FOLDER.resolve("seeds/wedge.level.json");
        String text = Files.readString(file).replace("\"../default.palette.json\"", "{\"tiles\": {}}");
        assertThat(LevelTrial.of(text.getBytes(StandardCharsets.UTF_8), InputTrack.EMPTY)
                        .outcome())
                .isEqualTo(Verdict.Outcome.REFUSED);
        byte[] played = Files.readAllBytes(Path.of("src/test/resources/dev/ledge/engine/fuzz", PlayedLevel.NAME));
        assertThat(LevelTrial.of(played, InputTrack.EMPTY).outcome()).isEqualTo(Verdict.Outcome.PASSED);
    }

    @Test
    void aRefusalNeedsALineOfTheText() {
        assertThat(Refusal.judge(refusal(2, 1, "wrong"), TWO_LINES).outcome()).isEqualTo(Verdict.Outcome.REFUSED);
        assertBroken(Invariant.REFUSAL, () -> Refusal.judge(refusal(0, 1, "wrong"), TWO_LINES));
        assertBroken(Invariant.REFUSAL, () -> Refusal.judge(refusal(3, 1, "wrong"), TWO_LINES));
        assertBroken(Invariant.REFUSAL, () -> Refusal.judge(refusal(1, 0, "wrong"), TWO_LINES));
        assertBroken(Invariant.REFUSAL, () -> Refusal.judge(refusal(1, 1, " "), TWO_LINES));
    }

    @Test
    void processorTimeIsLimited() {
        CpuLimit limit = new CpuLimit();
        limit.check("nothing", 60);
        assertBroken(Invariant.TIME, () -> limit.check("something", 0));
    }

    private static void assertBroken(Invariant invariant, Runnable trial) {
        assertThatThrownBy(trial::run)
                .isInstanceOfSatisfying(
                        Violation.class,
                        violation -> assertThat(violation.invariant()).isEqualTo(invariant));
    }

    private static LevelFormatException refusal(int line, int column, String message) {
        return new LevelFormatException(
                List.of(new Problem(Severity.ERROR, "CODE", "a.level.json", line, column, "/a", message)));
    }
}
