package dev.ledge.engine.level.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.problem.Problems;
import dev.ledge.engine.problem.TextPosition;
import dev.ledge.engine.testing.Marked;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every mistake in a level is reported with its code, its line and column (marked §), its JSON pointer, and what to do.
 */
class BadLevelTest {
    private static final String PALETTE = """
            "palette": {
                "surfaces": {"ice": {}},
                "tiles": {"rock": {"shape": "full"}, "plank": {"shape": "full"}}}""";

    @TempDir
    private Path folder;

    /** A whole file with these fields besides those that it must have. */
    static String level(String fields) {
        return """
                {
                  "format": "ledge-level", "version": 1, "grid": 16, "size": [40, 3],
                  %s,
                  %s
                }
                """.formatted(PALETTE, fields);
    }

    private static String layer(String fields) {
        return level("\"layers\": [{\"id\": \"a\", \"kind\": \"tiles\", " + fields + "}]");
    }

    private static String cells(String cells) {
        return layer("\"legend\": {\"#\": \"rock\"},\n    \"cells\": {" + cells + "}");
    }

    static Stream<Arguments> wholeFiles() {
        return Stream.of(
                arguments("TRUNCATED", "", "§", "empty"),
                arguments("TRUNCATED", "", "{\"format\": \"ledge-level\",§", "ends in the middle"),
                arguments("TRAILING", "", level("\"name\": \"x\"") + "§{}", "take away"),
                arguments("SYNTAX", "", "{\"format\": \"ledge-level\" §\"version\": 1}", "comma"),
                arguments("SYNTAX", "", "{\"format\": \"ledge-level\", §}", "comma"),
                arguments(
                        "SYNTAX",
                        "",
                        "{\"format\": \"ledge-level\",\n§<<<<<<< ours\n\"version\": 1,",
                        "conflict marks"),
                arguments("SYNTAX", "", "{\"format\": \"ledge-level\"\n§=======\n}", "conflict marks"),
                arguments("SYNTAX", "", "{\"format\": \"ledge-level\", §<<<<<<< ours", "a key"),
                arguments("SYNTAX", "", "{\"na\\ud800§me\": 1}", "half a character"),
                arguments("SYNTAX", "", "{\"na\\udc00§me\": 1}", "half a character"),
                arguments("WRONG-FORMAT", "", "§[]", "ledge-level"),
                arguments("WRONG-FORMAT", "/format", "{\"format\": §\"ledge-palette\", \"version\": 1}", "a palette"),
                arguments("WRONG-FORMAT", "/format", "{\"format\": §\"ledge-levle\", \"version\": 1}", "did you mean"),
                arguments("MISSING-FIELD", "/format", "§{\"version\": 1}", "format"),
                arguments("MISSING-FIELD", "/version", "§{\"format\": \"ledge-level\"}", "version"),
                arguments("VERSION", "/version", "{\"format\": \"ledge-level\", \"version\": §0}", "from 1 on"),
                arguments("VERSION", "/version", "{\"format\": \"ledge-level\", \"version\": §1.5}", "whole"),
                arguments(
                        "OUT-OF-RANGE",
                        "/size/1",
                        "{\"format\": \"ledge-level\", \"version\": 1, \"grid\": 16, \"size\": [4, §0]}",
                        "from 1 to 16384"),
                arguments("WRONG-TYPE", "/version", "{\"format\": \"ledge-level\", \"version\": §\"1\"}", "number"),
                arguments("TOO-LARGE", "", "[".repeat(100) + "§[", "nested"));
    }

    /** What is too long or too deep, with more text behind it than a parser takes at once. */
    static Stream<Arguments> beyondLimits() {
        String digits = "1".repeat(2001);
        String key = "k".repeat(10_001);
        String long16 = "x".repeat((16 << 20) + 1);
        return Stream.of("", "\n" + " ".repeat(9000) + "\n")
                .flatMap(behind -> Stream.of(
                        arguments(
                                "TOO-LARGE",
                                "",
                                level("\"props\": {\n\"a\": " + "[".repeat(98) + "§[1" + behind + "]".repeat(99) + "}"),
                                "nested"),
                        arguments("TOO-LARGE", "", level("\"props\": {\n\"a\": §" + digits + behind + "}"), "number"),
                        arguments("TOO-LARGE", "", level("\n\"name\": [§" + digits + "]" + behind), "number"),
                        arguments(
                                "TOO-LARGE",
                                "",
                                level("\n\"objects\": [{\"id\": \"a\", \"type\": \"goal\",\n\"at\": [0, §" + digits
                                        + "]}]" + behind),
                                "number"),
                        arguments(
                                "TOO-LARGE", "", level("\"name\": \"\\\"x\",\n§\"" + key + "\": 1" + behind), "a key"),
                        arguments(
                                "TOO-LARGE",
                                "",
                                level("\"props\": {\n\"a\": {}, §\"" + key + "\": 1" + behind + "}"),
                                "a key"),
                        arguments("TOO-LARGE", "", level("\"name\":\n§\"" + long16 + "\"" + behind), "a text"),
                        arguments("TOO-LARGE", "", cells("\n\"0,0\": §\"" + long16 + "\"" + behind), "a text")));
    }

