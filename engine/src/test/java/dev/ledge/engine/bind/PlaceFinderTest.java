package dev.ledge.engine.bind;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.file.JsonSource;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.TextPosition;
import dev.ledge.engine.testing.Marked;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlaceFinderTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "\uFEFF"})
    void placesAreInLinesAndCharactersWhateverTheirBytes(String mark) throws LevelFormatException {
        Marked text = Marked.of("{\"é😀\":\t§\"ü\\u00e9\\n😀x\",\r\n  \"字\": §[§1,§{\"a\":§true}]}");
        JsonSource source = JsonSource.of(mark + text.text(), "x.json");
        Map<String, PlaceFinder.Place> fields = PlaceFinder.fields(source, PlaceFinder.start(source));

        PlaceFinder.Place first = fields.get("é😀");
        int second = fields.get("字").value();
        List<Integer> elements = PlaceFinder.elements(source, second);
        assertThat(source.position(first.value())).isEqualTo(text.marks().get(0));
        assertThat(source.position(second)).isEqualTo(text.marks().get(1));
        assertThat(source.position(elements.get(0))).isEqualTo(text.marks().get(2));
        assertThat(source.position(elements.get(1))).isEqualTo(text.marks().get(3));
        PlaceFinder.Place deep = PlaceFinder.find(source, elements.get(1), "a");
        assertThat(source.position(deep.value())).isEqualTo(text.marks().get(4));
        assertThat(first.text()).isEqualTo("üé\n😀x");
        // The x, which is the sixth UTF-16 unit of the value, stands eleven characters after the quote.
        TextPosition x = source.position(source.offsetInText(first.value(), 5));
        assertThat(x).isEqualTo(new TextPosition(1, text.marks().get(0).column() + 11));
    }

    @Test
    void placesAreRightFarInsideALargeFile() throws LevelFormatException {
        String filler = "\"" + "é😀x\\n".repeat(20_000) + "\"";
        JsonSource source = JsonSource.of("[" + filler + ",\n" + filler + ", true]", "x.json");

        int last = PlaceFinder.elements(source, 0).get(2);

        assertThat(source.position(last)).isEqualTo(new TextPosition(2, 100_000 + 5));
    }

    @Test
    void ofWhatIsNotJsonTheBeginningIsFound() throws LevelFormatException {
        JsonSource source = JsonSource.of("{\"a\": 1, \"b\": [2, 3, }", "x.json");

        assertThat(PlaceFinder.fields(source, 0)).containsOnlyKeys("a", "b");
        assertThat(PlaceFinder.elements(source, 14)).containsExactly(15, 18);
        assertThat(PlaceFinder.find(source, 0, "c")).isNull();
        assertThat(PlaceFinder.start(JsonSource.of(" ?", "x.json"))).isZero();
        assertThat(PlaceFinder.elements(JsonSource.of("{\"a\": 1}", "x.json"), 0))
                .isEmpty();
    }
}
