package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.journal.Crashes;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.json.LevelWriter;
import java.awt.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JFileChooser;
import javax.swing.JTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** After a crash the user is offered what was not saved, and has it back or not, as wished. */
class RestoringTest extends EditorTest {

    private static Level painted(Level level, int column, int row, String tile) {
        return level.withCell("ground", column, row, TileRef.of(tile));
    }

    private Path journals() {
        return project.resolve("journal");
    }

    private List<Path> journalFiles() throws IOException {
        try (Stream<Path> files = Files.list(journals())) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    /** Paints two cells and crashes. */
    private void crash(Path file) throws Exception {
        Crashes.leave(journals(), Document.open(file), document -> {
            document.edit("Paint 1 cell", painted(document.level(), 5, 6, "rock"));
            document.edit("Paint 1 cell", painted(document.level(), 6, 6, "rock"));
        });
    }

    private Notice offered() {
        Edt.waitUntil(
                "the work is offered",
                () -> frame.notices().list().stream()
                        .anyMatch(notice -> notice.topic().startsWith("restore:")));
        return Edt.get(() -> frame.notices().list().get(0));
    }

    private void choose(String id) {
        Components.named("banner." + id, AbstractButton.class);
        press("banner." + id);
    }

    /** Closes the window, and waits for what is done when it was closed. */
    private void quit() {
        Edt.run(frame::quit);
        Edt.run(() -> {});
    }

    @Test
    void whatWasNotSavedIsRestoredUnsavedAndCanBeUndone() throws Exception {
        Path file = newLevel();
        String before = Files.readString(file);
        crash(file);
        start(file.toString());

        Notice notice = offered();
        assertThat(notice.title()).isEqualTo("Restore what was not saved of “journey”");
        assertThat(notice.lines().get(0)).startsWith("2 edits, the last one today at ");
        assertThat(notice.lines()).contains("•  layer ground: 2 cells at 5,6 to 6,6: empty → rock");
        assertThat(tileName(5, 6)).isEmpty();

        choose("restore");
        Edt.waitUntil(
                "it is there",
                () -> tileName(5, 6).equals("rock") && tileName(6, 6).equals("rock"));
        assertThat(Edt.get(() -> frame.document().isModified())).isTrue();
        assertThat(Files.readString(file)).isEqualTo(before);
        waitForFocus(canvas);

        user.key("ctrl Z");
        Edt.waitUntil(
                "it is as the file again",
                () -> tileName(5, 6).isEmpty() && !document().isModified());
        Edt.waitUntil("both journals are gone", () -> journalFiles().isEmpty());
    }

    private String differences() {
        return Edt.get(() -> {
            JTable list = Components.named("merge.list", JTable.class);
            return IntStream.range(0, list.getRowCount())
                    .mapToObj(row -> String.valueOf(list.getValueAt(row, 0)))
                    .collect(Collectors.joining("\n"));
        });
    }

    @Test
    void itCanBeSeenFirstWithoutAnyEdit() throws Exception {
        Path file = newLevel();
        crash(file);
        start(file.toString());
        offered();
        Color before = user.pixel(canvas, cell(6, 6));

        choose("show");
        Components.named("merge.list", JTable.class);
        assertThat(differences()).isEqualTo("layer ground: 2 cells at 5,6 to 6,6: empty → rock");
        user.waitForPixelOtherThan(canvas, cell(6, 6), before);
        assertThat(tileName(6, 6)).isEmpty();
        assertThat(document().history().canUndo()).isFalse();

        press("merge.close");
        offered();
        user.waitForPixel(canvas, cell(6, 6), before);
        assertThat(document().history().canUndo()).isFalse();
        assertThat(journalFiles()).hasSize(1);

        choose("show");
        press("merge.merge");
        Edt.waitUntil("it is there", () -> tileName(6, 6).equals("rock"));
        waitForFocus(canvas);
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !document().isModified());
        assertThat(Document.open(file).level().hasSameContent(level())).isTrue();
        Edt.waitUntil("no journal is left", () -> journalFiles().isEmpty());
    }

    @Test
    void whatIsOutOfSightIsBroughtIntoView() throws Exception {
        Path file = newLevel();
        crash(file);
        start(file.toString());
        offered();
        Viewport view = Edt.get(() -> frame.tools().viewport());
        Edt.run(() -> {
            view.zoomTo(0, 0, 8);
            view.center(39 * GRID, 20 * GRID);
        });
        assertThat(Edt.get(() -> view.visible().left())).isGreaterThan(7 * GRID);

        choose("show");
        Edt.waitUntil("the first difference is seen", () -> view.visible().contains(5.5 * GRID, 6.5 * GRID));
    }

    @Test
    void theDifferenceKeepsUpWithEditsAndWithAnotherLevel() throws Exception {
        Path file = newLevel();
        crash(file);
        start(file.toString());
        offered();
        choose("show");
        Components.named("merge.list", JTable.class);

        Edt.run(() -> document().edit("Paint 1 cell", painted(document().level(), 5, 6, "plank")));
        Edt.waitUntil("the conflict is shown", () -> differences().contains("5,6: not saved rock, in the level plank"));
        Edt.run(() -> document().undo());
        Edt.waitUntil("it is none any more", () -> !differences().contains("plank"));

        beginLevel();
        Edt.waitUntil("it is offered again", () -> !Components.isShowing("merge.list"));
        offered();
        choose("restore");
        Edt.waitUntil(
                "it is there",
                () -> file.equals(document().file()) && tileName(6, 6).equals("rock"));
    }

