package dev.ledge.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.testing.TestLevels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A run that begins elsewhere than at the spawn. */
class RunStartTest {
    private static final Path FILE = Path.of("a.run.json");
    private static final String RUN = """
            {
              "format": "ledge-run",
              "version": 1,
              "ticks": 10,
              "start": [200, 136],
              "expect": [
                {"at": 0, "player": {"x": 200, "feet": 160, "grounded": true}}
              ]
            }
            """;

    @Test
    void isReadPlayedAndWrittenAgain() throws Exception {
        Run run = RunReader.read(RUN, FILE).value();
        Level level = TestLevels.floor().spawn(24, 160).level();

        assertThat(run.start()).isEqualTo(new Vec(200, 136));
        assertThat(Runner.play(level, run).failures()).isEmpty();
        assertThat(Runner.play(level, run.withStart(null)).failures()).isNotEmpty();
        assertThat(Runner.play(TestLevels.floor().level(), run).failures())
                .as("a level without a spawn")
                .isEmpty();
        assertThat(new String(RunWriter.toBytes(run), StandardCharsets.UTF_8)).isEqualTo(RUN);
    }

    @Test
    void beyondWhatALevelHasIsRefused() {
        assertThatThrownBy(() -> RunReader.read(RUN.replace("200, 136", "1e13, 0"), FILE))
                .isInstanceOf(LevelFormatException.class);
    }
}
