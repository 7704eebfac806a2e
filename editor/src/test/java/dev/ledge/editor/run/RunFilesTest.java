package dev.ledge.editor.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunFilesTest {
    @TempDir
    private Path folder;

    @Test
    void aRunThatIsRecordedAnewKeepsWhatItIsAbout() throws Exception {
        Path file = folder.resolve("jump.run.json");
        Files.writeString(file, """
                {
                  "format": "ledge-run",
                  "version": 1,
                  "level": "room.level.json",
                  "about": "The jump onto the roof",
                  "ticks": 10,
                  "input": [[0, "right"]],
                  "expect": [{"event": "died", "count": 0}],
                  "mood": "bold"
                }
                """);
        Run before = RunReader.read(file).value();
        RunFiles.save(Run.IDLE.withLevelPath("room.level.json"), file);

        Run after = RunReader.read(file).value();
        assertThat(after.about()).isEqualTo("The jump onto the roof");
        assertThat(after.expect()).isEqualTo(before.expect());
        assertThat(after.unknown()).isEqualTo(before.unknown());
        assertThat(after.effectiveInput()).as("the buttons are new").isNotEqualTo(before.effectiveInput());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<<<<<<< ours\n{\"format\": \"ledge-run\", \"version\": 1, \"expect\": []}",
                "{\"format\": \"ledge-run\", \"version\": 99, \"expect\": []}"
            })
    void whatCannotBeReadIsNotWrittenOver(String there) throws Exception {
        Path file = folder.resolve("jump.run.json");
        Files.writeString(file, there);
        assertThatThrownBy(() -> RunFiles.save(Run.IDLE.withLevelPath("room.level.json"), file))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("choose another name");
        assertThat(file).hasContent(there);
    }

    @Test
    void aRunOfAnotherLevelIsNotWrittenOver() throws Exception {
        Path file = folder.resolve("jump.run.json");
        Files.writeString(file, "{\"format\": \"ledge-run\", \"version\": 1, \"level\": \"other.level.json\"}");
        assertThatThrownBy(() -> RunFiles.save(Run.IDLE.withLevelPath("room.level.json"), file))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("of the level \"other.level.json\"");
        assertThat(RunReader.read(file).value().levelPath()).isEqualTo("other.level.json");

        Files.writeString(folder.resolve("room.level.json"), "");
        Files.writeString(file, "{\"format\": \"ledge-run\", \"version\": 1, \"level\": \"./room.level.json\"}");
        RunFiles.save(Run.IDLE.withLevelPath("room.level.json"), file);
        assertThat(RunReader.read(file).value().levelPath())
                .as("the same level")
                .isEqualTo("room.level.json");
    }
}
