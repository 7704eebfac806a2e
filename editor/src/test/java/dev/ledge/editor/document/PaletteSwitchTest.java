package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileImage;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.level.json.PaletteWriter;
import dev.ledge.testing.faults.Faults;
import dev.ledge.testing.faults.FaultyFileSystem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A level with a palette of its own gets one of a file, and what is known of that file goes along. */
class PaletteSwitchTest {
    private static final String SHARED = "shared.palette.json";
    private static final Palette OWN = Palette.EMPTY.withTile(TileType.of("rock", Shape.FULL));
    private static final Palette FILE = OWN.withTile(TileType.of("slate", Shape.FULL));

    private static final Palette MORE = FILE.withTile(TileType.of("clay", Shape.FULL));

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

    /** Uses the file, gives it a tile, paints that, and undoes it all. */
    private void useAndUndo(Document edited) {
        edited.usePalette("Use it", SHARED, FILE);
        Level used = edited.level();
        edited.edit("New tile", used.toBuilder().palette(SHARED, MORE).build());
        edited.edit("Paint", edited.level().withCell("ground", 0, 0, TileRef.of("clay")));
        edited.undo();
        edited.undo();
        edited.undo();
        assertThat(edited.level().palettePath()).isNull();
    }

    private void redoAndSave(Document edited, Path target) throws Exception {
        edited.redo();
        edited.redo();
        edited.redo();
        assertThat(edited.knownPalette()).isEqualTo(FILE);
        assertThat(edited.isPaletteModified()).isTrue();
        edited.saveAs(target);
        assertThat(onDisk()).isEqualTo(MORE);
        assertThat(Document.open(target).level().hasSameContent(edited.level())).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"more/room.level.json", "levels/other.level.json"})
    void whatIsDoneAgainAfterASaveElsewhereIsSavedToTheFile(String name) throws Exception {
        useAndUndo(document);
        Path target = folder.resolve(name);
        Files.createDirectories(target.getParent());
        document.saveAs(target);
        redoAndSave(document, target);
    }

    @Test
    void whatIsDoneAgainAfterTheFirstSaveIsSavedToTheFile() throws Exception {
        Path place = file.resolveSibling("untitled.level.json");
        Document untitled = Document.untitled(LevelEdits.blank(4, 4, 16, null, OWN), place);
        useAndUndo(untitled);
        Path target = file.resolveSibling("first.level.json");
        untitled.saveAs(target);
        redoAndSave(untitled, target);
    }

    @Test
    void whatAnEditBringsAlongIsNotTakenForWhatTheFileHolds() throws Exception {
        Level restored = LevelEdits.blank(4, 4, 16, SHARED, MORE).withCell("ground", 0, 0, TileRef.of("clay"));
        document.edit("Restore", restored);
        assertThat(document.knownPalette()).isEqualTo(FILE);
        assertThat(document.setPalette(FILE)).isEmpty();
        assertThat(document.level().palette())
                .as("a look at the file takes nothing back")
                .isEqualTo(MORE);
        document.saveAs(file);
        assertThat(onDisk()).isEqualTo(MORE);
        assertThat(Document.open(file).level().hasSameContent(document.level())).isTrue();
    }

    @Test
    void aFileThatHoldsNoPaletteIsNotTakenForSaved() throws Exception {
        Files.writeString(shared, "<<<<<<<");
        document.edit("Restore", LevelEdits.blank(4, 4, 16, SHARED, MORE).withCell("ground", 0, 0, TileRef.of("clay")));
        assertThat(document.isPaletteModified()).isTrue();
        assertThatThrownBy(() -> document.saveAs(file)).isInstanceOf(IOException.class);
        assertThat(shared).hasContent("<<<<<<<");
        Files.delete(shared);
        document.saveAs(file);
        assertThat(onDisk()).isEqualTo(MORE);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void anotherPathThatTheLevelsFileHasGotDoesNotMakeTheEditsSaved(boolean isMineKept) throws Exception {
        Files.write(file, LevelWriter.toBytes(LevelEdits.blank(4, 4, 16, SHARED, FILE), file));
        document = Document.open(file);
        makeDeadly();
        Palette edited = document.level().palette();
        PaletteWriter.write(OWN, file.resolveSibling("other.palette.json"));
        Files.write(file, LevelWriter.toBytes(LevelEdits.blank(4, 4, 16, "other.palette.json", OWN), file));
        OnDisk.Readable theirs = (OnDisk.Readable) OnDisk.read(file);
        document.agree("Outside", theirs, isMineKept ? document.committed() : theirs.level());
        if (!isMineKept) {
            document.undo();
        }
        assertThat(document.level().palettePath()).isEqualTo(SHARED);
        assertThat(document.knownPalette()).isEqualTo(FILE);
        assertThat(document.isPaletteModified()).isTrue();
        document.saveAs(file);
        assertThat(onDisk()).isEqualTo(edited);
        assertThat(LevelReader.read(file).value().palettePath()).isEqualTo(SHARED);
    }

    @ParameterizedTest
    @EnumSource(
            value = Faults.Kind.class,
            names = {"ERROR", "FULL"})
    void aSaveThatFailsOutsideTheProjectLeavesEditsUnsaved(Faults.Kind kind, @TempDir Path outside) throws Exception {
        Files.createDirectories(outside.resolve(".git"));
        Faults faults = new Faults();
        boolean happened = true;
        for (long n = 1; happened; n++) {
            Files.write(file, LevelWriter.toBytes(LevelEdits.blank(4, 4, 16, SHARED, FILE), file));
            PaletteWriter.write(FILE, shared);
            Path own = FaultyFileSystem.wrap(file, faults);
            document = Document.open(own);
            makeDeadly();
            Palette edited = document.level().palette();
            faults.failAt(n, kind);
            IOException failure = null;
            try {
                document.saveAs(FaultyFileSystem.wrap(outside.resolve("room.level.json"), faults));
            } catch (IOException e) {
                failure = e;
            }
            happened = faults.happened();
            String what = kind + " at " + n + ": " + faults.calls();
            faults.stop();
            assertThat(onDisk()).as(what).isEqualTo(FILE);
            if (failure != null) {
                assertThat(document.isPaletteModified()).as(what).isTrue();
                document.saveAs(own);
                assertThat(onDisk()).as(what).isEqualTo(edited);
            }
        }
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
