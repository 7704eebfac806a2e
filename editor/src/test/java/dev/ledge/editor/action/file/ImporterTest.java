package dev.ledge.editor.action.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ImporterTest {
    @ParameterizedTest
    @ValueSource(strings = {"hall.tmx", "hall.tmj", "hall.json", "hall.xml", "hall.ldtk", "hall.txt", "hall.lvl"})
    void everyFileThatMayBeAMapIsOffered(String name) {
        assertThat(Importer.readable().accept(new File(name))).isTrue();
    }

    @Test
    void aPictureIsNot() {
        assertThat(Importer.readable().accept(new File("hall.png"))).isFalse();
        assertThat(Importer.readable().getDescription())
                .isEqualTo("Maps of Tiled and LDtk, and text (tmx, tmj, json, xml, ldtk, txt, lvl)");
    }
}