    static Stream<Arguments> fields() {
        return Stream.of(
                arguments("WRONG-TYPE", "/name", level("\"name\": §3"), "text"),
                arguments("WRONG-TYPE", "/name", level("\"name\": §null"), "take the field away"),
                arguments(
                        "WRONG-TYPE",
                        "/layers/0/id",
                        level("\"layers\": [{\"id\": §null, \"kind\": \"tiles\"}]"),
                        "write one, or take the field away where it may be missing"),
                arguments("DUPLICATE-KEY", "/name", level("\"name\": \"x\",\n §\"name\": \"y\""), "first in line 6"),
                arguments("NOT-FINITE", "/physics/gravity", level("\"physics\": {\"gravity\": §NaN}"), "finite"),
                arguments("NOT-FINITE", "/physics/gravity", level("\"physics\": {\"gravity\": §-Infinity}"), "finite"),
                arguments("NOT-FINITE", "/physics/gravity", level("\"physics\": {\"gravity\": §1e400}"), "too large"),
                arguments("OUT-OF-RANGE", "/physics/gravity", level("\"physics\": {\"gravity\": §-1}"), "0 to 1000000"),
                arguments("OUT-OF-RANGE", "/physics/tickRate", level("\"physics\": {\"tickRate\": §0}"), "1 to"),
                arguments(
                        "UNKNOWN-WORD",
                        "/physics/border/top",
                        level("\"physics\": {\"border\": {\"top\": §\"shut\"}}"),
                        "wall, open"),
                arguments("NOT-FINITE", "/player/walkSpeed", level("\"player\": {\"walkSpeed\": §NaN}"), "finite"),
                arguments("OUT-OF-RANGE", "/player/size/1", level("\"player\": {\"size\": [12, §0]}"), "0.001"),
                arguments("WRONG-TYPE", "/player/size", level("\"player\": {\"size\": §[12]}"), "two numbers"),
                arguments("WRONG-TYPE", "/layers", level("\"layers\": §{}"), "list"),
                arguments("WRONG-TYPE", "/layers/0", level("\"layers\": [§3]"), "object"),
                arguments("WRONG-TYPE", "/objects", level("\"objects\": §{}"), "list"),
                arguments("WRONG-TYPE", "/objects/0", level("\"objects\": [§[]]"), "object"),
                arguments("WRONG-TYPE", "/groups", level("\"groups\": §[\"red\"]"), "object"),
                arguments("WRONG-TYPE", "/groups/red", level("\"groups\": {\"red\": §0}"), "true or false"),
                arguments("WRONG-TYPE", "/groups/red", level("\"groups\": {\"red\": §\"off\"}"), "true or false"),
                arguments(
                        "DUPLICATE-KEY",
                        "/groups/red",
                        level("\"groups\": {\"red\": true,\n §\"red\": false}"),
                        "first in line 6"),
                arguments("WRONG-TYPE", "/props", level("\"props\": §[]"), "object"),
                arguments("NOT-FINITE", "/props/x", level("\"props\": {\"x\": §NaN}"), "finite"));
    }

