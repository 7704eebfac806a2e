package dev.ledge.editor.outside;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.PaletteEdits;
import dev.ledge.editor.document.PaletteEntry;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.document.TestMaps;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.json.PaletteWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A palette's file that changes while tiles made here are not saved yet. */
class PaletteOnDiskTest {
    @TempDir
    Path folder;

    private Path palette;
    private Document document;

    @BeforeEach
    void open() throws Exception {
        Files.createDirectories(folder.resolve(".git"));
        palette = folder.resolve("p.palette.json");
        Path file = folder.resolve("a.level.json");
        PaletteWriter.write(TestMaps.palette("a", "b"), palette);
        Level level = TestMaps.level("aa..", "....");
        LevelWriter.write(
                level.toBuilder()
                        .palette("p.palette.json", TestMaps.palette("a", "b"))
                        .build(),
                file);
        document = Document.open(file);
        Level more = PaletteEdits.add(document.level(), "a", "basalt");
        document.edit("New tile", CellEdits.paint(more, "ground", 2, 1, Stamp.of(TileRef.of("basalt"))));
    }

    private PaletteOnDisk look() {
        return PaletteOnDisk.of(
                document.place(), document.level(), document.saved().palette());
    }

    @Test
    void aNewTileThatIsPaintedAlreadyIsNotMissed() throws IOException {
        Palette theirs = TestMaps.palette("a", "b", "theirs");
        PaletteWriter.write(theirs, palette);
        PaletteOnDisk found = look();
        assertThat(found.why()).isNull();
        assertThat(found.changed()).isEqualTo(theirs);

        document.setPalette(found.changed());
        document.saveAs(document.file());
        assertThat(document.level().palette().tiles()).containsOnlyKeys("a", "b", "basalt", "theirs");
        assertThat(document.isModified()).isFalse();
    }

    @Test
    void aTileThatWasTakenAwayThereIs() throws IOException {
        PaletteWriter.write(TestMaps.palette("b", "theirs"), palette);
        PaletteOnDisk found = look();
        assertThat(found.changed()).isNull();
        assertThat(found.why()).hasMessageContaining("\"a\"");
        assertThat(found.why().getMessage()).doesNotContain("basalt");
    }

    @Test
    void aTileThatWasEditedHereAndTakenAwayThereIsAskedAbout() throws IOException {
        Palette own = document.level().palette();
        Palette edited = own.withTile(own.tiles().get("a").withColor("#102030"));
        document.edit(
                "Edit tile",
                document.level().toBuilder().palette("p.palette.json", edited).build());
        Palette theirs = TestMaps.palette("b");
        PaletteWriter.write(theirs, palette);
        assertThat(look().changed()).isEqualTo(theirs);

        Set<PaletteEntry> both = document.setPalette(theirs);
        assertThat(OutsideNotices.bothChangedPalette(document, theirs, both, false)
                        .lines())
                .hasSize(2)
                .last()
                .asString()
                .isEqualTo("The tile a is gone there. What the level uses stays, even if you take theirs.");
        document.takePalette("Reload from disk", theirs);
        assertThat(document.level().palette().tiles()).containsOnlyKeys("a", "b", "basalt");
    }
}
