package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Crumbles;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileImage;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.level.json.PaletteWriter;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A document and its file. */
class DocumentFileTest {
    private static final String PALETTE =
            "{\"format\": \"ledge-palette\", \"version\": 1, \"tiles\": {\"rock\": {\"shape\": \"full\"}}}";
    private static final String LEVEL = "{\"format\": \"ledge-level\", \"version\": 1, \"grid\": 16, \"size\": [8, 4],"
            + " \"palette\": \"../a.palette.json\", \"layers\": ["
            + "{\"id\": \"ground\", \"kind\": \"tiles\", \"legend\": {\"#\": \"rock\"}, "
            + "\"cells\": {\"0,3\": \"###\"}}]}";

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void writeLevel() throws IOException {
        Files.createDirectories(folder.resolve("project/.git"));
        Files.createDirectories(folder.resolve("project/levels/cave"));
        Files.writeString(folder.resolve("project/levels/a.palette.json"), PALETTE);
        file = folder.resolve("project/levels/cave/a.level.json");
        Files.writeString(file, LEVEL);
    }

    @Test
    void savingWritesATileThatWasEditedToThePalettesFile() throws Exception {
        Path palette = folder.resolve("project/levels/a.palette.json");
        Document document = Document.open(file);
        Level before = document.level();
        document.edit("Edit tile", brittle(before));
        assertThat(document.isModified()).isTrue();
        assertThat(Files.readString(palette)).isEqualTo(PALETTE);

        document.saveAs(document.file());

        assertThat(document.isModified()).isFalse();
        assertThat(PaletteReader.read(palette).value())
                .isEqualTo(brittle(before).palette());
        document.undo();
        assertThat(document.level().palette()).isEqualTo(before.palette());
        assertThat(document.isModified()).isTrue();
        document.saveAs(document.file());
        assertThat(PaletteReader.read(palette).value()).isEqualTo(before.palette());
    }

