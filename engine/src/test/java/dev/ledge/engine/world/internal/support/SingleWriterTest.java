package dev.ledge.engine.world.internal.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What is written in one place is written nowhere else. Restoring and editing copy whole columns and are left out by
 * that.
 */
class SingleWriterTest {
    private static final Path WORLD = Path.of("src/main/java/dev/ledge/engine/world");
    private static final Pattern SUPPORT =
            Pattern.compile("\\.(state|supportKind|supportMajor|supportMinor|supportPart|supportVx|groundX|ground"
                    + "Y)\\[[^]]*] *[-+*/]?=[^=]");
    private static final Pattern PLACE = Pattern.compile("\\ba\\.[xy]\\[[^]]*] *[-+*/]?=[^=]");

    @Test
    void footingAloneWritesStateSupportAndItsVelocity() throws IOException {
        assertThat(writers(SUPPORT)).containsOnlyKeys("Footing.java");
    }

    @Test
    void moversAloneWritePlaces() throws IOException {
        assertThat(writers(PLACE).values().stream().distinct()).containsExactly("motion");
        assertThat(writers(PLACE)).containsKey("Placement.java");
    }

    /** File and its package, of each file in which a pattern is found. */
    private static Map<String, String> writers(Pattern pattern) throws IOException {
        Map<String, String> writers = new TreeMap<>();
        Set<Path> files = new TreeSet<>();
        try (Stream<Path> all = Files.walk(WORLD)) {
            all.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
        }
        for (Path file : files) {
            if (pattern.matcher(Files.readString(file)).find()) {
                writers.put(
                        file.getFileName().toString(),
                        file.getParent().getFileName().toString());
            }
        }
        return writers;
    }
}
