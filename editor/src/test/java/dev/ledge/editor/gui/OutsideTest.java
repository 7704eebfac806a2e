package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Walker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The level's file, changed by another program while the level is open. */
class OutsideTest extends EditorTest {
    static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";
    static final String WALKER = "{\"id\": \"walker\", \"type\": \"walker\", \"at\": [200, 336]}";

    private static final String TOPIC = "outside.level";

    private Path file;

    @BeforeEach
    void open() throws IOException {
        file = newLevel(SPAWN, WALKER);
        start(file.toString());
    }

    /** What another Ledge would do. */
    private void paintOutside(int column, int row, String tile) throws Exception {
        Document other = Document.open(file);
        other.edit("Paint", painted(other.level(), column, row, tile));
        other.saveAs(other.file());
    }

    private static Level painted(Level level, int column, int row, String tile) {
        return CellEdits.paint(level, "ground", column, row, Stamp.of(TileRef.of(tile)));
    }

    private void paintHere(int column, int row, String tile) {
        Edt.run(() -> frame.document().edit("Paint", painted(frame.document().level(), column, row, tile)));
    }

    private Notice waitForNotice() {
        Edt.waitUntil("there is a question", () -> frame.notices().of(TOPIC).isPresent());
        return Edt.get(() -> frame.notices().of(TOPIC).orElseThrow());
    }

    private void waitUntilSettled() {
        Edt.waitUntil("there is no question", () -> frame.notices().of(TOPIC).isEmpty());
    }

    /** Whatever happened to the file before this has been noticed when this returns. */
    private void waitUntilLookedAt() throws IOException {
        Path palette = project.resolve("levels/default.palette.json");
        String text = Files.readString(palette);
        String changed = text.contains("\"conveyor\": 60")
                ? text.replace("\"conveyor\": 60", "\"conveyor\": 61")
                : text.replace("\"conveyor\": 61", "\"conveyor\": 60");
        assertThat(changed).isNotEqualTo(text);
        var before = Edt.get(() -> frame.document().level().palette());
        Files.writeString(palette, changed);
        Edt.waitUntil("the palette is another", () -> frame.document().level().palette() != before);
    }

    @Test
    void whatIsSelectedAndBecomesAnotherTypeIsInspectedAsThat() throws Exception {
        Edt.run(() -> frame.document().select(Selection.ofObject("walker")));
        assertThat(Components.isShowing("field.Speed")).isTrue();

        Files.writeString(file, Files.readString(file).replace("\"type\": \"walker\"", "\"type\": \"goal\""));

        Edt.waitUntil("it is a goal", () -> frame.document().level().object("walker") instanceof Goal);
        assertThat(Edt.get(() -> frame.document().selection().objectIds())).containsExactly("walker");
        assertThat(Components.isShowing("field.Speed")).isFalse();
        user.key("ctrl Z");
        Edt.waitUntil("it is a walker again", () -> frame.document().level().object("walker") instanceof Walker);
        assertThat(Components.isShowing("field.Speed")).isTrue();
    }

    @Test
    void whatIsEditedWhileANewerLevelIsReadIsAskedAbout() throws Exception {
        Files.writeString(file, Files.readString(file).replace("\"version\": 1", "\"version\": 2"));
        waitForNotice();
        SwingUtilities.invokeLater(() -> {
            frame.files().openAnew();
            paintHere(10, 10, "dirt");
        });
        Components.window(JDialog.class, "that asks", JDialog::isModal);
        assertThat(tile(10, 10)).as("what is asked about").isNotNull();
        answer("Cancel");
        assertThat(tile(10, 10)).isNotNull();
        assertThat(Edt.get(() -> document().isReadOnly())).isFalse();

        press("banner.open");
        answer("Don’t save");
        Edt.waitUntil("it is open as it is", () -> frame.document().isReadOnly());
        assertThat(tile(10, 10)).isNull();
        assertThat(Edt.get(frame::documents)).hasSize(1);
    }

