package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.json.LevelFormatException;
import dev.ledge.engine.testing.HashTable;
import dev.ledge.engine.testing.LevelFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The same level and buttons give the same states on every JVM. */
class HashesTest {
    /** {@code .ci/run} compares these files between JVMs. */
    @Test
    void theTableOfThisJvmIsLeftForComparison() throws IOException, LevelFormatException {
        String table = HashTable.of(LevelFiles.runs());
        Path file = Path.of("target", "hashes-" + System.getProperty("java.version") + ".txt");
        Files.createDirectories(file.getParent());
        Files.writeString(file, table);

        assertThat(file).isNotEmptyFile();
    }
}
