package dev.ledge.engine.level.json;

import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.ledge.engine.testing.Marked;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Mistakes in a level's objects; § marks the place that is reported. */
class BadObjectTest {
    @TempDir
    private Path folder;

    private static String level(String fields) {
        return BadLevelTest.level(fields);
    }

    private static String object(String type, String fields) {
        return level(
                "\"objects\": [\n    {\"id\": \"a\", \"type\": \"" + type + "\", \"at\": [0, 0], " + fields + "}]");
    }

    static Stream<Arguments> objects() {
        return Stream.of(
                arguments(
                        "MISSING-FIELD",
                        "/objects/0/id",
                        level("\"objects\": [§{\"type\": \"goal\", \"at\": [0, 0]}]"),
                        "id"),
                arguments(
                        "MISSING-FIELD",
                        "/objects/0/type",
                        level("\"objects\": [§{\"id\": \"a\", \"at\": [0, 0]}]"),
                        "type"),
                arguments(
                        "MISSING-FIELD",
                        "/objects/0/at",
                        level("\"objects\": [§{\"id\": \"a\", \"type\": \"goal\"}]"),
                        "at"),
                arguments(
                        "DUPLICATE-ID",
                        "/objects/1/id",
                        level("\"objects\": [{\"id\": \"a\", \"type\": \"goal\", \"at\": [0, 0]},\n"
                                + "{\"id\": §\"a\", \"type\": \"goal\", \"at\": [0, 0]}]"),
                        "line 6, column 22"),
                arguments("DUPLICATE-KEY", "/objects/0/z", object("goal", "\"z\": 1, §\"z\": 2"), "line 7"),
                arguments(
                        "RESERVED-ID",
                        "/objects/0/id",
                        level("\"objects\": [{\"id\": §\"player\", \"type\": \"walker\", \"at\": [0, 0]}]"),
                        "choose another"),
                arguments(
                        "COPY-ID",
                        "/objects/1/id",
                        level("\"objects\": [{\"id\": \"a\", \"type\": \"actor\", \"at\": [0, 0], \"copies\": 3},\n"
                                + "{\"id\": §\"a-3\", \"type\": \"goal\", \"at\": [0, 0]}]"),
                        "copy of the actor \"a\""),
                arguments("OUT-OF-RANGE", "/objects/0/size/0", object("goal", "\"size\": [§1e-4, 5]"), "0.001"),
                arguments("OUT-OF-RANGE", "/objects/0/size/0", object("goal", "\"size\": [§-4, 5]"), "0.001"),
                arguments(
                        "NOT-FINITE",
                        "/objects/0/velocity/1",
                        object("spawn", "\"velocity\": [0, §Infinity]"),
                        "finite"),
                arguments("UNKNOWN-WORD", "/objects/0/facing", object("spawn", "\"facing\": §\"up\""), "left, right"),
                arguments("UNKNOWN-WORD", "/objects/0/tells", object("marker", "\"tells\": §\"go\""), "turn"),
                arguments(
                        "UNKNOWN-PLATFORM",
                        "/objects/0/rides",
                        object("goal", "\"rides\": §\"x\""),
                        "no platform \"x\""),
                arguments(
                        "UNKNOWN-PLATFORM",
                        "/objects/1/rides",
                        level("\"objects\": [{\"id\": \"lift1\", \"type\": \"platform\", \"at\": [0, 0]},\n"
                                + "{\"id\": \"g\", \"type\": \"spring\", \"at\": [0, 0], \"rides\": §\"lift2\"}]"),
                        "did you mean \"lift1\""),
                arguments(
                        "UNKNOWN-PLATFORM",
                        "/objects/1/rides",
                        level("\"objects\": [{\"id\": \"a\", \"type\": \"goal\", \"at\": [0, 0]},\n"
                                + "{\"id\": \"g\", \"type\": \"spring\", \"at\": [0, 0], \"rides\": §\"a\"}]"),
                        "no platform \"a\""),
                arguments("WRONG-TYPE", "/objects/0/rides", object("hazard", "\"rides\": §1"), "text"),
                arguments("UNKNOWN-TILE", "/objects/0/tile", object("sprite", "\"tile\": §\"x\""), "palette"),
                arguments("OUT-OF-RANGE", "/objects/0/copies", object("actor", "\"copies\": §2000000"), "1 to 1000000"),
                arguments("WRONG-TYPE", "/objects/0/copies", object("actor", "\"copies\": §1.5"), "whole"),
                arguments("WRONG-TYPE", "/objects/0/standable", object("actor", "\"standable\": §1"), "true or false"));
    }

