package dev.ledge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The formatter wraps code and Javadoc; what it leaves alone (literals, text blocks, comments) is held here. */
class SourceLinesTest {
    private static final int COLUMNS = 120;

    @Test
    void noLineOfTheSourcesIsLongerThan120Columns() throws IOException {
        assertThat(longLines()).isEmpty();
    }

    private static List<String> longLines() throws IOException {
        try (Stream<Path> engine = Files.walk(Path.of("src"));
                Stream<Path> editor = Files.walk(Path.of("..", "editor", "src"))) {
            return Stream.concat(engine, editor)
                    .filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .flatMap(SourceLinesTest::longLines)
                    .toList();
        }
    }

    private static Stream<String> longLines(Path file) {
        try {
            List<String> lines = Files.readAllLines(file);
            return IntStream.range(0, lines.size())
                    .filter(i -> lines.get(i).codePointCount(0, lines.get(i).length()) > COLUMNS)
                    .mapToObj(i -> file + ":" + (i + 1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
