package dev.ledge.engine.level.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
        assertThat(refused(file).message()).contains("268435457 bytes");
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

    @ParameterizedTest
    @ValueSource(strings = {"", "\uFEFF"})
    void placesAreInLinesAndCharactersWhateverTheirBytes(String mark) throws LevelFormatException {
        Marked text = Marked.of("{\"é😀\":\t§\"ü\\u00e9\\n😀x\",\r\n  \"字\": §[§1,§{\"a\":§true}]}");
        JsonSource source = JsonSource.of(mark + text.text(), "x.json");
        LocatedNode root = source.parse(new Problems());

        LocatedNode first = root.get("é😀");
        LocatedNode second = root.get("字");
        assertThat(source.position(first.offset())).isEqualTo(text.marks().get(0));
        assertThat(source.position(second.offset())).isEqualTo(text.marks().get(1));
        assertThat(source.position(second.elements().get(0).offset()))
                .isEqualTo(text.marks().get(2));
        assertThat(source.position(second.elements().get(1).offset()))
                .isEqualTo(text.marks().get(3));
        LocatedNode deep = second.elements().get(1).get("a");
        assertThat(source.position(deep.offset())).isEqualTo(text.marks().get(4));
        assertThat(deep.pointer()).isEqualTo("/字/1/a");
        assertThat(first.text()).isEqualTo("üé\n😀x");
        // The x, which is the sixth UTF-16 unit of the value, stands eleven characters after the quote.
        TextPosition x = source.position(source.offsetInText(first.offset(), 5));
        assertThat(x).isEqualTo(new TextPosition(1, text.marks().get(0).column() + 11));
    }

    @Test
    void placesAreRightFarInsideALargeFile() throws LevelFormatException {
        String filler = "\"" + "é😀x\\n".repeat(20_000) + "\"";
        JsonSource source = JsonSource.of("[" + filler + ",\n" + filler + ", true]", "x.json");

        LocatedNode last = source.parse(new Problems()).elements().get(2);

        assertThat(source.position(last.offset())).isEqualTo(new TextPosition(2, 100_000 + 5));
    }

    @Test
    void lazyPartsHaveTheSamePlaces() throws LevelFormatException {
        String text = "{\"é\": {\"a\": [1, 2]},\n \"b\": [\"ü\", {\"c\": null}]}";
        JsonSource source = JsonSource.of(text, "x.json");
        Problems problems = new Problems();
        LocatedNode whole = source.parse(problems);
        LocatedNode lazy = source.parse(problems, (parent, key, kind) -> parent.parent() == null);

        lazy.get("b").forEachElement(problems, element -> {
            LocatedNode same = whole.get("b").elements().get(Integer.parseInt(element.key()));
            assertThat(element.offset()).isEqualTo(same.offset());
            assertThat(element.pointer()).isEqualTo(same.pointer());
        });
        lazy.get("é").forEachField(problems, field -> {
            assertThat(field.keyOffset()).isEqualTo(whole.get("é").get("a").keyOffset());
            assertThat(field.elements()).hasSize(2);
        });
        assertThat(problems.hasErrors()).isFalse();
    }
}
