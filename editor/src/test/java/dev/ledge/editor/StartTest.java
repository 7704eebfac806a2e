package dev.ledge.editor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.Runner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartTest {
    private static final String LEVEL = "{\"format\": \"ledge-level\", \"version\": 1, \"grid\": 16, \"size\": [8, 4],"
            + " \"palette\": {\"tiles\": {}}, \"layers\": []}";

    @TempDir
    private Path folder;

    @Test
    void withoutAnArgumentItIsTheDemoOfTheProject() throws IOException {
        Path demo = level("game/levels/demo/hills.level.json");
        Path inside = Files.createDirectories(folder.resolve("game/editor"));
        Path other = level("other.level.json");
        assertThat(Start.of(Optional.empty(), inside, List.of(other)).file()).isEqualTo(demo);
    }

    @Test
    void whoeverWorkedInTheProjectComesBackToThat() throws IOException {
        level("game/levels/demo/hills.level.json");
        Path inside = Files.createDirectories(folder.resolve("game/editor"));
        Path last = level("game/levels/caves/deep.level.json");
        assertThat(Start.of(Optional.empty(), inside, List.of(last)).file()).isEqualTo(last);
    }

    @Test
    void elseTheLastOneThatIsStillThere() throws IOException {
        Path last = level("last.level.json");
        Start start = Start.of(Optional.empty(), folder, List.of(folder.resolve("gone.level.json"), last));
        assertThat(start.document().file()).isEqualTo(last);
    }

    @Test
    void elseTheDemoThatComesWithTheProgramWithARunThatWinsIt() throws Exception {
        Start start = Start.of(Optional.empty(), folder, List.of());
        assertThat(start.failure()).isEmpty();
        assertThat(start.document().file()).isNull();
        assertThat(start.document().isModified()).isFalse();
        Run run = start.shown().orElseThrow();
        assertThat(Runner.play(start.document().level(), run).failures()).isEmpty();

        Path saved = folder.resolve("mine.level.json");
        start.document().saveAs(saved);
        Start again = Start.of(Optional.of(saved), folder, List.of());
        assertThat(again.failure()).isEmpty();
        assertThat(Runner.play(again.document().level(), run).failures()).isEmpty();
    }

    @Test
    void ofAFolderItIsTheFirst() throws IOException {
        level("b.level.json");
        Path a = level("a/a.level.json");
        Start start = Start.of(Optional.of(folder), folder, List.of());
        assertThat(start.file()).isEqualTo(a);
        assertThat(start.isOneOfMany()).isTrue();
    }

    @Test
    void ofAFolderItIsTheDemoOnlyIfThatIsInIt() throws IOException {
        Path demo = level("levels/demo/hills.level.json");
        Path cave = level("levels/caves/a.level.json");
        assertThat(Start.of(Optional.of(folder.resolve("levels/caves")), folder, List.of())
                        .file())
                .isEqualTo(cave);
        assertThat(Start.of(Optional.of(folder.resolve("levels")), folder, List.of())
                        .file())
                .isEqualTo(demo);
    }

    @Test
    void anEmptyFolderAndABadLevelAreReportedAndLeaveABlankOne() throws IOException {
        Start empty = Start.of(Optional.of(folder), folder, List.of());
        assertThat(empty.failure()).singleElement().asString().contains("*.level.json");
        assertThat(empty.problems()).singleElement().asString().startsWith(folder + ": error[NO-FILE]: ");
        Path bad = Files.writeString(folder.resolve("bad.level.json"), "{\"format\": \"ledge-level\",");
        Start start = Start.of(Optional.of(bad), folder, List.of());
        assertThat(start.failure()).first().asString().contains("bad.level.json, line 1");
        assertThat(start.problems()).first().asString().startsWith(bad + ":1:26: error[TRUNCATED]: ");
        assertThat(start.document().level().palette().tiles()).isNotEmpty();
        Path gone = folder.resolve("gone.level.json");
        assertThat(Start.of(Optional.of(gone), folder, List.of()).failure()).isNotEmpty();
    }

    @Test
    void aRunOfAnyNameIsOneByWhatIsInIt() throws IOException {
        Path level = level("hall.level.json");
        Path run = Files.writeString(folder.resolve("run-of-hall.json"), """
                {"format": "ledge-run", "version": 1, "level": "hall.level.json", "ticks": 9}
                """);
        Start start = Start.of(Optional.of(run), folder, List.of());
        assertThat(start.failure()).isEmpty();
        assertThat(start.document().file()).isEqualTo(level);
        assertThat(start.run()).isEqualTo(run);
    }

    private Path level(String path) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, LEVEL);
    }
}