    static Stream<Arguments> layers() {
        return Stream.of(
                arguments("MISSING-FIELD", "/layers/0/id", level("\"layers\": [§{\"kind\": \"tiles\"}]"), "add it"),
                arguments("MISSING-FIELD", "/layers/0/kind", level("\"layers\": [§{\"id\": \"a\"}]"), "add it"),
                arguments(
                        "BAD-ID",
                        "/layers/0/id",
                        level("\"layers\": [{\"id\": §\"a b\", \"kind\": \"tiles\"}]"),
                        "choose another"),
                arguments(
                        "UNKNOWN-WORD",
                        "/layers/0/kind",
                        level("\"layers\": [{\"id\": \"a\", \"kind\": §\"tile\"}]"),
                        "did you mean \"tiles\""),
                arguments(
                        "DUPLICATE-ID",
                        "/layers/1/id",
                        level("\"layers\": [{\"id\": \"a\", \"kind\": \"tiles\"},\n {\"id\": "
                                + "§\"a\", \"kind\": \"tiles\"}]"),
                        "line 6, column 21"),
                arguments("OUT-OF-RANGE", "/layers/0/opacity", layer("\"opacity\": §1.5"), "0 to 1"),
                arguments("OUT-OF-RANGE", "/layers/0/cellWidth", layer("\"cellWidth\": §5"), "1 to 4"),
                arguments(
                        "MISSING-FIELD",
                        "/layers/0/src",
                        level("\"layers\": [§{\"id\": \"a\", \"kind\": \"image\"}]"),
                        "src"),
                arguments(
                        "PATH-OUTSIDE",
                        "/layers/0/src",
                        level("\"layers\": [{\"id\": \"a\", \"kind\": \"image\", \"src\": §\"../../../x.png\"}]"),
                        "into the project"),
                arguments(
                        "BAD-PATH",
                        "/layers/0/src",
                        level("\"layers\": [{\"id\": \"a\", \"kind\": \"image\", \"src\": §\"/x.png\"}]"),
                        "relative"),
                arguments(
                        "UNKNOWN-TILE",
                        "/layers/0/legend/=",
                        layer("\"legend\": {\"=\": §\"plnak\"}"),
                        "did you mean \"plank\""),
                arguments(
                        "UNKNOWN-TILE",
                        "/layers/0/legend/=/tile",
                        layer("\"legend\": {\"=\": {\"tile\": §\"x\"}}"),
                        "add it"),
                arguments(
                        "MISSING-FIELD",
                        "/layers/0/legend/~1/tile",
                        layer("\"legend\": {\"/\": §{\"flip\": \"h\"}}"),
                        "tile"),
                arguments(
                        "UNKNOWN-WORD",
                        "/layers/0/legend/~0/flip",
                        layer("\"legend\": {\"~\": {\"tile\": \"rock\", \"flip\": §\"x\"}}"),
                        "h, v"),
                arguments(
                        "UNKNOWN-WORD",
                        "/layers/0/legend/a/flip",
                        layer("\"legend\": {\"a\": {\"tile\": \"rock\", \"flip\": §\"hh\"}}"),
                        "once"),
                arguments("WRONG-TYPE", "/layers/0/legend/a", layer("\"legend\": {\"a\": §3}"), "flip"),
                arguments("BAD-SYMBOL", "/layers/0/legend/##", layer("\"legend\": {§\"##\": \"rock\"}"), "cellWidth"),
                arguments("BAD-SYMBOL", "/layers/0/legend/.", layer("\"legend\": {§\".\": \"rock\"}"), "empty cell"),
                arguments(
                        "BAD-SYMBOL",
                        "/layers/0/legend/..",
                        layer("\"cellWidth\": 2, \"legend\": {§\"..\": \"rock\"}"),
                        "empty cell"),
                arguments(
                        "DUPLICATE-KEY",
                        "/layers/0/legend/#",
                        layer("\"legend\": {\"#\": \"rock\", §\"#\": \"plank\"}"),
                        "twice"));
    }

    static Stream<Arguments> strips() {
        return Stream.of(
                arguments("UNKNOWN-SYMBOL", "/layers/0/cells/0,1", cells("\"0,1\": \"##.§x##x\""), "legend"),
                arguments("UNKNOWN-SYMBOL", "/layers/0/cells/0,1", cells("\"0,1\": \"#\\u0023.§é\""), "legend"),
                arguments("BAD-STRIP", "/layers/0/cells/5,1", cells("§\"5,1\": \"#\""), "multiple of 32"),
                arguments("BAD-STRIP", "/layers/0/cells/00,1", cells("§\"00,1\": \"#\""), "\"0,0\""),
                arguments("BAD-STRIP", "/layers/0/cells/-32,1", cells("§\"-32,1\": \"#\""), "column,row"),
                arguments("BAD-STRIP", "/layers/0/cells/0,1,2", cells("§\"0,1,2\": \"#\""), "column,row"),
                arguments("BAD-STRIP", "/layers/0/cells/0", cells("§\"0\": \"#\""), "column,row"),
                arguments(
                        "BAD-STRIP",
                        "/layers/0/cells/0,999999999999",
                        cells("§\"0,999999999999\": \"#\""),
                        "column,row"),
                arguments("STRIP-OUTSIDE", "/layers/0/cells/64,0", cells("§\"64,0\": \"\""), "40×3"),
                arguments("STRIP-OUTSIDE", "/layers/0/cells/0,3", cells("§\"0,3\": \"#\""), "enlarge"),
                arguments("STRIP-OUTSIDE", "/layers/0/cells/32,0", cells("\"32,0\": §\"#########\""), "after 8"),
                arguments(
                        "STRIP-TOO-LONG",
                        "/layers/0/cells/0,0",
                        cells("\"0,0\": §\"" + "#".repeat(33) + "\""),
                        "33 cells"),
                arguments("WRONG-TYPE", "/layers/0/cells/0,0", cells("\"0,0\": §3"), "text"),
                arguments(
                        "DUPLICATE-KEY",
                        "/layers/0/cells/0,0",
                        cells("\"0,0\": \"#\",\n §\"0,0\": \"\""),
                        "first in line 7"),
                arguments(
                        "STRIP-TOO-LONG",
                        "/layers/0/cells/0,0",
                        layer("\"cellWidth\": 2, \"legend\": {\"ab\": \"rock\"}, \"cells\": {\"0,0\": §\"aba\"}"),
                        "cut"));
    }

