package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileImage;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.level.json.PaletteWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A level with a palette of its own gets one of a file, and what is known of that file goes along. */
class PaletteSwitchTest {
    private static final String SHARED = "shared.palette.json";
    private static final Palette OWN = Palette.EMPTY.withTile(TileType.of("rock", Shape.FULL));
    private static final Palette FILE = OWN.withTile(TileType.of("slate", Shape.FULL));

    @TempDir
    Path folder;

    private Path file;
    private Path shared;
    private Document document;

    @BeforeEach
    void open() throws Exception {
        Files.createDirectories(folder.resolve(".git"));
        file = Files.createDirectories(folder.resolve("levels")).resolve("room.level.json");
        shared = file.resolveSibling(SHARED);
        Files.write(file, LevelWriter.toBytes(LevelEdits.blank(4, 4, 16, null, OWN), file));
        PaletteWriter.write(FILE, shared);
        document = Document.open(file);
    }

    private Palette onDisk() throws Exception {
        return PaletteReader.read(shared).value();
    }

    private void makeDeadly() {
        TileType rock = document.level().palette().tiles().get("rock").withFlags(false, true, false);
        document.edit(
                "Make it deadly",
                document.level().toBuilder()
                        .palette(
                                document.level().palettePath(),
                                document.level().palette().withTile(rock))
                        .build());
    }

    @Test
    void whatIsEditedAfterwardsIsSavedToTheFileAlsoFromElsewhere() throws Exception {
        document.usePalette("Use it", SHARED, FILE);
        assertThat(document.isPaletteModified()).isFalse();
        makeDeadly();
        assertThat(document.isPaletteModified()).isTrue();
        Path elsewhere = Files.createDirectories(folder.resolve("more")).resolve("room.level.json");
        document.saveAs(elsewhere);
        assertThat(onDisk().tiles().get("rock").hazard()).isTrue();
        assertThat(LevelReader.read(elsewhere).value().palettePath()).isEqualTo("../levels/" + SHARED);
        assertThat(document.isPaletteModified()).isFalse();
        document.undo();
        document.saveAs(elsewhere);
        assertThat(onDisk()).as("undo is saved there, too").isEqualTo(FILE);
    }

    @Test
    void undoneAndSavedTheLevelHasItsOwnAgainAndTheFileStays() throws Exception {
        document.usePalette("Use it", SHARED, FILE);
        document.saveAs(file);
        document.undo();
        assertThat(document.level().palettePath()).isNull();
        assertThat(document.level().palette()).isEqualTo(OWN);
        document.saveAs(file);
        assertThat(LevelReader.read(file).value().palettePath()).isNull();
        assertThat(onDisk()).isEqualTo(FILE);
        document.redo();
        makeDeadly();
        document.saveAs(file);
        assertThat(onDisk().tiles().get("rock").hazard())
                .as("it is known still")
                .isTrue();
    }

    @Test
    void whatAnotherProgramWroteIsNotWrittenOver() throws Exception {
        document.usePalette("Use it", SHARED, FILE);
        makeDeadly();
        PaletteWriter.write(FILE.withTile(TileType.of("clay", Shape.FULL)), shared);
        assertThatThrownBy(() -> document.saveAs(file)).isInstanceOf(ChangedOutsideException.class);
    }

    @Test
    void aFileThatIsTakenAgainIsAsItIsByThenWhereverUndoLeads() throws Exception {
        document.usePalette("Use it", SHARED, FILE);
        document.usePalette("Use another", "other.palette.json", OWN);
        Palette newer = FILE.withTile(TileType.of("clay", Shape.FULL));
        PaletteWriter.write(newer, shared);
        document.usePalette("Use it again", SHARED, newer);
        assertThat(document.level().palette()).isEqualTo(newer);
        document.undo();
        document.undo();
        assertThat(document.level().palettePath()).isEqualTo(SHARED);
        assertThat(document.level().palette()).isEqualTo(newer);
        document.saveAs(file);
        assertThat(onDisk()).isEqualTo(newer);
    }

    @Test
    void picturesAreFoundFromTheNewPlaceOrRefused() throws Exception {
        Files.createDirectories(folder.resolve("levels/img"));
        Palette pictured = new Palette(
                null,
                Map.of(
                        "fern",
                        TileType.of("fern", Shape.FULL)
                                .withImage(new TileImage("img/fern.png", new Vec(0, 0), new Vec(16, 16), Map.of()))),
                null,
                Map.of());
        Path there = Files.createDirectories(folder.resolve("palettes")).resolve("plants.palette.json");
        Palette moved = PalettePictures.moved(pictured, file, there);
        assertThat(moved.tiles().get("fern").image().src()).isEqualTo("../levels/img/fern.png");
        Path outside = Files.createDirectories(folder.resolveSibling(folder.getFileName() + "-other/x"))
                .resolve("plants.palette.json");
        assertThatThrownBy(() -> PalettePictures.moved(pictured, file, outside))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("img/fern.png of tile fern could not be reached");
    }
}
