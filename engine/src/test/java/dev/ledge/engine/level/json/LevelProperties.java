package dev.ledge.engine.level.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class LevelProperties {
    private static final Path FILE = Path.of("build", "levels", "x.level.json");

    @Property(tries = 200)
    void whatIsWrittenIsReadAgain(@ForAll long seed) throws LevelFormatException {
        Level level = RandomLevels.level(seed);

        byte[] first = LevelWriter.toBytes(level);
        Level read = LevelReader.read(first, FILE).value();
        byte[] second = LevelWriter.toBytes(read);

        assertThat(read.hasSameContent(LevelWriter.withLegends(level))).isTrue();
        assertThat(new String(second, StandardCharsets.UTF_8)).isEqualTo(new String(first, StandardCharsets.UTF_8));
    }

    @Property(tries = 50)
    void aLevelIsReadApartFromTheFilesThatItNames(@ForAll long seed) throws LevelFormatException {
        Level level = RandomLevels.level(seed);
        Level linked =
                level.toBuilder().palette("../../no/such.palette.json", null).build();

        Level read = LevelReader.readDetached(new String(LevelWriter.toBytes(linked), StandardCharsets.UTF_8), FILE)
                .value();

        assertThat(read.palettePath()).isEqualTo("../../no/such.palette.json");
        assertThat(read.hasSameContent(LevelWriter.withLegends(linked))).isTrue();
    }

    @Property(tries = 100)
    void aFileCutOffAnywhereIsRefusedAndNothingElseHappens(@ForAll long seed) {
        byte[] whole = LevelWriter.toBytes(RandomLevels.level(seed));
        // All but the last newline is needed.
        int length = new SplittableRandom(seed).nextInt(whole.length - 1);

        LevelFormatException refused = readBroken(Arrays.copyOf(whole, length));

        assertThat(refused).isNotNull();
        assertThat(refused.problems()).anyMatch(Problem::isError);
    }

    @Property(tries = 500)
    void aFileWithWrongBytesIsReadOrRefusedAndNothingElseHappens(@ForAll long seed) {
        byte[] bytes = LevelWriter.toBytes(RandomLevels.level(seed >> 4));
        SplittableRandom random = new SplittableRandom(seed);
        String likely = "{}[]\",:0123456789.-eE\\ntru#\u0000\n";
        for (int i = 0; i < 1 + random.nextInt(4); i++) {
            int at = random.nextInt(bytes.length);
            bytes[at] = (byte)
                    (random.nextInt(4) == 0 ? random.nextInt(256) : likely.charAt(random.nextInt(likely.length())));
        }

        LevelFormatException refused = readBroken(bytes);

        if (refused != null) {
            assertThat(refused.problems()).anyMatch(Problem::isError).allSatisfy(problem -> {
                assertThat(problem.line()).isPositive();
                assertThat(problem.column()).isPositive();
                assertThat(problem.message())
                        .isNotBlank()
                        .doesNotContain("Exception")
                        .doesNotContain("null)");
            });
        }
    }

    private static LevelFormatException readBroken(byte[] bytes) {
        try {
            LevelReader.read(bytes, FILE);
            return null;
        } catch (LevelFormatException e) {
            return e;
        }
    }
}