    @Test
    void whatIsDiscardedIsGoneWhenTheWindowIsClosed() throws Exception {
        Path file = newLevel();
        crash(file);
        start(file.toString());
        offered();

        choose("discard");
        choose("undo");
        assertThat(offered().title()).contains("Restore what was not saved");
        choose("later");
        assertThat(journalFiles()).hasSize(1);
        quit();
        assertThat(journalFiles()).hasSize(1);

        start(file.toString());
        offered();
        choose("discard");
        assertThat(journalFiles()).hasSize(1);
        quit();
        Edt.waitUntil("it is gone", () -> journalFiles().isEmpty());
    }

    @Test
    void aLevelThatWasChangedSinceIsMergedAndConflictsAreSettled() throws Exception {
        Path file = newLevel();
        crash(file);
        Level outside = painted(painted(Document.open(file).level(), 5, 6, "plank"), 9, 9, "plank");
        LevelWriter.write(outside, file);
        start(file.toString());
        assertThat(offered().lines()).contains("The level was changed since; 1 of these changes is a conflict.");

        choose("restore");
        Components.named("merge.list", JTable.class);
        assertThat(differences())
                .startsWith("layer ground, cell 5,6: not saved rock, in the level plank (was empty)\n");
        AbstractButton restore = Components.named("merge.merge", AbstractButton.class);
        assertThat(Edt.get(restore::isEnabled)).isFalse();
        assertThat(tileName(6, 6)).isEmpty();

        press("merge.all-theirs");
        Edt.waitUntil("all is settled", restore::isEnabled);
        press("merge.merge");
        Edt.waitUntil("it is there", () -> tileName(6, 6).equals("rock"));
        assertThat(tileName(5, 6)).isEqualTo("plank");
        assertThat(tileName(9, 9)).isEqualTo("plank");
        user.key("ctrl Z");
        Edt.waitUntil("it is as the file again", () -> !document().isModified());
    }

    private List<Notice> offers(int count) {
        Edt.waitUntil(
                "all are offered",
                () -> frame.notices().list().stream()
                                .filter(notice -> notice.topic().startsWith("restore:"))
                                .count()
                        == count);
        return Edt.get(() -> frame.notices().list());
    }

    @Test
    void aLevelThatWasMovedIsFoundInItsProject() throws Exception {
        Path file = newLevel();
        crash(file);
        Path moved = moved(file, project.resolve("levels/deep"));
        start();

        assertThat(offered().lines().get(0)).contains("which is now " + moved);
        choose("restore");
        Edt.waitUntil(
                "it is there",
                () -> moved.equals(document().file()) && tileName(5, 6).equals("rock"));
    }

    private Path moved(Path file, Path folder) throws IOException {
        Path moved = Files.createDirectories(folder).resolve("other.level.json");
        Files.copy(project.resolve("levels/default.palette.json"), moved.resolveSibling("default.palette.json"));
        return Files.move(file, moved);
    }

    @Test
    void aLevelThatWasMovedOutOfItsProjectIsShownByItsUser(@TempDir Path elsewhere) throws Exception {
        Path file = newLevel();
        crash(file);
        Path moved = moved(file, elsewhere);
        start();

        assertThat(offered().lines().get(0)).contains("which is gone or cannot be read");
        choose("find");
        JFileChooser chooser = Components.named("file-chooser", JFileChooser.class);
        Edt.run(() -> {
            chooser.setSelectedFile(moved.toFile());
            chooser.approveSelection();
        });
        assertThat(offered().lines().get(0)).contains("which is now " + moved);
        choose("restore");
        Edt.waitUntil(
                "it is there",
                () -> moved.equals(document().file()) && tileName(5, 6).equals("rock"));
    }

    @Test
    void aLevelThatIsGoneBecomesANewOne() throws Exception {
        Path gone = newLevel();
        crash(gone);
        Files.delete(gone);
        start();

        offered();
        choose("restore");
        Edt.waitUntil(
                "a new level has it",
                () -> document().file() == null && tileName(5, 6).equals("rock"));
        assertThat(level().columns()).isEqualTo(COLUMNS);
        assertThat(level().palette().tiles()).containsKey("ice");
        assertThat(document().isModified()).isTrue();
        Edt.waitUntil("its own journal has it now", () -> journalFiles().size() == 1);
    }

    @Test
    void severalLevelsAreOfferedTheNewestFirst() throws Exception {
        Path first = newLevel();
        crash(first);
        Path second = project.resolve("levels/second.level.json");
        Files.writeString(second, Files.readString(first).replace("journey", "second"));
        crash(second);
        start(first.toString());

        List<Notice> notices = offers(2);
        assertThat(notices.get(0).title()).contains("second");
        assertThat(notices.get(1).title()).contains("journey");
        choose("restore");
        Edt.waitUntil(
                "the second is there",
                () -> second.equals(document().file()) && tileName(5, 6).equals("rock"));
        assertThat(offers(1).get(0).title()).contains("journey");
    }
}
