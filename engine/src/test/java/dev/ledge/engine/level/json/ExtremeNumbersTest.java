package dev.ledge.engine.level.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.world.World;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers at the ends of what a double can be: refused with a place, or played for a while. Cases NU-01, NU-02. */
class ExtremeNumbersTest {
    private static final Path FILE = Path.of("x.level.json");
    private static final List<String> NUMBERS = List.of(
            "0",
            "-0.0",
            "4.9e-324",
            "1e-320",
            "-1e-320",
            "1e-6",
            "0.001",
            "1",
            "89.9",
            "2147483647",
            "1e9",
            "1e12",
            "1e15",
            "1e16",
            "1e300",
            "1e308",
            "1.7976931348623157e308",
            "-1",
            "-1e12",
            "-1e15",
            "-1.7976931348623157e308",
            "1e400");

    static Stream<String> templates() {
        List<String> all = new ArrayList<>();
        for (String field : List.of("gravity", "maxFallSpeed", "tickRate", "maxSlope")) {
            all.add(level("\"physics\": {\"" + field + "\": $}", ""));
        }
        for (ActorField field : ActorField.values()) {
            all.add(level("\"player\": {\"" + field.json() + "\": $}", ""));
        }
        for (String field : List.of(
                "acceleration",
                "turnAcceleration",
                "deceleration",
                "maxSpeed",
                "conveyor",
                "maxFallSpeed",
                "gravityScale")) {
            all.add(level(
                    "\"palette\": {\"surfaces\": {\"s\": {\"" + field
                            + "\": $}}, \"tiles\": {\"t\": {\"shape\": \"full\", \"surface\": \"s\"}}}",
                    ""));
        }
        all.add(level("\"palette\": {\"tiles\": {\"t\": {\"shape\": {\"floor\": [$, 1]}}}}", ""));
        all.add(level("\"palette\": {\"tiles\": {\"t\": {\"shape\": {\"ceiling\": [1, $]}}}}", ""));
        all.add(level("\"palette\": {\"tiles\": {\"t\": {\"shape\": {\"polygon\": [[0, 0], [1, $], [0.5, 1]]}}}}", ""));
        all.add(level("\"player\": {\"size\": [$, 24]}", ""));
        all.add(level("", object("platform", "\"size\": [32, 8], \"path\": [[0, 0], [$, 0]]")));
        all.add(level(
                "",
                object(
                        "platform",
                        "\"size\": [32, 8], \"path\": [[0, 0], [$, $], [5, 5]], "
                                + "\"motion\": {\"mode\": \"loop\", \"ease\": \"sine\"}")));
        all.add(level("", object("platform", "\"size\": [$, 8], \"path\": [[0, 0], [32, 0]]")));
        all.add(level("", object("platform", "\"points\": [[0, 0], [$, 0], [7, $]], \"path\": [[0, 0], [32, 0]]")));
        for (String field : List.of("speed", "wait", "start")) {
            for (String mode : List.of("pingpong", "loop", "restart", "once")) {
                all.add(level(
                        "",
                        object(
                                "platform",
                                "\"size\": [32, 8], \"path\": [[0, 0], [16, 0]], \"motion\": {\"mode\": \"" + mode
                                        + "\", \"" + field + "\": $}")));
            }
        }
        all.add(level(
                "",
                object(
                        "platform",
                        "\"size\": [32, 8], \"path\": [[0, 0], [1e-160, 0]], "
                                + "\"motion\": {\"mode\": \"loop\", \"wait\": $, \"start\": 1e6, "
                                + "\"speed\": 1e15}")));
        all.add(level(
                "",
                object(
                        "platform",
                        "\"size\": [32, 8], \"path\": [[0, 0], [0, 0]], \"motion\": "
                                + "{\"mode\": \"loop\", \"wait\": $, \"start\": 1e6}")));
        all.add(level("", object("polygon", "\"points\": [[0, 0], [$, 3], [$, 40]]")));
        all.add(level("", object("polygon", "\"points\": [[-20, 0], [$, $]]")));
        all.add(level("", object("walker", "\"speed\": $")));
        all.add(level("", object("walker", "\"size\": [$, 10]")));
        all.add(level("", object("walker", "\"size\": [10, $]")));
        all.add(level("", object("patroller", "\"velocity\": [$, $]")));
        all.add(level("", object("pickup", "\"size\": [$, $]")));
        all.add(level("", object("actor", "\"velocity\": [$, -5]")));
        all.add(level("", object("actor", "\"copies\": $, \"size\": [3, 4]")));
        all.add(level("", object("actor", "\"copies\": 5, \"size\": [$, 4], \"body\": [2, 2]")));
        all.add(level("", object("actor", "\"copies\": 5, \"body\": [$, 2]")));
        all.add(level("", object("marker", "\"size\": [$, $]")));
        all.add(level("", object("goal", "\"size\": [$, 2], \"z\": $")));
        for (String type : List.of("spawn", "platform", "polygon", "walker", "patroller", "pickup", "actor", "goal")) {
            String more = type.equals("polygon") ? ", \"points\": [[0, 0], [9, 9]]" : "";
            all.add(level("", "{\"id\": \"o\", \"type\": \"" + type + "\", \"at\": [$, 50]" + more + "}"));
            all.add(level("", "{\"id\": \"o\", \"type\": \"" + type + "\", \"at\": [50, $]" + more + "}"));
        }
        return all.stream();
    }

