package dev.ledge.engine.level.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An object is of its type wherever among its fields that stands. */
class ObjectBinderTest {
    private static final Path FILE = Path.of("x.level.json");

    private static String level(String object) {
        return "{\"format\": \"ledge-level\", \"version\": 1, \"grid\": 16, \"size\": [4, 4], \"objects\": [" + object
                + "]}";
    }

    private static List<Problem> problems(String object) {
        return catchThrowableOfType(LevelFormatException.class, () -> LevelReader.read(level(object), FILE))
                .problems();
    }

    @Test
    void theTypeMayStandLast() throws LevelFormatException {
        Loaded<Level> loaded = LevelReader.read(
                level("{\"speed\": 30, \"standable\": true, \"later\": 1, \"at\": [1, 2], \"id\": \"w\", "
                        + "\"type\": \"walker\"}"),
                FILE);

        Walker walker = (Walker) loaded.value().object("w");
        assertThat(walker.speed()).isEqualTo(30);
        assertThat(walker.common().unknown()).containsOnlyKeys("later");
        assertThat(loaded.warnings()).singleElement().extracting(Problem::code).isEqualTo("UNKNOWN-FIELD");
    }

    @Test
    void anActorWhoseTypeStandsLastHasTheLimitsOfOne() {
        String tail = ", \"id\": \"w\", \"at\": [1, 2], \"type\": \"actor\"";

        assertThat(problems("{\"size\": [20000, 2]" + tail + "}"))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.pointer()).isEqualTo("/objects/0/size/0");
                    assertThat(problem.message()).contains("0.001 to 16384");
                });
        assertThat(problems("{\"size\": [0, 2]" + tail + ", \"copies\": 3}"))
                .singleElement()
                .extracting(Problem::message)
                .asString()
                .contains("0.001 to 1000000000000");
    }

    @Test
    void fieldsThatStandTwiceAreReportedWhateverTheyAre() {
        assertThat(problems(
                        "{\"id\": \"w\", \"type\": \"goal\", \"at\": [1, 2],\n\"type\": \"goal\", \"x\": 1, \"x\": 2,"
                                + " \"at\": [0, 0], \"props\": {\"p\": 1, \"p\": 1}}"))
                .filteredOn(Problem::isError)
                .extracting(Problem::code, Problem::pointer)
                .containsExactly(
                        tuple("DUPLICATE-KEY", "/objects/0/type"),
                        tuple("DUPLICATE-KEY", "/objects/0/x"),
                        tuple("DUPLICATE-KEY", "/objects/0/at"),
                        tuple("DUPLICATE-KEY", "/objects/0/props/p"));
    }
}
