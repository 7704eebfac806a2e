package dev.ledge.editor.action.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Why a file was not opened is said so that one knows what to do. */
class ErrorTextTest {
    private static final String MARKS = "{\n<<<<<<< HEAD\n\"grid\": 16\n=======\n\"grid\": 8\n>>>>>>> other\n}\n";

    @TempDir
    Path folder;

    @Test
    void whatGitLeftInAFileIsSaidFirst() throws Exception {
        Path level = Files.writeString(folder.resolve("cave.level.json"), MARKS);
        Path palette = Files.writeString(folder.resolve("cave.palette.json"), MARKS);
        List<String> ofLevel =
                ErrorText.of(catchThrowableOfType(LevelFormatException.class, () -> LevelReader.read(level)));
        assertThat(ofLevel.get(0)).contains("conflict marks").contains("git checkout --ours cave.level.json");
        assertThat(ofLevel.get(1)).contains("line 2, column 1");
        assertThat(ErrorText.of(catchThrowableOfType(LevelFormatException.class, () -> PaletteReader.read(palette))))
                .element(0)
                .asString()
                .contains("conflict marks")
                .contains("keep one side of each");
    }

    @Test
    void whatIsBrokenOtherwiseHasNoSuchLine() throws Exception {
        Path level = Files.writeString(folder.resolve("cave.level.json"), "{ <<<<<<< }");
        assertThat(ErrorText.of(catchThrowableOfType(LevelFormatException.class, () -> LevelReader.read(level))))
                .singleElement()
                .asString()
                .startsWith("cave.level.json, line 1");
    }
}
