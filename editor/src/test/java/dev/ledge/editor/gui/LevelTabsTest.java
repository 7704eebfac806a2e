package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import com.formdev.flatlaf.FlatLaf;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.journal.Crashes;
import dev.ledge.editor.panel.tab.LevelTabs;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import java.awt.Point;
import java.awt.Rectangle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JTextField;
import javax.swing.JViewport;
import org.junit.jupiter.api.Test;

/** Several levels open in one window. */
class LevelTabsTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";
    private static final int MIDDLE = User.MIDDLE;

    private Path first;
    private Path second;

    private void startWithTwo() throws Exception {
        makeTwo();
        start(first.toString());
        open(second);
    }

    private void makeTwo() throws Exception {
        first = newLevel(SPAWN);
        second = project.resolve("levels/second.level.json");
        Files.writeString(second, Files.readString(first).replace("\"journey\"", "\"second\""));
    }

    private void open(Path file) {
        Edt.run(() -> frame.files().open(file));
        Edt.waitUntil("it is shown", () -> file.equals(document().file()));
        waitForFocus(canvas);
        user.settle();
    }

    private void turnTo(Path file, String key) {
        user.key(key);
        Edt.waitUntil("it is shown", () -> file.equals(document().file()));
        waitForFocus(canvas);
    }

    private LevelTabs tabs() {
        return Components.named("levels", LevelTabs.class);
    }

    private List<Path> open() {
        return Edt.get(() -> frame.documents().stream().map(Document::file).toList());
    }

    private Point middleOf(int tab) {
        return Edt.get(() -> {
            Rectangle bounds = tabs().getBoundsAt(tab);
            return new Point((int) bounds.getCenterX(), (int) bounds.getCenterY());
        });
    }

    private String nameOf(int tab) {
        return Edt.get(() -> tabs().getAccessibleContext()
                .getAccessibleChild(tab)
                .getAccessibleContext()
                .getAccessibleName());
    }

    private void paint(String tile, int column, int row) {
        chooseTile(tile);
        user.click(canvas, cell(column, row), User.LEFT);
        Edt.waitUntil("it is painted", () -> tileName(column, row).equals(tile));
    }

    @Test
    void aRemarkAboutALevelIsNotSeenInAnotherTab() throws Exception {
        startWithTwo();
        user.key("ctrl S");
        Edt.waitUntil("it is said", () -> frame.status().text().startsWith("Saved "));
        turnTo(first, "alt 1");
        assertThat(Edt.get(() -> frame.status().text())).isEmpty();
    }

    @Test
    void eachLevelKeepsItsEditsItsSelectionItsLayerAndWhatIsSeen() throws Exception {
        makeTwo();
        start(first.toString());
        assertThat(Components.isShowing("levels")).as("one level needs no tabs").isFalse();
        paint("dirt", 10, 10);
        press("layers.layer.add");
        String layer = Edt.get(() -> frame.tools().activeLayerId());
        Edt.run(() -> {
            document().select(Selection.ofObject("start"));
            frame.tools().viewport().setZoom(4);
            frame.tools().viewport().center(150, 300);
        });
        user.settle();

        user.key("ctrl P");
        waitForFocus(Components.named("quick-pick.query", JTextField.class));
        user.type("second");
        user.key("ENTER");
        Edt.waitUntil("the other is shown", () -> second.equals(document().file()));
        assertThat(open()).containsExactly(first, second);
        waitForFocus(canvas);
        user.settle();
        Aabb seen = Edt.get(
                () -> frame.documents().size() == 2 ? frame.tools().viewport().visible() : null);
        paint("brick", 12, 12);
        assertThat(tileName(10, 10)).isEmpty();

        turnTo(first, "alt 1");
        assertThat(tileName(10, 10)).isEqualTo("dirt");
        assertThat(tileName(12, 12)).isEmpty();
        assertThat(Edt.get(() -> frame.tools().activeLayerId())).isEqualTo(layer);
        assertThat(document().selection().single()).isEqualTo("start");
        assertThat(Edt.get(() -> frame.tools().viewport().zoom())).isEqualTo(4);
        user.key("ctrl Z");
        user.key("ctrl Z");
        Edt.waitUntil("its own edits are undone", () -> !document().isModified());

        turnTo(second, "alt shift PAGE_DOWN");
        assertThat(tileName(12, 12)).isEqualTo("brick");
        assertThat(Edt.get(() -> frame.tools().viewport().visible())).isEqualTo(seen);
        user.key("ctrl Z");
        Edt.waitUntil("and here", () -> tileName(12, 12).isEmpty());
    }

    @Test
    void theChosenTabIsInSightInAnotherTheme() throws Exception {
        Files.writeString(project.resolve("settings.json"), "{\"window.width\": \"720\", \"window.height\": \"560\"}");
        makeTwo();
        for (Path file : List.of(first, second)) {
            Files.writeString(
                    file, Files.readString(file).replaceFirst("\"(journey|second)\"", "\"a long name of the $1\""));
        }
        start(first.toString());
        open(second);
        Edt.waitUntil("the chosen tab is in sight", this::isChosenInSight);
        user.key("ctrl shift P");
        waitForFocus(Components.named("quick-pick.query", JTextField.class));
        user.type("dark");
        user.key("ENTER");
        Edt.waitUntil("the theme is dark", FlatLaf::isLafDark);
        user.settle();
        Edt.waitUntil("the chosen tab is in sight again", this::isChosenInSight);
    }

    @Test
    void theChosenTabIsWholeBesideTheArrows() throws Exception {
        Files.writeString(project.resolve("settings.json"), "{\"window.width\": \"720\", \"window.height\": \"560\"}");
        makeTwo();
        start(first.toString());
        String text = Files.readString(first);
        for (String name : List.of("A large head", "descending crusher", "a dash up and a jump", "hall")) {
            Path more = project.resolve("levels/" + name + ".level.json");
            open(Files.writeString(more, text.replace("\"journey\"", "\"" + name + "\"")));
            Edt.waitUntil(name + " is in sight", this::isChosenInSight);
        }
        for (int at : new int[] {2, 5, 1, 4, 3}) {
            user.key("alt " + at);
            Edt.waitUntil("it is chosen", () -> tabs().getSelectedIndex() == at - 1);
            user.settle();
            assertThat(Edt.get(this::isChosenInSight)).as("tab %d", at).isTrue();
        }
    }

    private boolean isChosenInSight() {
        Rectangle chosen = tabs().getBoundsAt(tabs().getSelectedIndex());
        return Stream.of(tabs().getComponents())
                .filter(JViewport.class::isInstance)
                .allMatch(row -> row.getBounds().contains(chosen));
    }

    @Test
    void theMouseTurnsToATabAndClosesOne() throws Exception {
        startWithTwo();
        paint("dirt", 10, 10);
        assertThat(nameOf(0)).isEqualTo("journey");
        assertThat(nameOf(1)).isEqualTo("second, not saved");
        assertThat(Edt.get(() -> tabs().getTitleAt(1))).isEqualTo("• second");
        assertThat(Edt.get(() -> tabs().getToolTipTextAt(1))).endsWith("second.level.json");

        user.click(tabs(), middleOf(0), User.LEFT);
        Edt.waitUntil("the first is shown", () -> first.equals(document().file()));
        waitForFocus(canvas);
        assertThat(Edt.get(frame::getTitle)).startsWith("journey");

        user.click(tabs(), middleOf(1), MIDDLE);
        answer("Cancel");
        assertThat(open()).containsExactly(first, second);
        assertThat(document().file()).as("what is asked about is seen").isEqualTo(second);

        user.click(tabs(), middleOf(1), MIDDLE);
        answer("Don’t save");
        Edt.waitUntil("it is closed", () -> open().equals(List.of(first)));
        assertThat(document().file()).isEqualTo(first);
        assertThat(Components.isShowing("levels")).isFalse();
        waitForFocus(canvas);
        assertThat(Files.readString(second)).doesNotContain("dirt");
    }

    @Test
    void theButtonOfATabClosesIt() throws Exception {
        startWithTwo();
        Rectangle tab = Edt.get(() -> tabs().getBoundsAt(0));
        user.click(tabs(), new Point(tab.x + tab.width - 14, (int) tab.getCenterY()), User.LEFT);
        Edt.waitUntil("it is closed", () -> open().equals(List.of(second)));
        assertThat(document().file()).isEqualTo(second);
    }

    @Test
    void closingWithAKeyGoesToTheNextAndClosesTheWindowInTheEnd() throws Exception {
        startWithTwo();
        user.key("ctrl W");
        Edt.waitUntil("the first is shown", () -> open().equals(List.of(first)));
        waitForFocus(canvas);
        user.key("ctrl W");
        Edt.waitUntil("the window is closed", () -> !frame.isDisplayable());
    }

    @Test
    void aLevelThatIsOpenIsNotOpenedTwice() throws Exception {
        startWithTwo();
        paint("dirt", 10, 10);
        open(first);
        open(project.resolve("levels/../levels/second.level.json").normalize());
        assertThat(open()).containsExactly(first, second);
        assertThat(tileName(10, 10)).isEqualTo("dirt");
    }

    @Test
    void aNewLevelThatNothingWasDoneToGivesWay() throws Exception {
        startWithTwo();
        beginLevel();
        assertThat(Edt.get(() -> frame.documents().size())).isEqualTo(3);
        Path third = project.resolve("levels/third.level.json");
        Files.copy(first, third);
        open(third);
        assertThat(open()).containsExactly(first, second, third);
        assertThat(nameOf(0)).as("of two of one name").isEqualTo("journey (journey)");
        assertThat(nameOf(2)).isEqualTo("journey (third)");
    }

    @Test
    void aNewLevelAfterANewOneHasItsPalette() throws Exception {
        startWithTwo();
        Path other = project.resolve("other/other.level.json");
        Files.createDirectories(other.getParent());
        Files.copy(project.resolve("levels/default.palette.json"), project.resolve("other/mine.palette.json"));
        Files.writeString(other, Files.readString(first).replace("default.palette.json", "mine.palette.json"));
        open(other);
        turnTo(first, "alt 1");
        beginLevel();
        beginLevel();
        Path saved = document().place().resolveSibling("saved.level.json");
        Edt.run(() -> assertThatNoException().isThrownBy(() -> document().saveAs(saved)));
        assertThat(LevelReader.read(saved).value().palettePath()).isEqualTo("default.palette.json");
    }

    @Test
    void quittingAsksAboutEachThatIsNotSaved() throws Exception {
        startWithTwo();
        paint("dirt", 10, 10);
        turnTo(first, "alt 1");
        paint("brick", 10, 10);

        user.key("ctrl Q");
        answer("Don’t save");
        Edt.waitUntil(
                "the second is asked about", () -> second.equals(document().file()));
        answer("Cancel");
        assertThat(open()).containsExactly(first, second);
        assertThat(Edt.get(() -> frame.documents().stream().allMatch(Document::isModified)))
                .isTrue();

        user.key("ctrl Q");
        answer("Save");
        answer("Save");
        Edt.waitUntil("the window is closed", () -> !frame.isDisplayable());
        assertThat(Files.readString(first)).contains("brick");
        assertThat(Files.readString(second)).contains("dirt");
    }

    @Test
    void whatHappenedToTheFileOfOneThatIsNotShownIsNoticedThen() throws Exception {
        startWithTwo();
        paint("dirt", 10, 10);
        LevelWriter.write(named(first, "otherwise"), first);
        LevelWriter.write(named(second, "otherwise"), second);
        Edt.waitUntil(
                "it is asked about what is shown",
                () -> frame.notices().of("outside.level").isPresent());

        turnTo(first, "alt 1");
        Edt.waitUntil(
                "what was not edited follows its file",
                () -> "otherwise".equals(document().level().name()));
        assertThat(Edt.get(() -> document().isModified())).isFalse();
        assertThat(Edt.get(() -> frame.notices().list())).isEmpty();

        turnTo(second, "alt 2");
        Edt.waitUntil(
                "it is asked again", () -> frame.notices().of("outside.level").isPresent());
        press("banner.merge");
        Edt.waitUntil(
                "both are there", () -> "otherwise".equals(document().level().name()));
        assertThat(tileName(10, 10)).isEqualTo("dirt");
    }

    private static Level named(Path file, String name) throws Exception {
        return Document.open(file).level().toBuilder().name(name).build();
    }

    @Test
    void aMessageAboutALevelStaysWithIt() throws Exception {
        startWithTwo();
        Edt.run(() -> document().edit("Rename", level().toBuilder().name("x").build()));
        Files.delete(second);
        Edt.waitUntil("it is told", () -> frame.notices().of("outside.level").isPresent());
        turnTo(first, "alt 1");
        assertThat(Edt.get(() -> frame.notices().list())).isEmpty();
        turnTo(second, "alt 2");
        Edt.waitUntil(
                "it is told again", () -> frame.notices().of("outside.level").isPresent());
    }

    @Test
    void whatIsPlayedStandsStillUntilItIsShownAgain() throws Exception {
        startWithTwo();
        user.key("F5");
        Edt.waitUntil("it is played", () -> session().isPlaying() && session().tick() > 5);
        turnToPlaying(first, "alt 1");
        assertThat(Edt.get(() -> session().isPlaying())).isFalse();
        Edt.waitUntil("this one runs by itself", () -> session().tick() > 5);

        user.key("alt 2");
        Edt.waitUntil("it is shown", () -> second.equals(document().file()));
        assertThat(Edt.get(() -> session().isPlaying())).isTrue();
        assertThat(Edt.get(() -> session().playhead().isPaused())).isTrue();
        long tick = Edt.get(() -> session().tick());
        waitForFocus(Edt.get(() -> frame.preview()));
        user.key("F7");
        Edt.waitUntil("it goes on", () -> session().tick() > tick);

        turnToPlaying(first, "alt 1");
        assertThat(Edt.get(() -> session().playhead().isPaused()))
                .as("what was not played goes on by itself")
                .isFalse();
    }

    private void turnToPlaying(Path file, String key) {
        user.key(key);
        Edt.waitUntil("it is shown", () -> file.equals(document().file()));
        waitForFocus(canvas);
    }

    @Test
    void whatIsBeingTypedIsTakenByItsOwnLevel() throws Exception {
        startWithTwo();
        JTextField speed = Components.named("field.Jump speed", JTextField.class);
        user.click(speed);
        waitForFocus(speed);
        user.key("ctrl A");
        user.type("500");
        user.click(tabs(), middleOf(0), User.LEFT);
        Edt.waitUntil("the first is shown", () -> first.equals(document().file()));
        waitForFocus(canvas);
        assertThat(Edt.get(() -> document().history().canUndo())).isFalse();
        turnTo(second, "alt 2");
        assertThat(Edt.get(() -> document().history().undoName())).isEqualTo("Set jump speed to 500");
    }

    @Test
    void aGestureUnderWayIsTakenBackAndEnds() throws Exception {
        startWithTwo();
        chooseTile("dirt");
        user.moveTo(canvas, cell(10, 10));
        user.press(User.LEFT);
        Edt.waitUntil("it is painted", () -> document().inGesture());
        turnTo(first, "alt 1");
        user.moveTo(canvas, cell(14, 10));
        user.release(User.LEFT);
        assertThat(Edt.get(() -> frame.documents().stream().noneMatch(Document::isModified)))
                .isTrue();
    }

    @Test
    void aCrashBringsAllBack() throws Exception {
        makeTwo();
        Path journals = project.resolve("journal");
        for (Path file : List.of(first, second)) {
            Crashes.leave(
                    journals,
                    Document.open(file),
                    document -> document.edit(
                            "Rename",
                            document.level().toBuilder()
                                    .name("of " + file.getFileName())
                                    .build()));
        }
        start(first.toString());
        for (int left = 2; left > 0; left--) {
            int now = left;
            Edt.waitUntil("it is offered", () -> restores() == now);
            Components.named("banner.restore", AbstractButton.class);
            press("banner.restore");
            Edt.waitUntil(
                    "it is there", () -> restores() == now - 1 && document().isModified());
        }
        assertThat(open()).containsExactlyInAnyOrder(first, second);
        assertThat(Edt.get(() -> frame.documents().stream().allMatch(Document::isModified)))
                .isTrue();
    }

    private long restores() {
        return frame.notices().list().stream()
                .filter(notice -> notice.topic().startsWith("restore:"))
                .count();
    }
}
