package dev.ledge.engine.level.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.ledge.engine.level.Palette;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.testing.Marked;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Mistakes in a palette, and in how a level names one; § marks the place that is reported. */
class BadPaletteTest {
    @TempDir
    private Path folder;

    private static String palette(String fields) {
        return "{\"format\": \"ledge-palette\", \"version\": 1,\n" + fields + "}";
    }

    private static String tile(String fields) {
        return palette("\"surfaces\": {\"ice\": {}}, \"tiles\": {\"t\": {" + fields + "}}");
    }

    static Stream<Arguments> palettes() {
        return Stream.of(
                arguments("WRONG-FORMAT", "/format", "{\"format\": §\"ledge-level\", \"version\": 1}", "a level"),
                arguments("WRONG-TYPE", "/tiles", palette("\"tiles\": §[]"), "object"),
                arguments("WRONG-TYPE", "/tiles/t", palette("\"tiles\": {\"t\": §\"full\"}"), "object"),
                arguments(
                        "DUPLICATE-KEY", "/tiles/t", palette("\"tiles\": {\"t\": {},\n§\"t\": {}}"), "first in line 2"),
                arguments("WRONG-TYPE", "/surfaces/a", palette("\"surfaces\": {\"a\": §1}"), "object"),
                arguments(
                        "OUT-OF-RANGE",
                        "/surfaces/a/maxSpeed",
                        palette("\"surfaces\": {\"a\": {\"maxSpeed\": §-1}}"),
                        "0 to"),
                arguments("UNKNOWN-WORD", "/tiles/t/shape", tile("\"shape\": §\"ful\""), "did you mean \"full\""),
                arguments("WRONG-TYPE", "/tiles/t/shape", tile("\"shape\": §1"), "polygon"),
                arguments("MISSING-FIELD", "/tiles/t/shape", tile("\"shape\": §{}"), "exactly one"),
                arguments(
                        "UNKNOWN-WORD",
                        "/tiles/t/shape",
                        tile("\"shape\": §{\"floor\": [0, 1], \"ceiling\": [0, 1]}"),
                        "exactly one"),
                arguments(
                        "OUT-OF-RANGE", "/tiles/t/shape/floor/1", tile("\"shape\": {\"floor\": [0, §1.5]}"), "0 to 1"),
                arguments(
                        "OUT-OF-RANGE",
                        "/tiles/t/shape/ceiling",
                        tile("\"shape\": {\"ceiling\": §[0, 0]}"),
                        "nothing solid"),
                arguments(
                        "FEW-POINTS",
                        "/tiles/t/shape/polygon",
                        tile("\"shape\": {\"polygon\": §[[0, 0], [1, 0]]}"),
                        "3 to"),
                arguments(
                        "NOT-CONVEX",
                        "/tiles/t/shape/polygon",
                        tile("\"shape\": {\"polygon\": §[[0, 0], [1, 0], [1, 1], [0.9, 0.1]]}"),
                        "inwards"),
                arguments(
                        "NOT-CONVEX",
                        "/tiles/t/shape/polygon",
                        tile("\"shape\": {\"polygon\": §[[0, 0], [0.5, 0.5], [1, 1], [0.75, 0.25], [0.6, 0.5]]}"),
                        "convex"),
                arguments(
                        "SELF-CROSSING",
                        "/tiles/t/shape/polygon/2",
                        tile("\"shape\": {\"polygon\": [[0, 0], [1, 1], §[1, 0], [0, 1]]}"),
                        "crosses"),
                arguments(
                        "OUT-OF-RANGE",
                        "/tiles/t/shape/polygon/1/0",
                        tile("\"shape\": {\"polygon\": [[0, 0], [§2, 0], [0, 1]]}"),
                        "0 to 1"),
                arguments(
                        "UNKNOWN-WORD",
                        "/tiles/t/solidFrom/0",
                        tile("\"solidFrom\": [§\"upper\"]"),
                        "top, bottom, left, right"),
                arguments("WRONG-TYPE", "/tiles/t/hazard", tile("\"hazard\": §\"yes\""), "true or false"),
                arguments("UNKNOWN-SURFACE", "/tiles/t/surface", tile("\"surface\": §\"Ice\""), "did you mean \"ice\""),
                arguments("MISSING-FIELD", "/tiles/t/image/src", tile("\"image\": §{}"), "src"),
                arguments(
                        "PATH-OUTSIDE",
                        "/tiles/t/image/src",
                        tile("\"image\": {\"src\": §\"../../a.png\"}"),
                        "outside the project"),
                arguments(
                        "BAD-PATH",
                        "/tiles/t/image/src",
                        tile("\"image\": {\"src\": §\"a\\u0000.png\"}"),
                        "no file name can have"));
    }

    static Stream<Arguments> tilesThatComeAndGo() {
        return Stream.of(
                arguments("WRONG-TYPE", "/tiles/t/crumbles", tile("\"crumbles\": §true"), "object"),
                arguments("OUT-OF-RANGE", "/tiles/t/crumbles/after", tile("\"crumbles\": {\"after\": §-1}"), "0 to"),
                arguments(
                        "WRONG-TYPE", "/tiles/t/crumbles/back", tile("\"crumbles\": {\"back\": §\"never\"}"), "number"),
                arguments("WRONG-TYPE", "/tiles/t/group", tile("\"group\": §1"), "text"),
                arguments("UNKNOWN-WORD", "/tiles/t/solidWhen", tile("\"solidWhen\": §\"of\""), "did you mean"));
    }

