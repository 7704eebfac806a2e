package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.json.PaletteWriter;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocumentTest {
    private static final Stamp B = Stamp.of(TileRef.of("b"));

    private final Document document = new Document(TestMaps.level("a..", "..."), null, false);
    private final List<String> heard = new ArrayList<>();

    @TempDir
    Path folder;

    @Test
    void aGestureIsShownAtOnceAndIsOneUndoEntry() {
        Level before = document.level();
        listen();

        document.show(paint(before, 1, 0));
        document.show(paint(document.level(), 2, 0));
        assertThat(TestMaps.drawing(document.level())).containsExactly("abb", "...");
        assertThat(document.history().canUndo()).isFalse();
        document.commit("Paint 2 cells");

        assertThat(heard).containsExactly("level", "level", "state");
        assertThat(document.history().undoName()).isEqualTo("Paint 2 cells");
        document.undo();
        assertThat(document.level()).isSameAs(before);
        document.redo();
        assertThat(TestMaps.drawing(document.level())).containsExactly("abb", "...");
    }

    @Test
    void anyEditCanBeGoneTo() {
        Level first = document.level();
        document.edit("one", paint(first, 1, 0));
        document.edit("two", paint(document.level(), 2, 0));
        Level last = document.level();

        document.goTo(0);
        assertThat(document.level()).isSameAs(first);
        assertThat(document.edits()).extracting(Edit::isUndone).containsExactly(true, true);
        document.goTo(1);
        assertThat(TestMaps.drawing(document.level())).containsExactly("ab.", "...");
        document.goTo(7);
        assertThat(document.level()).isSameAs(last);
    }

    @Test
    void aGestureThatChangesNothingLeavesNoEntry() {
        Level before = document.level();
        document.show(paint(before, 1, 0));
        document.show(CellEdits.erase(document.level(), "ground", CellSet.rectangle(1, 0, 1, 1)));
        document.commit("Paint 1 cell");

        assertThat(document.history().canUndo()).isFalse();
        assertThat(document.level()).isSameAs(before);
        assertThat(document.isModified()).isFalse();
    }

    @Test
    void cancelGoesBackToWhereTheGestureBegan() {
        Level before = document.level();
        document.show(paint(before, 1, 0));
        document.cancel();
        assertThat(document.level()).isSameAs(before);
        assertThat(document.inGesture()).isFalse();
    }

    @Test
    void undoInAGestureCancelsItAlone() {
        document.edit("Paint 1 cell", paint(document.level(), 1, 0));
        document.show(paint(document.level(), 2, 0));
        document.undo();
        assertThat(TestMaps.drawing(document.level())).containsExactly("ab.", "...");
        assertThat(document.history().undoName()).isEqualTo("Paint 1 cell");
    }

    @Test
    void anEditForgetsWhatWasUndone() {
        document.edit("first", paint(document.level(), 1, 0));
        document.undo();
        document.edit("second", paint(document.level(), 2, 0));
        assertThat(document.history().canRedo()).isFalse();
        assertThat(document.history().undoCount()).isEqualTo(1);
    }

    @Test
    void aReadOnlyDocumentDoesNotChange() {
        Document locked = new Document(document.level(), folder.resolve("l.level.json"), true);
        locked.edit("Paint 1 cell", paint(locked.level(), 1, 0));
        assertThat(TestMaps.drawing(locked.level())).containsExactly("a..", "...");
        assertThatThrownBy(() -> locked.saveAs(locked.file()))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("newer version");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void whatIsGoneIsNoLongerSelected() {
        LevelObject goal = new Goal(ObjectCommon.of("goal1", Vec.ZERO, new Vec(16, 16)));
        document.edit("Add goal", document.level().withObject(goal));
        document.select(Selection.ofObject("goal1"));
        document.undo();
        assertThat(document.selection().isEmpty()).isTrue();
    }

    @Test
    void whatIsHiddenOrLockedWithItsLayerIsNoLongerSelected() {
        LevelObject goal =
                new Goal(ObjectCommon.of("goal1", Vec.ZERO, new Vec(16, 16)).withLayer("ground"));
        document.edit("Add goal", document.level().withObject(goal));
        document.select(Selection.ofObject("goal1"));
        document.edit("Lock", LayerEdits.setLocked(document.level(), "ground", true));
        assertThat(document.selection().isEmpty()).isTrue();
        document.select(Selection.ofObject("goal1"));
        document.edit("Paint 1 cell", paint(document.level(), 1, 0));
        assertThat(document.selection().isEmpty())
                .as("chosen as it is, as by a problem")
                .isFalse();
        document.undo();
        document.undo();
        document.edit("Hide", LayerEdits.setVisible(document.level(), "ground", false));
        assertThat(document.selection().isEmpty()).isTrue();
    }

    @Test
    void noCellsAreSelectedInALevelOfAnotherSize() {
        document.select(Selection.ofCells(CellSet.rectangle(0, 0, 1, 1)));
        document.edit("Size", ResizeCorner.TOP_LEFT.resize(document.level(), 5, 2));
        assertThat(document.selection()).as("the cell is another one now").isEqualTo(Selection.NONE);
    }

    @Test
    void theSymbolOfATileStaysWhenOthersAreAddedBeforeIt() throws IOException {
        Path file = folder.resolve("symbols.level.json");
        document.saveAs(file);
        String before = legendLine(file, "\"a\"");
        document.edit("Paint 1 cell", paint(document.level(), 0, 0));
        document.edit("Paint 1 cell", CellEdits.paint(document.level(), "ground", 1, 1, Stamp.of(TileRef.of("a"))));
        document.saveAs(document.file());
        assertThat(legendLine(file, "\"a\"")).startsWith(before.substring(0, before.indexOf(':')));
    }

    @Test
    void savingInAGestureWritesTheLevelWithoutIt() throws IOException, LevelFormatException {
        Path file = folder.resolve("gesture.level.json");
        document.show(paint(document.level(), 1, 0));
        document.saveAs(file);
        assertThat(TestMaps.drawing(Document.open(file).level())).containsExactly("a..", "...");
        assertThat(TestMaps.drawing(document.level())).containsExactly("ab.", "...");
        document.commit("Paint 1 cell");
        assertThat(document.isModified()).isTrue();
    }

    @Test
    void savedInAnotherFolderItStillFindsItsPaletteAlsoAfterUndo() throws IOException, LevelFormatException {
        Files.createDirectories(folder.resolve(".git"));
        Path levels = Files.createDirectories(folder.resolve("levels"));
        Path deep = Files.createDirectories(levels.resolve("deep/er"));
        PaletteWriter.write(TestMaps.PALETTE, levels.resolve("p.palette.json"));
        Path file = levels.resolve("one.level.json");
        Level level = document.level().toBuilder()
                .palette("p.palette.json", TestMaps.PALETTE)
                .build();
        LevelWriter.write(level, file);

        Document moved = Document.open(file);
        moved.edit("Paint 1 cell", paint(moved.level(), 1, 0));
        moved.saveAs(deep.resolve("one.level.json"));
        assertThat(moved.level().palettePath()).isEqualTo("../../p.palette.json");
        moved.undo();
        moved.saveAs(moved.file());
        assertThat(TestMaps.drawing(Document.open(moved.file()).level())).containsExactly("a..", "...");
    }

    private static String legendLine(Path file, String tile) throws IOException {
        return Files.readAllLines(file).stream()
                .map(String::strip)
                .filter(line -> line.contains(": " + tile))
                .findFirst()
                .orElseThrow();
    }

    private static Level paint(Level level, int column, int row) {
        return CellEdits.paint(level, "ground", column, row, B);
    }

    private void listen() {
        document.addListener(new DocumentListener() {
            @Override
            public void levelChanged(Level before, Level after) {
                heard.add("level");
            }

            @Override
            public void stateChanged() {
                heard.add("state");
            }
        });
    }
}
