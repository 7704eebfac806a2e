package dev.ledge.engine.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.RunReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What fuzzing has found once holds now: each file is listed with the invariant that it broke. */
class FindingsTest {
    private static final Path FOLDER = Path.of("src/test/resources/dev/ledge/engine/fuzz");
    private static final String INPUT = ".input.run.json";
    private static final Level LEVEL = PlayedLevel.read();

    @TestFactory
    Stream<DynamicTest> whatWasFoundOnceHoldsNow() throws IOException {
        return findings().stream()
                .map(line -> dynamicTest(line[0] + " " + line[1], () -> {
                    // A name that is misspelt must not pass for an invariant.
                    assertThat(Invariant.valueOf(line[1])).isNotNull();
                    tryOut(FOLDER.resolve(line[0]));
                }));
    }

    @Test
    void everyFileIsListed() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            List<String> inputs = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".json") && !name.endsWith(INPUT) && !name.equals(PlayedLevel.NAME))
                    .toList();
            assertThat(findings()).extracting(line -> line[0]).containsExactlyInAnyOrderElementsOf(inputs);
        }
    }

    private static List<String[]> findings() throws IOException {
        return Files.readAllLines(FOLDER.resolve("findings.txt")).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" ", 3))
                .toList();
    }

    private static void tryOut(Path file) throws IOException, LevelFormatException {
        byte[] content = Files.readAllBytes(file);
        String name = file.getFileName().toString();
        if (name.endsWith(".palette.json")) {
            PaletteTrial.of(content);
        } else if (name.endsWith(".run.json")) {
            RunTrial.of(content, LEVEL);
        } else {
            LevelTrial.of(content, buttons(file.resolveSibling(name.replace(".level.json", INPUT))));
        }
    }

    private static InputTrack buttons(Path file) throws LevelFormatException {
        return Files.exists(file) ? RunReader.read(file).requireCurrent().effectiveInput() : InputTrack.EMPTY;
    }
}
