package dev.ledge.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs that cannot be read are of the level whose file they name. */
class UnreadableRunsTest {
    @TempDir
    private Path folder;

    private final LevelRuns runs = new LevelRuns();
    private Path level;

    @BeforeEach
    void write() throws IOException {
        level = Files.writeString(folder.resolve("a.level.json"), "{}");
        Files.createDirectory(folder.resolve("a"));
        Files.createDirectory(folder.resolve(".git"));
    }

    private Path broken(String name, String levelPath) throws IOException {
        return Files.writeString(folder.resolve(name), "{\"level\": \"" + levelPath + "\", ");
    }

    private List<Path> found(Path of) {
        return runs.unreadable(of).stream().map(LevelRuns.Unreadable::file).toList();
    }

    @Test
    void theyAreInTheFoldersOfItsRunsAndNameIt() throws IOException {
        Path beside = broken("walk.run.json", "a.level.json");
        Path below = broken("a/jump.run.json", "../a.level.json");
        Path escaped = broken("a/land.run.json", "..\\/a.level.json");
        Path open = Files.writeString(folder.resolve("open.run.json"), "{\"level\": \"a.level.json, \"ticks\": 1}");
        Path unopened = Files.writeString(folder.resolve("shut.run.json"), "{\"level\": a.level.json\", \"ticks\": 1}");
        broken("longer.run.json", "aa.level.json");
        broken("longer-still.run.json", "a.level.jsonc");
        Files.writeString(folder.resolve("word.run.json"), "{\"about\": \"of a.level.json\", ");
        Files.writeString(folder.resolve("slower.run.json"), "{\"about\": \"a.level.json again, slower\", ");
        Files.createDirectory(folder.resolve("folder.run.json"));

        assertThat(found(level)).containsExactly(open, unopened, beside, below, escaped);
        assertThat(runs.of(level)).isEmpty();
        assertThat(runs.unreadable(level).get(2).reason().firstError().message())
                .contains("ends in the middle");
        assertThat(runs.unreadable(level).get(2).text()).startsWith("{\"level\"");
    }

    @Test
    void oddNamesAreAsJsonHasThem() throws IOException {
        Path run = broken("odd.run.json", "h\u00f6hle.level.json");
        Path other = broken("other.run.json", "plain.json");

        assertThat(found(folder.resolve("h\u00f6hle.level.json"))).containsExactly(run);
        assertThat(found(folder.resolve("plain.json"))).containsExactly(other);
    }

    @Test
    void theyAreReadAgainOnlyWhenTheyHaveChanged() throws IOException {
        Path run = broken("walk.run.json", "a.level.json");
        LevelRuns.Unreadable before = runs.unreadable(level).get(0);
        runs.lookAgain();
        assertThat(runs.unreadable(level)).containsExactly(before);
        assertThat(runs.unreadable(level).get(0)).isSameAs(before);

        RunWriter.write(Run.IDLE.withLevelPath("a.level.json"), run);
        runs.lookAgain();
        assertThat(runs.unreadable(level)).isEmpty();
        assertThat(runs.of(level)).hasSize(1);

        broken("walk.run.json", "a.level.json");
        Files.setLastModifiedTime(run, FileTime.fromMillis(1));
        runs.lookAgain();
        assertThat(found(level)).containsExactly(run);
        assertThat(runs.of(level)).isEmpty();

        Files.delete(run);
        runs.lookAgain();
        assertThat(runs.unreadable(level)).isEmpty();
    }

    /** Its run is there before the level, which another branch may have. */
    @Test
    void aRunWhoseLevelComesLaterIsFoundThen() throws IOException {
        RunWriter.write(Run.IDLE.withLevelPath("b.level.json"), folder.resolve("walk.run.json"));
        Path later = folder.resolve("b.level.json");
        assertThat(found(later)).isEmpty();
        Files.writeString(later, "{}");
        runs.lookAgain();
        assertThat(runs.of(later)).hasSize(1);
        assertThat(found(later)).isEmpty();
    }
}