    private static String object(String type, String fields) {
        return "{\"id\": \"o\", \"type\": \"" + type + "\", \"at\": [60, 60], " + fields + "}";
    }

    private static String level(String part, String object) {
        String palette = part.contains("palette") ? "" : "\"palette\": {\"tiles\": {\"t\": {\"shape\": \"full\"}}},";
        return "{\"format\": \"ledge-level\", \"version\": 1, \"grid\": 16, \"size\": [12, 8], " + palette
                + part + (part.isEmpty() ? "" : ",")
                + "\"layers\": [{\"id\": \"g\", \"kind\": \"tiles\", \"legend\": {\"#\": \"t\"}, "
                + "\"cells\": {\"0,6\": \"############\"}}],"
                + "\"objects\": [" + object + (object.isEmpty() ? "" : ",")
                + "{\"id\": \"s\", \"type\": \"spawn\", \"at\": [40, 40]}]}";
    }

    @ParameterizedTest
    @MethodSource("templates")
    void areRefusedWithAPlaceOrPlayed(String template) {
        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            for (String number : NUMBERS) {
                for (int version : new int[] {1, 9}) {
                    String text = template.replace("$", number).replace("\"version\": 1", "\"version\": " + version);
                    Level level;
                    try {
                        level = LevelReader.read(text, FILE).value();
                    } catch (LevelFormatException e) {
                        assertThat(e.problems()).as(text).allMatch(problem -> problem.line() > 0);
                        continue;
                    }
                    play(level, text);
                }
            }
        });
    }

    private static void play(Level level, String text) {
        // A million copies take their time; what is refused is decided by then.
        if (text.matches("(?s).*\"copies\": \\d\\S*e.*|.*\"copies\": 1000000.*")) {
            return;
        }
        World world = new World(level);
        for (int tick = 0; tick < 20; tick++) {
            world.step(tick * 7 % 32);
        }
        for (int i = 0; i < world.actors().count(); i++) {
            assertThat(world.actors().x(i) + world.actors().y(i)).as(text).isFinite();
        }
        for (int i = 0; i < world.platforms().count(); i++) {
            assertThat(world.platforms().x(i) + world.platforms().y(i)).as(text).isFinite();
        }
    }

    @Test
    void anIdThatIsNoneIsReportedAndNothingThrows() {
        String text =
                level("", "{\"id\": \"\", \"type\": \"actor\", \"at\": [50, 30], \"size\": [96, 40], \"copies\": 6}");

        assertThatThrownBy(() -> LevelReader.read(text, FILE))
                .isInstanceOf(LevelFormatException.class)
                .hasMessageContaining("error[BAD-ID]");
    }

    @Test
    void aPlatformThatIsTooSlowIsReported() {
        String text = level("", object("platform", "\"path\": [[0, 0], [16, 0]], \"motion\": {\"speed\": 4.9e-324}"));

        assertThatThrownBy(() -> LevelReader.read(text, FILE))
                .isInstanceOf(LevelFormatException.class)
                .hasMessageContaining("error[OUT-OF-RANGE]")
                .hasMessageContaining("at least 0.000001 px/s")
                .hasMessageContaining("still");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "[[0]]",
                "[[0, 0]]",
                "[[0, 0], [0, 0]]",
                "[[1e300, 0], [4, 4]]",
                "[[0, 0], [9, 9], [9, 0], [0, 9]]",
                "7"
            })
    void aNewerLevelIsShownWithoutThePolygonsThatItCannotHave(String points) throws Exception {
        for (String type : List.of("polygon", "platform")) {
            String text = level("", object(type, "\"points\": " + points)).replace("\"version\": 1", "\"version\": 9");
            Loaded<Level> loaded = LevelReader.read(text, FILE);

            assertThat(loaded.readOnly()).isTrue();
            assertThat(loaded.warnings()).hasSizeGreaterThan(1).allMatch(problem -> !problem.isError());
            new World(loaded.value()).step(0);
        }
    }

    @Test
    void aNewerLevelIsShownWithoutWhatHasTheIdOfSomethingElse() throws Exception {
        String twice = level(
                "",
                object("actor", "\"copies\": 3") + "," + object("goal", "\"z\": 1") + ","
                        + object("goal", "\"z\": 1").replace("\"o\"", "\"o-2\"") + ","
                        + object("walker", "\"speed\": 1").replace("\"o\"", "\"player\""));
        Loaded<Level> loaded = LevelReader.read(twice.replace("\"version\": 1", "\"version\": 9"), FILE);

        assertThat(loaded.value().objects()).extracting(o -> o.id()).containsExactly("o", "s");
        new World(loaded.value()).step(0);
    }
}