    @ParameterizedTest(name = "{index} {0} {1} {3}")
    @MethodSource({"wholeFiles", "beyondLimits", "fields", "layers", "strips"})
    void namesThePlaceAndTheMend(String code, String pointer, String marked, String mend) {
        Marked.of(marked).assertRefused(LevelReader::read, folder.resolve("x.level.json"), code, pointer, mend);
    }

    @Test
    void reportsAllMistakesInOneReadingInTheFilesOrder() {
        Marked text = Marked.of("""
                {"format": "ledge-level", "version": 1, "grid": §0, "size": [4, 2],
                 "objects": [{"id": §"a b", "type": "goal", "at": [0, §"1"]}],
                 "physics": {"gravity": §"much"},
                 "layers": [{"id": "g", "kind": "tiles", "legend": {"#": §"rock"}, "cells": {"0,0": "#§?#"}}]}
                """);

        LevelFormatException e = catchThrowableOfType(
                LevelFormatException.class, () -> LevelReader.read(text.text(), folder.resolve("x.level.json")));

        assertThat(e.problems())
                .extracting(problem -> new TextPosition(problem.line(), problem.column()))
                .isEqualTo(text.marks());
        assertThat(e.getMessage()).contains("(and 5 more)");
    }

    @Test
    void aMillionMistakesAreReportedAsAHundred() {
        String objects = "{},".repeat(10_000) + "{}";

        LevelFormatException e = catchThrowableOfType(
                LevelFormatException.class,
                () -> LevelReader.read(level("\"objects\": [" + objects + "]"), folder.resolve("x.level.json")));

        assertThat(e.problems()).hasSize(Problems.MOST);
    }

    @Test
    void sizesBeyondTheLimitsAreRefusedBeforeAnythingIsMade() {
        for (String size : List.of("[1000000000, 1]", "[16385, 1]", "[16384, 4097]", "[2000000000, 2000000000]")) {
            String text = "{\"format\": \"ledge-level\", \"version\": 1, \"grid\": 16, \"size\": " + size + "}";

            LevelFormatException e = catchThrowableOfType(
                    LevelFormatException.class, () -> LevelReader.read(text, folder.resolve("x.level.json")));

            assertThat(e.problems()).singleElement().satisfies(problem -> {
                assertThat(problem.code()).isEqualTo("TOO-LARGE");
                assertThat(problem.pointer()).isEqualTo("/size");
                assertThat(problem.message()).contains("16384 a side and 67108864 in all");
            });
        }
    }

    @Test
    void aNameOfAnotherKindOfFileIsRefusedAndOneOfNoKindIsNot() throws LevelFormatException {
        LevelFormatException e = catchThrowableOfType(
                LevelFormatException.class,
                () -> LevelReader.read(level("\"name\": \"x\""), folder.resolve("x.run.json")));

        assertThat(e.problems()).singleElement().satisfies(problem -> {
            assertThat(problem.code()).isEqualTo("WRONG-FORMAT");
            assertThat(problem.message()).contains("let it end with .level.json");
        });
        // Git's merge drivers are handed names such as this one.
        assertThat(LevelReader.read(level("\"name\": \"x\""), folder.resolve(".merge_file_x"))
                        .warnings())
                .isEmpty();
    }

    @Test
    void moreKindsOfPlacedTileThanACellCanHoldAreRefused() {
        StringBuilder tiles = new StringBuilder("\"t\": {}");
        StringBuilder legend = new StringBuilder("\"####\": \"t\"");
        for (int i = 0; i < 70_000; i++) {
            tiles.append(", \"" + i + "\": {}");
            legend.append(", \"" + Integer.toString(46_656 + i, 36) + "\": \"" + i + "\"");
        }
        String text = "{\"format\": \"ledge-level\", \"version\": 1, \"grid\": 16, \"size\": [4, 2], "
                + "\"palette\": {\"tiles\": {"
                + tiles
                + "}}, \"layers\": [{\"id\": \"a\", \"kind\": \"tiles\", \"cellWidth\": 4, \"legend\": {"
                + legend + "}}]}";

        LevelFormatException e = catchThrowableOfType(
                LevelFormatException.class, () -> LevelReader.read(text, folder.resolve("x.level.json")));

        assertThat(e.problems())
                .extracting(Problem::code)
                .containsOnly("TOO-LARGE")
                .hasSize(Problems.MOST);
    }
}
