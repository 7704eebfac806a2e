package dev.ledge.editor.exchange.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.exchange.fuzz.ImportTrial.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SeedEditsTest {
    private static final int TRIALS = 200;
    private static final int MOST_EDITS = 4;

    @TempDir
    private Path folder;

    private static SeedEdits edits(Importer importer) throws IOException {
        return new SeedEdits(Path.of("src/fuzz/seeds").resolve(importer.lowerCase()));
    }

    /** A fuzzer whose files are nearly all refused tries little more than the refusals. */
    @ParameterizedTest
    @EnumSource
    void aFairShareIsRead(Importer importer) throws IOException {
        SeedEdits edits = edits(importer);
        ImportTrial trial = new ImportTrial(folder);
        Random random = new Random(1);
        Set<Integer> different = new HashSet<>();
        int read = 0;
        for (int i = 0; i < TRIALS; i++) {
            byte[] input = new byte[2 + SeedEdits.EDIT_BYTES * (1 + random.nextInt(MOST_EDITS))];
            random.nextBytes(input);
            input[0] = SeedEdits.MARK;
            byte[] file = edits.file(input);
            different.add(Arrays.hashCode(file));
            if (trial.of(importer, file) != Outcome.REFUSED) {
                read++;
            }
        }

        assertThat(read).as("read of " + TRIALS).isBetween(TRIALS / 3, TRIALS);
        assertThat(different.size()).isGreaterThan(TRIALS / 2);
    }

    @ParameterizedTest
    @EnumSource
    void otherBytesAreTheFileItself(Importer importer) throws IOException {
        for (byte[] input : new byte[][] {{}, {SeedEdits.MARK}, {'<', 'm', 'a', 'p', '/', '>'}}) {
            assertThat(edits(importer).file(input)).isSameAs(input);
        }
    }

    @ParameterizedTest
    @EnumSource
    void withoutEditsItIsTheSeed(Importer importer) throws IOException {
        SeedEdits edits = edits(importer);
        ImportTrial trial = new ImportTrial(folder);
        for (int i = 0; i < edits.count(); i++) {
            byte[] file = edits.file(new byte[] {SeedEdits.MARK, (byte) i});
            assertThat(trial.of(importer, file)).isNotEqualTo(Outcome.REFUSED);
        }
    }
}
