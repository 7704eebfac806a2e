package dev.ledge.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The examples in the levels' README are a level, a run of it that comes true, and a line of that run's trace. */
class LevelsReadmeTest {
    private static final Path FOLDER = Path.of("../levels");

    private final List<String> parts;

    LevelsReadmeTest() throws IOException {
        String text = Files.readString(FOLDER.resolve("README.md"));
        parts = Arrays.asList(text.split("```(json\n)?"));
    }

    private String part(String beginning) {
        return parts.stream()
                .filter(part -> part.startsWith(beginning))
                .findFirst()
                .orElseThrow()
                .strip();
    }

    @Test
    void theExamplesPlayAndTraceAsTheyStand() throws LevelFormatException {
        Loaded<Level> level =
                LevelReader.read(part("{\n  \"format\": \"ledge-level\""), FOLDER.resolve("first-steps.level.json"));
        Loaded<Run> run =
                RunReader.read(part("{\n  \"format\": \"ledge-run\""), FOLDER.resolve("over-the-gap.run.json"));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Outcome outcome;
        try (Trace trace = new Trace(out)) {
            outcome = Runner.play(level.value(), run.value(), run.value().effectiveTicks(), trace);
        }

        assertThat(level.warnings()).isEmpty();
        assertThat(run.warnings()).isEmpty();
        assertThat(outcome.failures()).isEmpty();
        assertThat(out.toString(StandardCharsets.UTF_8).lines()).contains(part("{\"tick\":"));
    }
}
