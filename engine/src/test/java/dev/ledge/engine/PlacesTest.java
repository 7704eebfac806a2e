package dev.ledge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** In a step one class alone writes where actors are, so that whatever moves one can be found, and held, there. */
class PlacesTest {
    private static final Path WORLD = Path.of("src", "main", "java", "dev", "ledge", "engine", "world");
    /** The state itself may, when it is made and restored, and scenes have places of their own. */
    private static final List<String> OWN = List.of("state", "scene");

    private static final String PLACE = "\\b[xy]\\[[^\\]]*\\]";
    private static final Pattern WRITE = Pattern.compile(
            PLACE + "\\s*(?:[-+*/]?=(?!=)|\\+\\+|--)|(?:\\+\\+|--)[\\w.]*" + PLACE + "|=\\s*\\w+\\.[xy];");

    @Test
    void onlyPlacementWritesPlacesOfActors() {
        assertThat(writers()).containsExactly("Placement.java");
    }

    private static List<String> writers() {
        try (Stream<Path> files = Files.walk(WORLD)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !OWN.contains(file.getParent().getFileName().toString()))
                    .filter(PlacesTest::writesPlaces)
                    .map(file -> file.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean writesPlaces(Path file) {
        try {
            return WRITE.matcher(Files.readString(file)).find();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
