package dev.ledge.engine.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFilesTest {
    @TempDir
    private Path folder;

    private Path first;
    private Path second;

    @BeforeEach
    void makeOldFile() throws IOException {
        first = Files.writeString(folder.resolve("a"), "old");
        second = folder.resolve("new/b");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> !file.equals(folder))
                    .map(file -> folder.relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }

    @Test
    void allAreWrittenAndNothingElseIsLeft() throws IOException {
        Map<Path, byte[]> files = new LinkedHashMap<>();
        files.put(first, bytes("1"));
        files.put(second, bytes("2"));

        AtomicFiles.write(files);

        assertThat(first).hasContent("1");
        assertThat(second).hasContent("2");
        assertThat(names()).containsExactly("a", "new", "new/b");
    }

    @Test
    void aFolderThatWasMadeGoesAwayWithTheRest() throws IOException {
        Map<Path, byte[]> files = new LinkedHashMap<>();
        files.put(second, bytes("2"));
        files.put(Files.createDirectory(folder.resolve("taken")), bytes("3"));

        assertThatThrownBy(() -> AtomicFiles.write(files)).isInstanceOf(WriteException.class);

        assertThat(names()).containsExactly("a", "taken");
    }

    @Test
    void workThatIsCancelledLeavesEverythingAsItWas() throws IOException {
        Map<Path, FileContent> files = new LinkedHashMap<>();
        files.put(first, out -> out.write(bytes("1")));
        files.put(folder.resolve("b"), out -> {
            out.write(bytes("2"));
            throw new CancellationException();
        });

        assertThatThrownBy(() -> AtomicFiles.writeAll(files)).isInstanceOf(CancellationException.class);

        assertThat(first).hasContent("old");
        assertThat(names()).containsExactly("a");
    }

    @Test
    void whenOneCannotTakeItsPlaceThoseBeforeItArePutBack() throws IOException {
        Path third = folder.resolve("c");
        Path fourth = folder.resolve("d");
        Map<Path, FileContent> files = new LinkedHashMap<>();
        files.put(first, out -> out.write(bytes("1")));
        files.put(third, out -> out.write(bytes("3")));
        files.put(fourth, out -> {
            out.write(bytes("4"));
            // Somebody makes a folder of that name meanwhile.
            Files.createDirectories(fourth.resolve("x"));
        });

        assertThatThrownBy(() -> AtomicFiles.writeAll(files))
                .isInstanceOf(WriteException.class)
                .hasMessageContaining("d");

        assertThat(first).hasContent("old");
        assertThat(names()).containsExactly("a", "d", "d/x");
    }
}
