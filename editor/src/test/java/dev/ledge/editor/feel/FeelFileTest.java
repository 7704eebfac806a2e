package dev.ledge.editor.feel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FeelFileTest {
    @TempDir
    private Path folder;

    private final Level level = floaty(FeelTest.level(16));

    private static Level floaty(Level level) {
        return level.toBuilder()
                .player(level.player().with(ActorField.JUMP_SPEED, 500).with(ActorField.WALL_SLIDE_SPEED, 30))
                .physics(level.physics().withGravity(700))
                .build();
    }

    private FeelFile file() {
        return FeelFile.of(level, folder.resolve("hill.level.json"));
    }

    @Test
    void itIsBesideThePaletteOrTheLevel() {
        assertThat(file().path()).isEqualTo(folder.resolve("hill.feels.json"));
        Level linked = level.toBuilder()
                .palette("../default.palette.json", Palette.of())
                .build();
        assertThat(FeelFile.of(linked, folder.resolve("demo/hill.level.json")).path())
                .isEqualTo(folder.resolve("default.feels.json"));
    }

    @Test
    void whatWasSavedIsReadAsItWas() throws IOException {
        assertThat(file().read()).isEmpty();
        Feel floaty = Feel.of("Floaty", level);

        file().save(floaty);
        file().save(Feel.of("Stiff", FeelTest.level(8)));

        assertThat(file().read()).extracting(Feel::name).containsExactly("Floaty", "Stiff");
        assertThat(file().read().get(0)).isEqualTo(floaty);
        assertThat(file().read().get(0).isIn(level)).isTrue();
        file().save(Feel.of("Floaty", FeelTest.level(16)));
        assertThat(file().read()).hasSize(2);
        assertThat(file().read().get(0).isIn(level)).isFalse();
    }

    @Test
    void whatIsNotKnownStays() throws IOException {
        Files.writeString(
                file().path(), "{\"format\": \"ledge-feels\", \"version\": 1, \"by\": \"Ann\", \"feels\": {}}");
        file().save(Feel.of("Floaty", level));
        assertThat(Files.readString(file().path())).contains("\"by\" : \"Ann\"");
    }

    @Test
    void whatCannotBeUsedIsToldAndNotWrittenOver() throws IOException {
        Path path = file().path();
        Files.writeString(path, "{\"format\": \"ledge-feels\",\n \"feels\": {");
        assertThatThrownBy(() -> file().read()).isInstanceOf(IOException.class).hasMessageContaining("line 2");
        assertThatThrownBy(() -> file().save(Feel.of("x", level))).isInstanceOf(IOException.class);
        assertThat(Files.readString(path)).endsWith("{");
        Files.writeString(
                path,
                "{\"format\": \"ledge-feels\", \"version\": 1, \"feels\": {\"Odd\": "
                        + "{\"grid\": 16, \"player\": {\"jumpSpeed\": -1}}}}");
        assertThatThrownBy(() -> file().read())
                .isInstanceOf(IOException.class)
                .hasMessageContaining("hill.feels.json, feel “Odd”")
                .hasMessageContaining("jumpSpeed");
        told(
                "{\"format\": \"ledge-feels\", \"version\": 1, \"feels\": {\"Odd\": "
                        + "{\"grid\": 16, \"player\": {\"mood\": 1, \"jumpSpeed\": -1}}}}",
                "feel “Odd”: \"jumpSpeed\"");
        told("{\"format\": \"ledge-feels\",\n \"feels\": nul}", "hill.feels.json, line 2, column 11: 'nul' is not");
        told("{\"format\": \"ledge-feels\",\n \"feels\": " + "[".repeat(600), "line 2, column 110: values are nested");
        told("{} {}", "line 1, column 4: the JSON value ended");
        Files.write(path, new byte[] {'{', (byte) 0xE4, '}'});
        assertThatThrownBy(() -> file().read()).isInstanceOf(IOException.class).hasMessageContaining("not UTF-8");
        Files.writeString(path, "[]");
        assertThatThrownBy(() -> file().read()).isInstanceOf(IOException.class).hasMessageContaining("format");
    }

    private void told(String text, String message) throws IOException {
        Files.writeString(file().path(), text);
        assertThatThrownBy(() -> file().read()).isInstanceOf(IOException.class).hasMessageContaining(message);
    }
}
