package dev.ledge.editor.exchange.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.ledge.editor.exchange.fuzz.ImportTrial.Outcome;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What fuzzing has found once holds now, and the seeds hold; each file's suffix says which importer reads it. */
class FindingsTest {
    private static final Path FINDINGS = Path.of("src/test/resources/dev/ledge/editor/exchange/fuzz");
    private static final Path SEEDS = Path.of("src/fuzz/seeds");

    @TempDir
    private Path folder;

    @TestFactory
    List<DynamicTest> filesHold() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        ImportTrial trial = new ImportTrial(folder);
        for (Importer importer : Importer.values()) {
            for (Path file : files(importer)) {
                tests.add(
                        dynamicTest(file.getFileName().toString(), () -> trial.of(importer, Files.readAllBytes(file))));
            }
        }
        return tests;
    }

    private static List<Path> files(Importer importer) throws IOException {
        List<Path> found = new ArrayList<>();
        for (Path place : List.of(FINDINGS, SEEDS.resolve(importer.lowerCase()))) {
            try (Stream<Path> files = Files.list(place)) {
                files.filter(file -> !place.equals(FINDINGS) || file.toString().endsWith('.' + importer.lowerCase()))
                        .sorted()
                        .forEach(found::add);
            }
        }
        return found;
    }

    /** Seeds that are all refused would teach a fuzzer nothing. */
    @Test
    void everyImporterHasASeedThatComesThrough() throws IOException {
        ImportTrial trial = new ImportTrial(folder);
        for (Importer importer : Importer.values()) {
            List<Outcome> outcomes = new ArrayList<>();
            for (Path file : files(importer)) {
                outcomes.add(trial.of(importer, Files.readAllBytes(file)));
            }
            assertThat(outcomes).as(importer.lowerCase()).contains(Outcome.PASSED);
        }
    }

    @Test
    void theTrialRefusesWhatIsNoLevel() {
        ImportTrial trial = new ImportTrial(folder);

        assertThat(trial.of(Importer.TMX, "<map/>".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(Outcome.REFUSED);
        assertThatThrownBy(() -> trial.of(Importer.TMX, null)).isInstanceOf(NullPointerException.class);
    }
}
