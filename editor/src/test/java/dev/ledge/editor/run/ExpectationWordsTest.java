package dev.ledge.editor.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.run.RunReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an expectation says. */
class ExpectationWordsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"at\": 3, \"player\": {\"alive\": true, \"right\": [143.9, 144.1]}} | alive, right 143.9 … 144.1",
                "{\"actor\": \"bat\", \"is\": {\"on\": null, \"state\": \"air\", \"x\": 5}}"
                        + " | bat: on nothing, state air, x 5",
                "{\"player\": {\"won\": false}} | not won",
                "{\"event\": \"crushed\", \"count\": 0} | never crushed",
                "{\"event\": \"landed\", \"actor\": \"player\", \"count\": [1, 2]} | landed: 1 to 2 times",
                "{\"event\": \"won\", \"actor\": \"player\", \"to\": 9} | won",
                "{\"event\": \"died\", \"actor\": \"bat\", \"cause\": \"hazard\"} | died, actor bat, cause hazard",
                "{\"same\": \"x\", \"from\": 180, \"within\": 0.01} | x the same within 0.01"
            })
    void isToldInWords(String text, String words) throws Exception {
        assertThat(ExpectationWords.of(RunReader.readExpectation(text))).isEqualTo(words);
    }
}
