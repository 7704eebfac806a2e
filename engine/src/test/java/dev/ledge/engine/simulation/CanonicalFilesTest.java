package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.level.json.PaletteWriter;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.run.RunWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every file in {@code levels/} is what the engine itself would write, so that an edit of one number is a diff of one
 * line.
 */
class CanonicalFilesTest {
    private static final Path LEVELS = Path.of("..", "levels");

    @Test
    void everyFileIsInCanonicalForm() throws Exception {
        List<Path> files;
        try (Stream<Path> all = Files.walk(LEVELS)) {
            files = all.filter(Files::isRegularFile)
                    .filter(file -> FileKind.detect(file).isPresent())
                    .sorted()
                    .toList();
        }

        assertThat(files).isNotEmpty();
        for (Path file : files) {
            assertThat(Files.readString(file)).as("%s, in canonical form", file).isEqualTo(canonical(file));
        }
    }

    private static String canonical(Path file) throws Exception {
        byte[] bytes = switch (FileKind.detect(file).orElseThrow()) {
            case PALETTE -> PaletteWriter.toBytes(PaletteReader.read(file).requireCurrent());
            case RUN -> RunWriter.toBytes(RunReader.read(file).requireCurrent());
            case LEVEL -> LevelWriter.toBytes(LevelReader.read(file).requireCurrent());
        };
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