    static Stream<Arguments> platformsAndPolygons() {
        return Stream.of(
                arguments("SHORT-PATH", "/objects/0/path", object("platform", "\"path\": §[[0, 0]]"), "two points"),
                arguments("SHORT-PATH", "/objects/0/path", object("platform", "\"path\": §[]"), "two points"),
                arguments(
                        "SHORT-PATH", "/objects/0/motion", object("platform", "\"motion\": §{\"speed\": 10}"), "still"),
                arguments(
                        "PATH-START",
                        "/objects/0/path/0",
                        object("platform", "\"path\": [§[1, 0], [5, 0]]"),
                        "[0, 0], not 1, 0"),
                arguments(
                        "WRONG-TYPE",
                        "/objects/0/path/1",
                        object("platform", "\"path\": [[0, 0], §[1]]"),
                        "two numbers"),
                arguments(
                        "OUT-OF-RANGE",
                        "/objects/0/motion/speed",
                        object("platform", "\"path\": [[0, 0], [8, 0]], \"motion\": {\"speed\": §0}"),
                        "still"),
                arguments(
                        "UNKNOWN-WORD",
                        "/objects/0/motion/mode",
                        object("platform", "\"path\": [[0, 0], [8, 0]], \"motion\": {\"mode\": §\"ping-pong\"}"),
                        "did you mean \"pingpong\""),
                arguments(
                        "UNKNOWN-WORD",
                        "/objects/0/solidFrom/0",
                        object("platform", "\"solidFrom\": [§\"up\"]"),
                        "top"),
                arguments(
                        "UNKNOWN-SURFACE",
                        "/objects/0/surface",
                        object("platform", "\"surface\": §\"icy\""),
                        "did you mean \"ice\""),
                arguments(
                        "MISSING-FIELD",
                        "/objects/0/points",
                        level("\"objects\": [§{\"id\": \"a\", \"type\": \"polygon\", \"at\": [0, 0]}]"),
                        "points"),
                arguments("FEW-POINTS", "/objects/0/points", object("polygon", "\"points\": §[[0, 0]]"), "two points"),
                arguments(
                        "SELF-CROSSING",
                        "/objects/0/points/2",
                        object("polygon", "\"points\": [[0, 0], [9, 9], §[9, 0], [0, 9]]"),
                        "from point 2 meets the one from point 0"),
                arguments(
                        "SELF-CROSSING",
                        "/objects/0/points/1",
                        object("polygon", "\"points\": [[0, 0], §[9, 0], [4, 0]]"),
                        "from point 1 meets the one from point 0"),
                arguments(
                        "SELF-CROSSING",
                        "/objects/0/points/1",
                        object("polygon", "\"points\": [[1, 1], §[1, 1], [4, 0]]"),
                        "same"),
                arguments(
                        "SELF-CROSSING",
                        "/objects/0/points/2",
                        object("polygon", "\"points\": [[0, 0], [8, 0], §[8, 8], [4, 0], [0, 8]]"),
                        "touches"));
    }

    static Stream<Arguments> springsSwitchesAndWhatComesAndGoes() {
        return Stream.of(
                arguments("OUT-OF-RANGE", "/objects/0/power", object("spring", "\"power\": §-1"), "0 to"),
                arguments("OUT-OF-RANGE", "/objects/0/power", object("spring", "\"power\": §1e30"), "0 to"),
                arguments("NOT-FINITE", "/objects/0/power", object("spring", "\"power\": §NaN"), "finite"),
                arguments("WRONG-TYPE", "/objects/0/power", object("spring", "\"power\": §\"high\""), "number"),
                arguments(
                        "UNKNOWN-WORD",
                        "/objects/0/direction",
                        object("spring", "\"direction\": §\"upp\""),
                        "did you mean \"up\""),
                arguments("WRONG-TYPE", "/objects/0/group", object("switch", "\"group\": §3"), "text"),
                arguments("WRONG-TYPE", "/objects/0/group", object("switch", "\"group\": §[\"red\"]"), "text"),
                arguments("UNKNOWN-WORD", "/objects/0/sets", object("switch", "\"sets\": §\"in\""), "toggle, on, off"),
                arguments("WRONG-TYPE", "/objects/0/sets", object("switch", "\"sets\": §true"), "text"),
                arguments("UNKNOWN-WORD", "/objects/0/who", object("switch", "\"who\": §\"enemy\""), "player, any"),
                arguments("WRONG-TYPE", "/objects/0/crumbles", platform("\"crumbles\": §true"), "object"),
                arguments("WRONG-TYPE", "/objects/0/crumbles", platform("\"crumbles\": §0.5"), "object"),
                arguments(
                        "OUT-OF-RANGE",
                        "/objects/0/crumbles/after",
                        platform("\"crumbles\": {\"after\": §-0.5}"),
                        "0 to"),
                arguments(
                        "WRONG-TYPE",
                        "/objects/0/crumbles/after",
                        platform("\"crumbles\": {\"after\": §null}"),
                        "take the field away"),
                arguments(
                        "OUT-OF-RANGE", "/objects/0/crumbles/back", platform("\"crumbles\": {\"back\": §-1}"), "0 to"),
                arguments(
                        "NOT-FINITE",
                        "/objects/0/crumbles/back",
                        platform("\"crumbles\": {\"back\": §Infinity}"),
                        "finite"),
                arguments("WRONG-TYPE", "/objects/0/group", platform("\"group\": §false"), "text"),
                arguments("UNKNOWN-WORD", "/objects/0/solidWhen", platform("\"solidWhen\": §\"On\""), "on, off"));
    }

    private static String platform(String fields) {
        return object("platform", "\"motion\": {\"mode\": \"still\"}, " + fields);
    }

    @ParameterizedTest(name = "{0} {1} in {2}")
    @MethodSource({"objects", "platformsAndPolygons", "springsSwitchesAndWhatComesAndGoes"})
    void namesThePlaceAndTheMend(String code, String pointer, String marked, String mend) {
        Marked.of(marked).assertRefused(LevelReader::read, folder.resolve("x.level.json"), code, pointer, mend);
    }
}