    @Test
    void whereNothingIsUnsavedTheLevelFollowsItsFile() throws Exception {
        Edt.run(() -> {
            frame.tools().useTool("fill");
            frame.document().select(Selection.ofObject("walker"));
            frame.tools().viewport().setZoom(2);
            frame.tools().viewport().center(300, 200);
        });
        Viewport view = Edt.get(() -> frame.tools().viewport());
        double x = Edt.get(() -> view.visible().left());
        Edt.waitUntil("it plays", () -> session().tick() > 5);
        var world = Edt.get(() -> frame.preview().session().world());
        long tick = Edt.get(() -> world.tick());

        paintOutside(10, 10, "dirt");

        Edt.waitUntil("the level is reloaded", () -> tileName(10, 10).equals("dirt"));
        assertThat(Edt.get(() -> frame.document().isModified())).isFalse();
        assertThat(Edt.get(() -> frame.document().history().undoName())).isEqualTo("Reload from disk");
        assertThat(Edt.get(() -> frame.status().text())).contains("Reloaded").contains("journey.level.json");
        assertThat(Edt.get(() -> frame.tools().viewport())).isSameAs(view);
        assertThat(Edt.get(() -> view.zoom())).isEqualTo(2);
        assertThat(Edt.get(() -> view.visible().left())).isEqualTo(x);
        assertThat(Edt.get(() -> frame.tools().tool().id())).isEqualTo("fill");
        assertThat(Edt.get(() -> frame.document().selection().objectIds())).containsExactly("walker");
        assertThat(Edt.get(() -> frame.tools().activeLayerId())).isEqualTo("ground");
        assertThat(Edt.get(() -> frame.preview().session().world()))
                .as("plays on")
                .isSameAs(world);
        assertThat(Edt.get(() -> world.tick())).isGreaterThanOrEqualTo(tick);
        assertThat(frame.notices().list()).isEmpty();

        user.key("ctrl Z");
        Edt.waitUntil("undo goes back", () -> tileName(10, 10).isEmpty());
        assertThat(Edt.get(() -> frame.document().isModified())).isTrue();
    }

