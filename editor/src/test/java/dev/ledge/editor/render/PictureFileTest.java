package dev.ledge.editor.render;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PictureFileTest {
    @Test
    void aLevelWithoutAFileCanNameNone() {
        assertThat(PictureFile.fault(null, "sky.png")).startsWith("Save the level first");
    }
}
