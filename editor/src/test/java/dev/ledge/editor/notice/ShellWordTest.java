package dev.ledge.editor.notice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names of files in commands that are shown. */
class ShellWordTest {
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '~',
            value = {
                "/home/ä/a-b_1.run.json, /home/ä/a-b_1.run.json",
                "/home/my levels/a.run.json, '/home/my levels/a.run.json'",
                "it's.run.json, 'it'\\''s.run.json'",
                "$HOME.run.json, '$HOME.run.json'",
                "-x.run.json, '-x.run.json'",
            })
    void ofPosix(String path, String word) {
        assertThat(ShellWord.of(path, false)).isEqualTo(word);
    }

    @Test
    void ofWindows() {
        assertThat(ShellWord.of("C:\\levels\\a.run.json", true)).isEqualTo("C:\\levels\\a.run.json");
        assertThat(ShellWord.of("C:\\my levels\\a.run.json", true)).isEqualTo("\"C:\\my levels\\a.run.json\"");
    }
}
