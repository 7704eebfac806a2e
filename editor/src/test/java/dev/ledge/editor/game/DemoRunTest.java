package dev.ledge.editor.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.world.type.Buttons;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DemoRunTest {
    private static final String WON = "{\"at\": [0, 60], \"player\": {\"won\": true}}";

    @TempDir
    private Path folder;

    private Path level;

    @BeforeEach
    void writeLevel() throws IOException {
        level = Files.writeString(folder.resolve("hill.level.json"), "{}");
        Files.writeString(folder.resolve("hill-top.level.json"), "{}");
    }

    private void run(String name, String of, String button, String expectation) throws IOException {
        Files.writeString(
                folder.resolve(name),
                "{\"format\": \"ledge-run\", \"version\": 1, \"level\": \"" + of
                        + "\", \"ticks\": 60, \"input\": [[0, \"" + button + "\"]], \"expect\": [" + expectation
                        + "]}");
    }

    private int shown() {
        return DemoRun.of(level).orElseThrow().buttons(30);
    }

    @Test
    void aLevelWithoutARunHasNone() {
        assertThat(DemoRun.of(level)).isEmpty();
    }

    @Test
    void theRunOfTheSameNameIsShown() throws IOException {
        run("hill.run.json", "hill.level.json", "left", "");

        assertThat(shown()).isEqualTo(Buttons.LEFT.bit());
        assertThat(DemoRun.of(level).orElseThrow().ticks()).isEqualTo(60);
    }

    @Test
    void aRunThatWinsComesFirst() throws IOException {
        run("hill-fall.run.json", "hill.level.json", "left", "");
        run("hill-win.run.json", "hill.level.json", "right", WON);

        assertThat(shown()).isEqualTo(Buttons.RIGHT.bit());
    }

    @Test
    void runsOfOtherLevelsAndBrokenOnesAreLeftOut() throws IOException {
        run("hill-top.run.json", "hill-top.level.json", "left", WON);
        Files.writeString(folder.resolve("hill-broken.run.json"), "{");
        run("hill-walk.run.json", "hill.level.json", "right", "");

        assertThat(shown()).isEqualTo(Buttons.RIGHT.bit());
    }

    @Test
    void theDemoLevelHasOneThatWins() {
        assertThat(DemoRun.of(Path.of("../levels/demo/demo.level.json"))).isPresent();
    }
}
