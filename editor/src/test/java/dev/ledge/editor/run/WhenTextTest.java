package dev.ledge.editor.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.run.Ticks;
import dev.ledge.engine.run.When;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The time of an expectation in words. */
class WhenTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "always",
                "at 37",
                "at one of 30–40",
                "from 10 to 60",
                "from 10",
                "to 60",
                "from 10–12 to 60",
                "from 1 to 60–61",
                "at one of 3–3"
            })
    void isReadAsItIsWritten(String text) {
        assertThat(WhenText.of(WhenText.read(text))).isEqualTo(text);
    }

    @Test
    void isReadAsPeopleWriteIt() {
        assertThat(WhenText.read(" 37 ")).isEqualTo(When.at(37));
        assertThat(WhenText.read("30-40")).isEqualTo(new When(Ticks.range(30, 40), null, null));
        assertThat(WhenText.read("from  5  to 9")).isEqualTo(When.during(5, 9));
        assertThat(WhenText.read("")).isEqualTo(When.ALWAYS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"soon", "-3", "at", "from", "40–30", "from 9 to 5", "at 999999999", "at 9999999999"})
    void saysWhyItIsNone(String text) {
        assertThatThrownBy(() -> WhenText.read(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageNotContaining("Exception");
    }
}
