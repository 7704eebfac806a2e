package dev.ledge.editor.key;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.world.type.Buttons;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ButtonKeysTest {
    @ParameterizedTest
    @EnumSource(Buttons.class)
    void everyButtonHasAKeyWithAName(Buttons button) {
        assertThat(ButtonKeys.of(button)).isNotBlank();
    }

    @Test
    void keysAreNamedAsPeopleReadThem() {
        assertThat(ButtonKeys.of(Buttons.JUMP)).isEqualTo("Space or Z");
        assertThat(ButtonKeys.of(Buttons.RUN)).isEqualTo("Shift");
        assertThat(ButtonKeys.both(Buttons.LEFT, Buttons.RIGHT)).isEqualTo("← and →, or A and D");
        assertThat(ButtonKeys.directions()).isEqualTo("arrows or WASD");
    }

    @Test
    void thePadsArrowsAreButtonsToo() {
        assertThat(ButtonKeys.button(KeyEvent.VK_KP_DOWN)).isEqualTo(Buttons.DOWN);
        assertThat(ButtonKeys.button(KeyEvent.VK_B)).isNull();
    }

    /** What is written a second time would stay behind when a key changes. */
    @Test
    void noTextNamesTheKeysByItself() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            assertThat(files.filter(file -> file.toString().endsWith(".java")
                                    && !file.getParent().endsWith("key"))
                            .filter(file -> read(file).matches("(?s).*(WASD|Space or Z|Shift runs|↓ or S).*")))
                    .isEmpty();
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
