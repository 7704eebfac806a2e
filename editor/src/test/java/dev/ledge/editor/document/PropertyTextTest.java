package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PropertyTextTest {
    private static final List<Object> VALUES = Arrays.asList(
            "",
            "boss",
            "two words",
            "12",
            "-0.5e3",
            "true",
            "null",
            " spaced ",
            "[1]",
            "{",
            "\"",
            "a\nb",
            "0,5",
            "007",
            "C:\\x",
            12L,
            -3L,
            0.25,
            true,
            false,
            null,
            List.of(1L, "a", List.of()),
            Map.of("a", Map.of("b", true)));

    @Test
    void everyValueIsReadFromTheLineThatStandsForIt() {
        assertThat(VALUES)
                .allSatisfy(value ->
                        assertThat(PropertyText.parse(PropertyText.of(value))).isEqualTo(value));
    }

    @Test
    void textsHaveNoQuotesButWhereTheyWouldBeSomethingElse() {
        assertThat(PropertyText.of("a \"b\" c")).isEqualTo("a \"b\" c");
        assertThat(PropertyText.of("12")).isEqualTo("\"12\"");
        assertThat(PropertyText.of(12L)).isEqualTo("12");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"[1", "{\"a\": 1,}", "\"open", "[1]]", "{\"a\": 1}, \"b\": {}", "[NaN]", "{\"a\": 1, \"a\": 2}"})
    void whatBeginsAsJsonAndIsNoneIsRefused(String line) {
        assertThatIllegalArgumentException().isThrownBy(() -> PropertyText.parse(line));
    }
}
