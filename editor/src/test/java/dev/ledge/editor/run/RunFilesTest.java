package dev.ledge.editor.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
}
