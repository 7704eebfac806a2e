package dev.ledge.editor.action.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ledge.editor.fault.UserFolder;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenTrialTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void settingsOfTheTest() {
        System.setProperty(
                UserFolder.SETTINGS_PROPERTY,
                folder.resolve("user/settings.json").toString());
    }

    @AfterEach
    void settingsOfTheUser() {
        System.clearProperty(UserFolder.SETTINGS_PROPERTY);
    }

    /**
     * A newer version may allow what no world can be made of here: it is not opened, or opened to look at, and no
     * fault.
     */
    @Test
    void aLevelOfANewerVersionIsRefusedWithItsPlaceOrReadOnly() throws Exception {
        Path file = Files.writeString(folder.resolve("newer.level.json"), """
                {"format": "ledge-level", "version": 9, "grid": 16, "size": [8, 8],
                 "objects": [{"id": "p", "type": "polygon", "at": [1, 1], "points": [[0, 0]]}]}
                """);
        try {
            assertThat(OpenTrial.open(file).isReadOnly()).isTrue();
        } catch (LevelFormatException e) {
            assertThat(e.problems()).extracting(Problem::code).contains("NEWER-VERSION");
            assertThat(e.problems()).allMatch(Problem::hasPlace);
        }
    }

    @Test
    void whatIsNoFileOfLedgeIsSaidToBeNoneInsteadOfMended() throws Exception {
        Path map = Files.writeString(folder.resolve("map.ldtk"), "{\"levels\": []}");
        Path picture = Files.write(folder.resolve("hero.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G'});
        assertThat(refusal(map)).contains("no level", "Import").doesNotContain("format");
        assertThat(refusal(picture)).contains("no level").doesNotContain("Import", "UTF-8");

        Path named = Files.writeString(folder.resolve("map.level.json"), "{\"levels\": []}");
        Path level = Files.writeString(folder.resolve("level.txt"), """
                {"format": "ledge-level", "version": 1, "grid": 16, "size": [0, 8]}
                """);
        assertThat(refusal(named)).contains("format");
        assertThat(refusal(level)).contains("size");
    }

    private static String refusal(Path file) {
        LevelFormatException refused = catchThrowableOfType(LevelFormatException.class, () -> OpenTrial.open(file));
        return String.join("\n", ErrorText.of(refused));
    }

    @Test
    void whatIsSaidOfAFaultNamesItsReportAndNotWhatWasThrown() throws Exception {
        List<String> lines = OpenTrial.explain(new IllegalStateException("index 7"));

        assertThat(lines).singleElement().asString().doesNotContain("Exception", "index 7");
        Path report = Files.list(folder.resolve("user/reports")).findFirst().orElseThrow();
        assertThat(lines.get(0)).contains(report.toString());
        assertThat(Files.readString(report)).contains("IllegalStateException: index 7");
        assertThat(OpenTrial.explain(new OutOfMemoryError()))
                .singleElement()
                .asString()
                .contains("more memory", "-Xmx");
    }
}
