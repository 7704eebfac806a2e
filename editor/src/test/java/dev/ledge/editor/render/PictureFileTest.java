package dev.ledge.editor.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class PictureFileTest {
    @Test
    void aLevelNamesAPictureFromItsOwnFolder() {
        Path level = Path.of("/game/levels/a.level.json");
        assertThat(PictureFile.path(level, Path.of("/game/levels/img/sky.png"))).isEqualTo("img/sky.png");
        assertThat(PictureFile.path(level, Path.of("/game/art/../art/sky.png"))).isEqualTo("../art/sky.png");
    }

    @Test
    void aLevelWithoutAFileCanNameNone() {
        assertThat(PictureFile.fault(null, "sky.png")).startsWith("Save the level first");
    }
}
