package dev.ledge.engine.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JsonSourceTest {
    @TempDir
    private Path folder;

    private Problem refused(Path file) {
        return catchThrowableOfType(LevelFormatException.class, () -> JsonSource.read(file))
                .problems()
                .get(0);
    }

    @Test
    void aFileThatIsNotThereOrIsAFolderIsReported() {
        assertThat(refused(folder.resolve("none.json")).code()).isEqualTo("NO-FILE");
        assertThat(refused(folder).message()).contains("a folder, not a file");
    }

    @Test
    void aFileThatIsTooLargeIsRefusedUnread() throws IOException {
        Path file = folder.resolve("large.json");
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(JsonSource.MAX_BYTES + 1L);
        }

        assertThat(refused(file).code()).isEqualTo("TOO-LARGE");
        assertThat(refused(file).message()).contains("268435457 bytes").doesNotContain("level");
    }

    @Test
    void bytesThatAreNotUtf8AreReportedWithTheirPlace() throws IOException {
        Path file = folder.resolve("latin.json");
        Files.write(file, "{\"é\": 1,\n \"name\": \"ä\"}".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(refused(file).toString())
                .startsWith(file
                        + ":1:3: error[ENCODING]: byte 2 (0xE9) is not UTF-8; save the file with the encoding UTF-8");

        Files.write(file, "{}".getBytes(StandardCharsets.UTF_16LE));
        assertThat(refused(file).code()).isEqualTo("ENCODING");
    }

    @Test
    void theCharacterThatStandsForWhatIsNoUtf8MayBeInAFile() throws IOException, LevelFormatException {
        JsonSource source = JsonSource.of("{\"a\": \"\uFFFD\"}", "x.json");
        assertThat(source.text()).isEqualTo("{\"a\": \"\uFFFD\"}");

        Path file = folder.resolve("both.json");
        Files.write(file, "\uFFFD\n\u00e4\u00e9".getBytes(StandardCharsets.UTF_8));
        byte[] cut = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(cut, cut.length - 1));
        assertThat(refused(file).toString()).startsWith(file + ":2:2: error[ENCODING]: byte 6 (0xC3)");
    }
}
