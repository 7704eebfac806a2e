package dev.ledge.engine.level.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.problem.TextPosition;
import dev.ledge.engine.testing.Marked;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The fields of a level may stand in any order, though what some of them mean depends on others. */
class FieldOrderTest {
    private static final Path FILE = Path.of("x.level.json");

    private static final String LAYER = "{\"cells\": {\"0,0\": \"##..\"}, \"legend\": {\"##\": "
            + "{\"flip\": \"h\", \"tile\": \"rock\"}}, \"cellWidth\": 2, \"kind\": \"tiles\", \"id\": \"a\"}";

    private static final List<String> FIELDS = List.of(
            "\"format\": \"ledge-level\"",
            "\"version\": 1",
            "\"grid\": 16",
            "\"size\": [4, 2]",
            "\"palette\": {\"tiles\": {\"rock\": {\"surface\": \"ice\"}}, \"surfaces\": {\"ice\": {}}}",
            "\"player\": {\"size\": [10, 20]}",
            "\"layers\": [" + LAYER + "]",
            "\"objects\": [{\"layer\": \"a\", \"at\": [0, 0], \"type\": \"goal\", \"id\": \"g\"}]");

    @Test
    void anyOrderGivesTheSameLevel() throws LevelFormatException {
        Level level =
                LevelReader.read("{" + String.join(", ", FIELDS) + "}", FILE).value();
        List<String> turned = new ArrayList<>(FIELDS);
        for (int i = 0; i < FIELDS.size(); i++) {
            Collections.rotate(turned, 1);
            Loaded<Level> turnedLevel = LevelReader.read("{" + String.join(", ", turned) + "}", FILE);

            assertThat(turnedLevel.warnings()).isEmpty();
            assertThat(LevelWriter.toBytes(turnedLevel.value())).isEqualTo(LevelWriter.toBytes(level));
        }
        Collections.reverse(turned);
        Level same =
                LevelReader.read("{" + String.join(", ", turned) + "}", FILE).value();
        assertThat(LevelWriter.toBytes(same)).isEqualTo(LevelWriter.toBytes(level));
    }

    @Test
    void whatWaitsForAnotherFieldHasThoseWaitThatNeedIt() throws LevelFormatException {
        String layer = "{\"id\": \"a\", \"kind\": \"tiles\", \"legend\": {\"#\": \"rock\"}, "
                + "\"later\": {\"cellWidth\": 3}, \"cells\": {\"0,0\": \"##\"}}";
        String text = "{" + String.join(", ", FIELDS.subList(0, 5)) + ", \"layers\": [" + layer + "]}";

        assertThat(LevelReader.read(text, FILE).warnings())
                .singleElement()
                .extracting(Problem::pointer)
                .isEqualTo("/layers/0/later");
    }

    @Test
    void anEscapedKeyIsStillOneThatOthersWaitFor() throws LevelFormatException {
        String layer = "{\"id\": \"a\", \"kind\": \"tiles\", \"legend\": {\"##\": \"rock\"}, "
                + "\"cells\": {\"0,0\": \"##..\"}, \"cell\\u0057idth\": 2}";
        String text = "{" + String.join(", ", FIELDS.subList(0, 5)) + ", \"layers\": [" + layer + "]}";

        assertThat(LevelReader.read(text, FILE).warnings()).isEmpty();
    }

    @Test
    void mistakesInWhatIsReadLaterHaveTheirPlaces() {
        Marked text = Marked.of("{\"objects\": [{\"layer\": §\"b\", \"at\": [0, §true], \"type\": \"goal\", \"id\": "
                + "\"g\"}],\n \"layers\": [{\"cells\": {\"0,0\": \"#§x\"},\n \"legend\": {\"#\": §\"rok\", §\"#\": 3}, "
                + "\"kind\": \"tiles\", \"id\": \"a\"}],\n" + String.join(", ", FIELDS.subList(0, 5)) + "}");

        LevelFormatException e =
                catchThrowableOfType(LevelFormatException.class, () -> LevelReader.read(text.text(), FILE));

        assertThat(e.problems())
                .extracting(problem -> problem.pointer() + " " + problem.code())
                .containsExactly(
                        "/objects/0/layer UNKNOWN-LAYER",
                        "/objects/0/at/1 WRONG-TYPE",
                        "/layers/0/cells/0,0 UNKNOWN-SYMBOL",
                        "/layers/0/legend/# UNKNOWN-TILE",
                        "/layers/0/legend/# DUPLICATE-KEY");
        assertThat(e.problems())
                .extracting(problem -> new TextPosition(problem.line(), problem.column()))
                .isEqualTo(text.marks());
    }

    @Test
    void whereTheTextIsNotJsonNothingElseIsSaid() {
        Marked text = Marked.of("{\"objects\": [{\"id\": \"a b\"}], \"format\": \"ledge-level\", \"version\": 1, "
                + "\"grid\": 0, \"size\": 3, §}");

        LevelFormatException e =
                catchThrowableOfType(LevelFormatException.class, () -> LevelReader.read(text.text(), FILE));

        assertThat(e.problems()).singleElement().satisfies(problem -> {
            assertThat(problem.code()).isEqualTo("SYNTAX");
            assertThat(problem.column()).isEqualTo(text.marks().get(0).column());
        });
    }
}
