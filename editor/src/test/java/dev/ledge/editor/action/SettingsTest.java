package dev.ledge.editor.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsSavedIsReadAgain() throws IOException {
        Path file = folder.resolve("new/settings.properties");
        Settings settings = new Settings(file);
        Path odd = folder.resolve("a b=c#d!é/x.level.json").toAbsolutePath();
        settings.put("theme", "dark");
        settings.put("pane.left", "212");
        settings.noteRecent(odd);
        settings.save();

        Settings again = new Settings(file);
        assertThat(again.get("theme")).contains("dark");
        assertThat(again.number("pane.left", 1)).isEqualTo(212);
        assertThat(again.number("theme", 7)).as("not a number").isEqualTo(7);
        assertThat(again.recent()).containsExactly(odd);
    }

    @Test
    void recentLevelsAreTenAndTheLastIsFirst() {
        Settings settings = new Settings(folder.resolve("none.properties"));
        for (int i = 0; i < 12; i++) {
            settings.noteRecent(folder.resolve(i + ".level.json"));
        }
        settings.noteRecent(folder.resolve("5.level.json"));
        assertThat(settings.recent()).hasSize(10).doesNotHaveDuplicates();
        assertThat(settings.recent().get(0)).isEqualTo(folder.resolve("5.level.json"));
    }

    @Test
    void aDamagedFileIsAsGoodAsNone() throws IOException {
        Path file = folder.resolve("settings.properties");
        Files.write(file, new byte[] {'a', '=', '\\', 'u', 'x', (byte) 0xff});
        assertThat(new Settings(file).get("a")).isEmpty();
    }
}
