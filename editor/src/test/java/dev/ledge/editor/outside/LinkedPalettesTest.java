package dev.ledge.editor.outside;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.TestMaps;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.json.PaletteWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is settled of a level has its palette. */
class LinkedPalettesTest {
    @TempDir
    Path folder;

    @Test
    void aLevelThatWasNeverSavedHasItToo() throws Exception {
        Files.createDirectories(folder.resolve(".git"));
        PaletteWriter.write(TestMaps.palette("a", "c"), folder.resolve("other.palette.json"));
        Palette palette = TestMaps.palette("a", "b");
        Level level = TestMaps.level("aa..", "....").toBuilder()
                .palette("p.palette.json", palette)
                .build();
        Document document = Document.untitled(level, folder.resolve("a.level.json"));
        Level bare = LinkedPalettes.of(TestMaps.level("...."), level);
        assertThat(LinkedPalettes.here(bare, document).palette()).isEqualTo(palette);
        Level elsewhere =
                bare.toBuilder().palette("other.palette.json", palette).build();
        assertThat(LinkedPalettes.here(elsewhere, document).palette().tiles()).containsOnlyKeys("a", "c");
    }
}