    @ParameterizedTest(name = "{0} {1} in {2}")
    @MethodSource({"palettes", "tilesThatComeAndGo"})
    void namesThePlaceAndTheMend(String code, String pointer, String marked, String mend) {
        Marked.of(marked).assertRefused(PaletteReader::read, folder.resolve("x.palette.json"), code, pointer, mend);
    }

    @Test
    void aMissingPictureAndAMalformedColourAreWarnings() throws Exception {
        Loaded<Palette> loaded = PaletteReader.read(
                tile("\"color\": \"red\", \"image\": {\"src\": \"a.png\"}"), folder.resolve("x.palette.json"));

        assertThat(loaded.warnings()).extracting(Problem::code).containsExactly("BAD-COLOR", "MISSING-IMAGE");
        assertThat(loaded.value().tiles().get("t").color()).isEqualTo("red");
    }

    private LevelFormatException levelWithPalette(String palette) {
        String text = "{\"format\": \"ledge-level\", \"version\": 1, \"grid\": 16, \"size\": [4, 2],\n \"palette\": "
                + palette
                + ",\n \"layers\": [{\"id\": \"a\", \"kind\": \"tiles\", \"legend\": {\"#\": "
                + "\"rock\"}, \"cells\": {\"0,0\": \"#\"}}]}";
        return catchThrowableOfType(
                LevelFormatException.class, () -> LevelReader.read(text, folder.resolve("sub/x.level.json")));
    }

    @Test
    void aPaletteThatIsNotThereIsReportedAloneWithoutEveryTileThatItWouldHaveHad() {
        assertThat(levelWithPalette("\"../none.palette.json\"").problems())
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.code()).isEqualTo("MISSING-PALETTE");
                    assertThat(problem.line()).isEqualTo(2);
                    assertThat(problem.column()).isEqualTo(13);
                    assertThat(problem.pointer()).isEqualTo("/palette");
                    assertThat(problem.message()).contains("none.palette.json").contains("mend the path");
                });
    }

    @Test
    void ofALongPathToNoPaletteTheMiddleIsLeftOut() {
        assertThat(levelWithPalette("\"" + "x".repeat(300) + ".palette.json\"").problems())
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.code()).isEqualTo("MISSING-PALETTE");
                    assertThat(problem.message())
                            .contains("xxx…xxx")
                            .contains("xxx.palette.json\"")
                            .doesNotContain("x".repeat(80), "characters");
                });
    }

    @Test
    void aPaletteOutsideTheProjectIsRefused() throws IOException {
        Files.createDirectories(folder.resolve("sub/.git"));
        Files.writeString(folder.resolve("a.palette.json"), palette("\"tiles\": {\"rock\": {}}"));

        assertThat(levelWithPalette("\"../a.palette.json\"").problems())
                .singleElement()
                .satisfies(problem -> assertThat(problem.code()).isEqualTo("PATH-OUTSIDE"));
    }

    @Test
    void mistakesInThePaletteAreReportedWithItsOwnFileName() throws IOException {
        Files.createDirectories(folder.resolve("sub"));
        Files.writeString(folder.resolve("a.palette.json"), palette("\"tiles\": {\"rock\": {\"hazard\": 1}}"));

        assertThat(levelWithPalette("\"../a.palette.json\"").problems())
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.file())
                            .isEqualTo(folder.resolve("a.palette.json").toString());
                    assertThat(problem.pointer()).isEqualTo("/tiles/rock/hazard");
                    assertThat(problem.line()).isEqualTo(2);
                });
    }

    @Test
    void aLevelInThePlaceOfThePaletteIsReportedWhereItIsNamed() throws IOException {
        Files.createDirectories(folder.resolve("sub"));
        Files.writeString(folder.resolve("b.level.json"), "{\"format\": \"ledge-level\", \"version\": 1}");

        assertThat(levelWithPalette("\"../b.level.json\"").problems())
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.code()).isEqualTo("WRONG-FORMAT");
                    assertThat(problem.file()).endsWith("x.level.json");
                    assertThat(problem.line()).isEqualTo(2);
                    assertThat(problem.pointer()).isEqualTo("/palette");
                    assertThat(problem.message())
                            .isEqualTo("\"../b.level.json\" is a level, not a palette; name another file");
                });
    }

    @Test
    void aPaletteInsideTheLevelIsCheckedAlike() {
        assertThat(levelWithPalette("{\"tiles\": {\"rock\": {\"shape\": \"x\"}}}")
                        .problems())
                .singleElement()
                .satisfies(problem -> assertThat(problem.pointer()).isEqualTo("/palette/tiles/rock/shape"));
        assertThat(levelWithPalette("{\"format\": \"ledge-level\", \"tiles\": {\"rock\": {}}}")
                        .problems())
                .singleElement()
                .satisfies(problem -> assertThat(problem.pointer()).isEqualTo("/palette/format"));
        assertThat(levelWithPalette("3").problems())
                .singleElement()
                .satisfies(problem -> assertThat(problem.code()).isEqualTo("WRONG-TYPE"));
    }
}