    @Test
    void aPaletteThatNobodyEditedIsNotWritten() throws Exception {
        Document document = Document.open(file);
        document.edit("Paint", painted(document.level()));

        document.saveAs(document.file());

        assertThat(Files.readString(folder.resolve("project/levels/a.palette.json")))
                .isEqualTo(PALETTE);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPaletteThatIsGoneIsWrittenAnewWithItsFolder(boolean isEdited) throws Exception {
        Path palette = folder.resolve("project/palettes/a.palette.json");
        Files.createDirectories(palette.getParent());
        Files.writeString(palette, PALETTE);
        Files.writeString(file, LEVEL.replace("../a", "../../palettes/a"));
        Document document = Document.open(file);
        Files.delete(palette);
        Files.delete(palette.getParent());
        document.edit("Edit", isEdited ? brittle(document.level()) : painted(document.level()));

        document.saveAs(document.file());

        assertThat(Document.open(file).level().hasSameContent(document.level())).isTrue();
    }

    @Test
    void aPaletteThatAnotherProgramChangedIsNotWrittenOver() throws Exception {
        Path palette = folder.resolve("project/levels/a.palette.json");
        Document document = Document.open(file);
        document.edit("Edit tile", brittle(document.level()));
        String theirs = PALETTE.replace("full\"}", "full\"}, \"ice\": {\"shape\": \"full\"}");
        Files.writeString(palette, theirs);

        assertThatThrownBy(() -> document.saveAs(document.file()))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("read anew");
        assertThat(Files.readString(palette)).isEqualTo(theirs);
        assertThat(Files.readString(file)).isEqualTo(LEVEL);

        document.setPalette(PaletteReader.read(palette).value());
        assertThat(document.level().palette().tiles()).containsOnlyKeys("rock", "ice");
        document.saveAs(document.file());
        assertThat(PaletteReader.read(palette).value())
                .isEqualTo(document.level().palette());
        assertThat(document.level().palette().tiles().get("rock").changing().crumbles())
                .isNotNull();
    }

    @Test
    void aTileThatWasEditedThereAndHereIsNotWrittenOverBeforeItIsSettled() throws Exception {
        Path palette = folder.resolve("project/levels/a.palette.json");
        String theirs = PALETTE.replace("full\"}", "none\"}, \"ice\": {\"shape\": \"full\"}");
        Document document = Document.open(file);
        document.edit("Edit tile", brittle(document.level()));
        Level mine = document.level();
        Files.writeString(palette, theirs);
        Palette changed = PaletteReader.read(palette).value();

        assertThat(document.setPalette(changed)).containsExactly(PaletteEntry.tile("rock"));
        assertThat(document.level().palette().tiles()).containsOnlyKeys("rock", "ice");
        assertThatThrownBy(() -> document.saveAs(document.file())).isInstanceOf(ChangedOutsideException.class);
        assertThat(Files.readString(palette)).isEqualTo(theirs);

        document.takePalette("Reload from disk", changed);
        assertThat(document.level().palette()).isEqualTo(changed);
        assertThat(document.isModified()).isFalse();
        document.undo();
        assertThat(document.level().palette().tiles().get("rock"))
                .isEqualTo(mine.palette().tiles().get("rock"));
        document.keepPalette(changed);
        document.saveAs(document.file());
        assertThat(PaletteReader.read(palette).value())
                .isEqualTo(document.level().palette());
        assertThat(document.level().palette().tiles()).containsOnlyKeys("rock", "ice");
    }

    /** Written without a surface that a tile has, the palette could not be read again. */
    @Test
    void whatWasDoneToSurfacesStaysAsTheFileChanges() throws Exception {
        Path palette = folder.resolve("project/levels/a.palette.json");
        Files.writeString(
                palette, PALETTE.replace("\"tiles\"", "\"surfaces\": {\"mud\": {\"maxSpeed\": 40}}, \"tiles\""));
        Document document = Document.open(file);
        assertThat(document.level().palette().surfaces()).containsOnlyKeys("mud");
        Palette before = document.level().palette();
        TileType rock = before.tiles().get("rock").withSurface("gel");
        Surface slow = before.surface("mud").withMaxSpeed(20.0);
        Palette mine = before.withSurface("gel", Surface.NORMAL)
                .withSurface("mud", slow)
                .withTile(rock);
        document.edit("Edit", withPalette(document, mine));
        PaletteWriter.write(before.withTile(TileType.of("ice", Shape.FULL)), palette);

        assertThat(document.setPalette(PaletteReader.read(palette).value())).isEmpty();
        document.saveAs(document.file());
        Palette saved = PaletteReader.read(palette).value();
        assertThat(saved.tiles()).containsOnlyKeys("rock", "ice");
        assertThat(saved.tiles().get("rock").surface()).isEqualTo("gel");
        assertThat(saved.surfaces()).containsOnlyKeys("mud", "gel").containsEntry("mud", slow);
        document.undo();
        assertThat(document.level().palette().surfaces()).containsOnlyKeys("mud");
    }

    @Test
    void aSurfaceThatWasEditedThereAndHereIsAskedAbout() throws Exception {
        Document document = Document.open(file);
        Palette before = document.level().palette();
        Surface fast = Surface.NORMAL.withMaxSpeed(300.0);
        document.edit("Edit", withPalette(document, before.withSurface("mud", Surface.NORMAL.withMaxSpeed(20.0))));
        Palette theirs = before.withSurface("mud", fast);

        assertThat(document.setPalette(theirs)).containsExactly(PaletteEntry.surface("mud"));
        assertThat(document.level().palette().surface("mud").maxSpeed()).isEqualTo(20);
        document.takePalette("Reload from disk", theirs);
        assertThat(document.level().palette().surface("mud")).isEqualTo(fast);
    }

    @Test
    void whatWasRemovedStaysSoUnlessATileThatCameNeedsIt() throws Exception {
        Document document = Document.open(file);
        Palette before = document.level().palette();
        Palette more = before.withSurface("mud", Surface.NORMAL)
                .withSurface("oil", Surface.NORMAL)
                .withTile(TileType.of("ice", Shape.FULL));
        document.setPalette(more);
        document.edit("Remove", withPalette(document, before));

        document.setPalette(more.withTile(TileType.of("bog", Shape.FULL).withSurface("mud")));
        assertThat(document.level().palette().tiles()).containsOnlyKeys("rock", "bog");
        assertThat(document.level().palette().surfaces()).containsOnlyKeys("mud");
    }

    /** Without it the level, once saved, could not be opened again. */
    @Test
    void aTileThatIsUsedStaysThoughItIsGoneThere() throws Exception {
        Path palette = folder.resolve("project/levels/a.palette.json");
        Document document = Document.open(file);
        document.edit("Edit tile", brittle(document.level()));
        Palette mine = document.level().palette();
        Palette theirs = Palette.of(TileType.of("ice", Shape.FULL));
        PaletteWriter.write(theirs, palette);
        assertThat(document.setPalette(theirs)).containsExactly(PaletteEntry.tile("rock"));

        document.takePalette("Reload from disk", theirs);
        assertThat(document.level().palette().tiles())
                .containsOnlyKeys("rock", "ice")
                .containsEntry("rock", mine.tiles().get("rock"));
        document.saveAs(document.file());
        assertThat(Document.open(file).level().palette())
                .isEqualTo(document.level().palette());
        assertThat(document.isModified()).isFalse();
    }

    @Test
    void undoLeadsToNoLevelThatLacksATileThatIsGoneThere() throws Exception {
        Document document = Document.open(file);
        Palette before = document.level().palette();
        document.edit("Edit tile", brittle(document.level()));
        Palette theirs = Palette.of(TileType.of("ice", Shape.FULL));
        PaletteWriter.write(theirs, folder.resolve("project/levels/a.palette.json"));
        document.setPalette(theirs);

        document.keepPalette(theirs);
        document.undo();
        assertThat(document.level().palette().tiles())
                .containsOnlyKeys("rock", "ice")
                .containsEntry("rock", before.tiles().get("rock"));
        document.saveAs(document.file());
        assertThat(Document.open(file).level().palette())
                .isEqualTo(document.level().palette());
    }

    @Test
    void aSurfaceThatAnObjectHasStaysThoughItIsGoneThere() throws Exception {
        Path palette = folder.resolve("project/levels/a.palette.json");
        Files.writeString(
                palette, PALETTE.replace("\"tiles\"", "\"surfaces\": {\"mud\": {\"maxSpeed\": 40}}, \"tiles\""));
        Files.writeString(
                file,
                LEVEL.replace(
                        "}}]}",
                        "}}], \"objects\": [{\"id\": \"hill\", \"type\": \"polygon\", \"at\": [0, 0], "
                                + "\"points\": [[0, 0], [16, 0], [16, 16]], \"surface\": \"mud\"}]}"));
        Document document = Document.open(file);
        Surface slow = document.level().palette().surface("mud").withMaxSpeed(20.0);
        document.edit("Edit", withPalette(document, document.level().palette().withSurface("mud", slow)));
        Files.writeString(palette, PALETTE);
        Palette theirs = PaletteReader.read(palette).value();
        assertThat(document.setPalette(theirs)).containsExactly(PaletteEntry.surface("mud"));

        document.takePalette("Reload from disk", theirs);
        document.saveAs(document.file());
        assertThat(Document.open(file).level().palette().surfaces()).containsEntry("mud", slow);
    }

    private static Level withPalette(Document document, Palette palette) {
        Level level = document.level();
        return level.toBuilder().palette(level.palettePath(), palette).build();
    }

    private static Level brittle(Level level) {
        TileType rock = level.palette().tiles().get("rock");
        return withTile(level, rock.withChanging(rock.changing().withCrumbles(Crumbles.DEFAULT)));
    }

    private static Level withTile(Level level, TileType tile) {
        return level.toBuilder()
                .palette(level.palettePath(), level.palette().withTile(tile))
                .build();
    }

    @Test
    void savingWritesWhatIsShownAndKeepsUndo() throws Exception {
        Document document = Document.open(file);
        document.edit("Paint", painted(document.level()));
        assertThat(document.isModified()).isTrue();

        document.saveAs(document.file());

        assertThat(document.isModified()).isFalse();
        assertThat(document.history().undoName()).isEqualTo("Paint");
        assertThat(Document.open(file).level().hasSameContent(document.level())).isTrue();
        byte[] once = Files.readAllBytes(file);
        Document again = Document.open(file);
        again.saveAs(again.file());
        assertThat(Files.readAllBytes(file)).isEqualTo(once);
    }

    @Test
    void aPictureThatWasTakenBackKeepsNoFileFromBeingSavedElsewhere() throws Exception {
        Files.write(folder.resolve("project/levels/moss.png"), new byte[] {1});
        Document document = Document.open(file);
        Level before = document.level();
        TileType rock = before.palette().tiles().get("rock");
        document.edit(
                "Edit tile",
                withTile(before, rock.withImage(new TileImage("moss.png", Vec.ZERO, new Vec(16, 16), Map.of()))));
        Path elsewhere = folder.resolve("another/b.level.json");
        Files.createDirectories(folder.resolve("another/.git"));
        assertThatThrownBy(() -> document.saveAs(elsewhere))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("moss.png");

        document.undo();
        document.saveAs(elsewhere);
        assertThat(Files.readString(elsewhere)).contains("rock").doesNotContain("moss.png");
        assertThat(document.file()).isEqualTo(elsewhere);
        document.redo();
        assertThat(document.level().palette().tiles().get("rock").image().src()).isEqualTo("moss.png");
    }

    @Test
    void aFailedSaveLeavesFileAndDocumentAsTheyWere() throws Exception {
        Document document = Document.open(file);
        document.edit("Paint", painted(document.level()));

        assertThatThrownBy(() -> document.saveAs(folder.resolve("nowhere/a.level.json")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("nowhere");

        assertThat(document.isModified()).isTrue();
        assertThat(document.file()).isEqualTo(file);
        assertThat(Files.readString(file)).isEqualTo(LEVEL);
    }

    @Test
    void elsewhereInTheProjectThePalettesPathLeadsWhereItLed() throws Exception {
        Document document = Document.open(file);
        Path target = folder.resolve("project/b.level.json");

        document.saveAs(target);

        assertThat(document.file()).isEqualTo(target);
        assertThat(Document.open(target).level().palettePath()).isEqualTo("levels/a.palette.json");
    }

    @Test
    void outsideTheProjectThePaletteGoesAlong() throws Exception {
        Document document = Document.open(file);
        Files.createDirectories(folder.resolve("other/.git"));
        Path target = folder.resolve("other/b.level.json");

        document.saveAs(target);

        Level moved = Document.open(target).level();
        assertThat(moved.palettePath()).isNull();
        assertThat(moved.palette().tiles()).containsOnlyKeys("rock");
    }

    @Test
    void aNewerVersionIsReadOnly() throws Exception {
        String newer = LEVEL.replace("\"version\": 1", "\"version\": 2");
        Files.writeString(file, newer);
        Document document = Document.open(file);

        document.edit("Paint", painted(document.level()));

        assertThat(document.isReadOnly()).isTrue();
        assertThat(document.isModified()).isFalse();
        assertThatThrownBy(() -> document.saveAs(document.file())).isInstanceOf(IOException.class);
        assertThat(Files.readString(file)).isEqualTo(newer);
    }

    @Test
    void aBadFileOpensNothingAndReportsThePlace() throws Exception {
        Files.writeString(file, LEVEL.replace("\"rock\"", "\"rok\""));

        assertThatThrownBy(() -> Document.open(file))
                .isInstanceOf(LevelFormatException.class)
                .hasMessageContaining("rok")
                .hasMessageContaining(":1:");
    }

    private static Level painted(Level level) {
        return CellEdits.paint(level, "ground", 1, 1, Stamp.of(TileRef.of("rock")));
    }
}