    @Test
    void whatIsSavedElsewhereIsNotAskedAboutItsOldFile() throws Exception {
        paintHere(5, 5, "dirt");
        paintOutside(10, 10, "dirt");
        waitForNotice();
        Path elsewhere = file.resolveSibling("elsewhere.level.json");

        Edt.run(() -> assertThatNoException().isThrownBy(() -> frame.document().saveAs(elsewhere)));

        waitUntilSettled();
        waitUntilLookedAt();
        assertThat(frame.notices().list()).isEmpty();
        paintHere(6, 5, "dirt");
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !frame.document().isModified());
        assertThat(tileName(10, 10)).as("of the other file").isEmpty();
    }

    @Test
    void mineIsKeptAndWrittenOverTheirsByTheNextSave() throws Exception {
        paintHere(5, 5, "dirt");
        paintOutside(10, 10, "dirt");
        assertThat(waitForNotice().title()).isEqualTo("“journey.level.json” was changed outside");

        press("banner.mine");

        waitUntilSettled();
        assertThat(tileName(10, 10)).isEmpty();
        assertThat(Edt.get(() -> frame.document().isModified())).isTrue();
        waitForFocus(canvas);
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !frame.document().isModified());
        Level saved = Document.open(file).level();
        assertThat(saved.hasSameContent(level())).isTrue();
    }

    @Test
    void theirsIsTakenAndUndoGivesMineBack() throws Exception {
        paintHere(5, 5, "dirt");
        paintOutside(10, 10, "dirt");
        waitForNotice();

        press("banner.theirs");

        Edt.waitUntil("theirs is shown", () -> tileName(10, 10).equals("dirt"));
        assertThat(tileName(5, 5)).isEmpty();
        assertThat(Edt.get(() -> frame.document().isModified())).isFalse();
        waitForFocus(canvas);
        user.key("ctrl Z");
        Edt.waitUntil("mine is back", () -> tileName(5, 5).equals("dirt"));
        assertThat(tileName(10, 10)).isEmpty();
        user.key("ctrl Z");
        Edt.waitUntil("undo goes on", () -> tileName(5, 5).isEmpty());
    }

    @Test
    void changesThatDoNotTouchAreMergedAtOnce() throws Exception {
        paintHere(5, 5, "dirt");
        paintOutside(10, 10, "dirt");
        assertThat(waitForNotice().lines().get(0)).contains("On disk: 1 cell").contains("don’t touch");

        press("banner.merge");

        Edt.waitUntil(
                "both are there",
                () -> tileName(10, 10).equals("dirt") && tileName(5, 5).equals("dirt"));
        assertThat(Edt.get(() -> frame.document().history().undoName())).isEqualTo("Merge with disk");
        assertThat(Edt.get(() -> frame.document().isModified())).isTrue();
        waitForFocus(canvas);
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !frame.document().isModified());
        assertThat(Document.open(file).level().hasSameContent(level())).isTrue();
    }

    /** The event thread does both, so that the edit cannot have been compared in between. */
    @Test
    void aMergeIsNotWithoutTheLastEdit() throws Exception {
        paintHere(5, 5, "dirt");
        paintOutside(10, 10, "dirt");
        waitForNotice();

        Edt.run(() -> {
            frame.document().edit("Paint", painted(level(), 6, 6, "dirt"));
            Components.named("banner.merge", JButton.class).doClick();
            assertThat(tileName(6, 6)).isEqualTo("dirt");
        });

        Edt.waitUntil(
                "it is compared",
                () -> frame.notices().of(TOPIC).stream()
                        .anyMatch(notice -> notice.lines().get(0).contains("not saved: 2 cells")));
        press("banner.merge");
        Edt.waitUntil("theirs is there", () -> tileName(10, 10).equals("dirt"));
        assertThat(tileName(5, 5)).isEqualTo("dirt");
        assertThat(tileName(6, 6)).isEqualTo("dirt");
    }

    /** The event thread does both, so that nothing can have noticed in between. */
    @Test
    void aSaveNeverWritesOverWhatWasNotSeen() throws Exception {
        paintHere(5, 5, "dirt");
        Level theirs = Edt.get(() -> {
            paintOutside(10, 10, "dirt");
            assertThat(frame.files().save()).isFalse();
            return Document.open(file).level();
        });
        assertThat(theirs.hasSameContent(Document.open(file).level())).isTrue();
        assertThat(waitForNotice().title()).contains("was not saved").contains("changed outside");
        // The question is asked at once, and anew with what differs when that has been compared.
        Edt.waitUntil(
                "it says what differs",
                () -> frame.notices()
                        .of(TOPIC)
                        .filter(notice -> String.join(" ", notice.lines()).contains("On disk: 1 cell"))
                        .isPresent());

        press("banner.mine");

        Edt.waitUntil("it is saved", () -> !frame.document().isModified());
        assertThat(Document.open(file).level().hasSameContent(level())).isTrue();
        assertThat(tileName(10, 10)).isEmpty();
    }

    @Test
    void whatIsSavedHereIsNoChangeFromOutside() throws Exception {
        paintHere(5, 5, "dirt");
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !frame.document().isModified());
        paintHere(6, 5, "dirt");
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !frame.document().isModified());
        waitUntilLookedAt();

        assertThat(frame.notices().list()).isEmpty();
        assertThat(Edt.get(() -> frame.document().history().undoCount())).isEqualTo(2);
    }

    @Test
    void aChangeOfTheFormAloneIsNoQuestion() throws Exception {
        paintHere(5, 5, "dirt");
        Files.writeString(file, Files.readString(file) + "\n\n");
        waitUntilLookedAt();

        assertThat(frame.notices().list()).isEmpty();
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !frame.document().isModified());
    }

    @Test
    void aDeletedFileIsWrittenAnew() throws Exception {
        Files.delete(file);
        assertThat(waitForNotice().title()).isEqualTo("“journey.level.json” is gone");
        assertThat(Edt.get(() -> frame.document().isModified())).isTrue();
        assertThat(Edt.get(frame::getTitle)).startsWith("•");

        press("banner.save");

        waitUntilSettled();
        assertThat(Document.open(file).level().hasSameContent(level())).isTrue();
        assertThat(Edt.get(() -> frame.document().isModified())).isFalse();
    }

    @Test
    void aFileThatComesBackIsNoNews() throws Exception {
        byte[] content = Files.readAllBytes(file);
        Files.delete(file);
        waitForNotice();

        Files.write(file, content);

        waitUntilSettled();
        assertThat(Edt.get(() -> frame.document().isModified())).isFalse();
        assertThat(Edt.get(() -> frame.document().history().undoCount())).isZero();
    }

    @Test
    void aMovedFileCanBeFollowed() throws Exception {
        Path target = project.resolve("levels/moved.level.json");
        paintHere(5, 5, "dirt");
        Files.move(file, target);
        Edt.waitUntil(
                "it is found",
                () -> frame.notices()
                        .of(TOPIC)
                        .filter(notice -> notice.title().contains("was moved to “moved.level.json”"))
                        .isPresent());

        press("banner.follow");

        Edt.waitUntil("it is followed", () -> target.equals(frame.document().file()));
        waitUntilSettled();
        assertThat(Edt.get(() -> frame.document().isModified())).isTrue();
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !frame.document().isModified());
        assertThat(Document.open(target).level().hasSameContent(level())).isTrue();
        assertThat(file).doesNotExist();
    }

    @Test
    void anUnreadableFileLeavesTheLevelAsItIs() throws Exception {
        String good = Files.readString(file);
        Level before = level();
        Files.writeString(file, good.replace("\"grid\": 16,", "\"grid\": 16"));
        Notice notice = waitForNotice();
        assertThat(notice.title()).contains("cannot be read");
        assertThat(notice.lines().get(0)).contains("line 6");
        assertThat(level()).isSameAs(before);
        assertThat(Edt.get(() -> frame.document().isModified())).isTrue();

        Files.writeString(file, good);
        waitUntilSettled();
        assertThat(Edt.get(() -> frame.document().isModified())).isFalse();

        Files.writeString(file, "oh");
        waitForNotice();
        assertThat(Edt.get(() -> frame.files().save())).isFalse();
        assertThat(Files.readString(file)).isEqualTo("oh");
        Edt.waitUntil(
                "it says so",
                () -> frame.notices().of(TOPIC).orElseThrow().title().contains("was not saved"));
        press("banner.mine");
        waitUntilSettled();
        assertThat(Document.open(file).level().hasSameContent(before)).isTrue();
    }

    @Test
    void aFileOfANewerVersionIsNotTakenIn() throws Exception {
        Files.writeString(file, Files.readString(file).replace("\"version\": 1", "\"version\": 2"));
        assertThat(waitForNotice().title()).contains("newer version");

        press("banner.open");

        user.click(
                Components.first(JButton.class, "saying Don’t save", button -> "Don’t save".equals(button.getText())));
        Edt.waitUntil("it is open", () -> frame.document().isReadOnly());
        waitUntilSettled();
    }

    /** As git, rsync and editors do. */
    @Test
    void howeverItIsWrittenTheLevelFollows() throws Exception {
        Level other = painted(level(), 10, 10, "dirt");
        byte[] content = LevelWriter.toBytes(other);
        Path pieces = Files.write(file, Arrays.copyOf(content, content.length / 2));
        Files.write(pieces, Arrays.copyOfRange(content, content.length / 2, content.length), StandardOpenOption.APPEND);
        Edt.waitUntil("pieces are put together", () -> tileName(10, 10).equals("dirt"));

        Files.delete(file);
        Files.write(file, LevelWriter.toBytes(painted(other, 11, 10, "dirt")));
        Edt.waitUntil("deleted and made again", () -> tileName(11, 10).equals("dirt"));

        Path beside = project.resolve("levels/x.tmp");
        Files.write(beside, LevelWriter.toBytes(painted(other, 12, 10, "dirt")));
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
        Edt.waitUntil("replaced by renaming", () -> tileName(12, 10).equals("dirt"));

        Path levels = project.resolve("levels");
        Path old = Files.move(levels, project.resolve("old"));
        Files.createDirectories(levels);
        Files.copy(old.resolve("default.palette.json"), levels.resolve("default.palette.json"));
        Files.write(file, LevelWriter.toBytes(painted(other, 13, 10, "dirt")));
        Edt.waitUntil("the folder was replaced", () -> tileName(13, 10).equals("dirt"));
        Files.write(file, LevelWriter.toBytes(painted(other, 14, 10, "dirt")));
        Edt.waitUntil("and is watched on", () -> tileName(14, 10).equals("dirt"));
        assertThat(frame.notices().list()).isEmpty();
    }
}
