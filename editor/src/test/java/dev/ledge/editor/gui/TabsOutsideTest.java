package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.notice.Notice;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.PaletteReader;
import java.awt.Point;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;

/** Several open levels, and what other programs do to their files. */
class TabsOutsideTest extends EditorTest {
    private static final String TOPIC = "outside.level";

    private Path first;
    private Path second;

    private void startWithTwo() throws Exception {
        first = newLevel(OutsideTest.SPAWN);
        second = project.resolve("levels/second.level.json");
        Files.writeString(second, Files.readString(first).replace("\"journey\"", "\"second\""));
        start(first.toString());
        open(second);
    }

    private void open(Path file) {
        Edt.run(() -> frame.files().open(file));
        Edt.waitUntil("it is shown", () -> file.equals(document().file()));
        waitForFocus(canvas);
        user.settle();
    }

    private List<Path> open() {
        return Edt.get(() -> frame.documents().stream().map(Document::file).toList());
    }

    private void waitForNotice(String words) {
        Edt.waitUntil(
                words,
                () -> frame.notices()
                        .of(TOPIC)
                        .map(Notice::lines)
                        .filter(lines -> lines.get(0).contains(words))
                        .isPresent());
    }

    private void rename() {
        Edt.run(() ->
                document().edit("Rename", level().toBuilder().name("edited").build()));
    }

    @Test
    void aMovedFileThatIsOpenInAnotherTabIsGoneToAndNotOpenTwice() throws Exception {
        startWithTwo();
        Path target = moveSecondAndGoToIt();
        assertThat(open()).as("nothing was unsaved in the old one").containsExactly(first, target);
    }

    @Test
    void whatIsUnsavedStaysOpenBesideTheMovedFile() throws Exception {
        startWithTwo();
        rename();
        Path target = moveSecondAndGoToIt();
        assertThat(open()).containsExactly(first, second, target);
    }

    /** The second level's file is moved and opened from there; in the old tab it is offered to go to the new one. */
    private Path moveSecondAndGoToIt() throws Exception {
        Path target = project.resolve("levels/moved.level.json");
        Files.move(second, target);
        waitForNotice("It is in ");
        open(target);
        user.key("alt 2");
        Edt.waitUntil("the old one is shown", () -> second.equals(document().file()));
        waitForNotice("open in another tab");
        press("banner.go");
        Edt.waitUntil("the other is shown", () -> target.equals(document().file()));
        return target;
    }

    private TileType tile(String name) {
        return Edt.get(() -> document().level().palette().tiles().get(name));
    }

    private void edit(String tile, String group) {
        Edt.run(() -> {
            Level now = document().level();
            TileType edited = tile(tile).withChanging(tile(tile).changing().withGroup(group));
            document()
                    .edit(
                            "Edit tile",
                            now.toBuilder()
                                    .palette(now.palettePath(), now.palette().withTile(edited))
                                    .build());
        });
    }

    private TileType onDisk(String name) throws Exception {
        return PaletteReader.read(project.resolve("levels/default.palette.json"))
                .value()
                .tiles()
                .get(name);
    }

    private void turnTo(Path file, String key) {
        user.key(key);
        Edt.waitUntil("it is shown", () -> file.equals(document().file()));
        waitForFocus(canvas);
    }

    private void save() {
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !document().isModified());
    }

    @Test
    void tilesThatWereEditedInTwoTabsAreBothSaved() throws Exception {
        startWithTwo();
        edit("rock", "blue");
        turnTo(first, "alt 1");
        edit("dirt", "red");
        save();
        turnTo(second, "alt 2");
        user.key("ctrl S");
        Edt.waitUntil("it is saved in the end", () -> !document().isModified());
        assertThat(onDisk("rock")).isEqualTo(tile("rock"));
        assertThat(onDisk("rock").changing().group()).isEqualTo("blue");
        assertThat(onDisk("dirt").changing().group()).isEqualTo("red");
        assertThat(Edt.get(() -> frame.notices().list())).isEmpty();
    }

    @Test
    void tilesThatAreEditedInAnotherTabAreToldOfUntilTheyAreHere() throws Exception {
        startWithTwo();
        edit("rock", "blue");
        assertThat(status()).doesNotContain("Edited tiles");
        turnTo(first, "alt 1");
        assertThat(status()).isEqualTo("Edited tiles of “second” come once it is saved");
        edit("dirt", "red");
        turnTo(second, "alt 2");
        assertThat(status()).isEqualTo("Edited tiles of “journey” come once it is saved");

        save();
        turnTo(first, "alt 1");
        Edt.waitUntil(
                "the tile is here", () -> "blue".equals(tile("rock").changing().group()));
        user.key("ctrl Z");
        Edt.waitUntil("nothing is edited here", () -> !document().isModified());
        turnTo(second, "alt 2");
        assertThat(status()).doesNotContain("Edited tiles");
    }

    @Test
    void thatTilesAreEditedElsewhereCanBeReadInASmallWindow() throws Exception {
        startWithTwo();
        edit("rock", "blue");
        turnTo(first, "alt 1");
        Edt.run(() -> frame.setSize(720, 560));
        JLabel message = Components.named("status.message", JLabel.class);
        Edt.waitUntil("it is small", () -> frame.getRootPane().getWidth() <= 720);
        user.settle();
        user.moveTo(canvas, new Point(100, 300));
        Edt.waitUntil(
                "the cell is told, too",
                () -> !Components.named("status.cell", JLabel.class).getText().isEmpty());
        assertThat(Edt.get(message::getText)).isEqualTo(status()).contains("“second”");
        Edt.waitUntil("all of it is seen", () -> message.getWidth() >= message.getPreferredSize().width);
    }

    private String status() {
        return Edt.get(() -> frame.status().text());
    }

    @Test
    void aTileThatWasEditedInTwoTabsIsAskedAboutBeforeItIsWrittenOver() throws Exception {
        startWithTwo();
        edit("rock", "blue");
        turnTo(first, "alt 1");
        edit("rock", "red");
        save();
        turnTo(second, "alt 2");
        Edt.waitUntil("it is asked", () -> frame.notices().of("outside.palette").isPresent());
        user.key("ctrl S");
        Edt.waitUntil(
                "it is not saved",
                () -> frame.notices()
                        .of("outside.palette")
                        .orElseThrow()
                        .title()
                        .contains("was not saved"));
        assertThat(onDisk("rock").changing().group()).isEqualTo("red");

        press("banner.theirs");
        Edt.waitUntil(
                "theirs is here", () -> "red".equals(tile("rock").changing().group()));
        assertThat(Edt.get(() -> document().isModified())).isFalse();
        user.key("ctrl Z");
        Edt.waitUntil(
                "mine is back", () -> "blue".equals(tile("rock").changing().group()));
        save();
        assertThat(onDisk("rock").changing().group()).isEqualTo("blue");
        assertThat(Edt.get(() -> frame.notices().list())).isEmpty();
    }

    /** The same tile is edited in both, saved in the first, and refused to be saved in the second, which is shown. */
    private void refuseToSaveATileOfBoth() throws Exception {
        startWithTwo();
        edit("rock", "blue");
        turnTo(first, "alt 1");
        edit("rock", "red");
        save();
        turnTo(second, "alt 2");
        user.key("ctrl S");
        Edt.waitUntil(
                "it is not saved",
                () -> frame.notices()
                        .of("outside.palette")
                        .filter(notice -> notice.title().contains("was not saved"))
                        .isPresent());
    }

    @Test
    void theQuestionGoesAwayWithTheEditThatItIsAbout() throws Exception {
        refuseToSaveATileOfBoth();
        user.key("ctrl Z");
        Edt.waitUntil(
                "theirs is here", () -> "red".equals(tile("rock").changing().group()));
        Edt.waitUntil("nothing is asked", () -> frame.notices().list().isEmpty());
        assertThat(status()).isEqualTo("The palette was changed in another level or program, and read again");
        assertThat(Edt.get(() -> document().isModified())).isFalse();
    }

    @Test
    void keepingMineWritesItOverTheOthers() throws Exception {
        refuseToSaveATileOfBoth();
        press("banner.mine");
        Edt.waitUntil("it is saved", () -> !document().isModified());
        assertThat(onDisk("rock").changing().group()).isEqualTo("blue");
        turnTo(first, "alt 1");
        Edt.waitUntil(
                "it is read again", () -> "blue".equals(tile("rock").changing().group()));
    }

    @Test
    void aCopyThatIsOpenIsNotWhereAFileWasMovedTo() throws Exception {
        startWithTwo();
        Files.copy(second, first, StandardCopyOption.REPLACE_EXISTING);
        user.key("alt 1");
        Edt.waitUntil("it is read again", () -> "second".equals(level().name()));
        user.key("alt 2");
        Edt.waitUntil("the second is shown", () -> second.equals(document().file()));
        Path target = project.resolve("levels/zmoved.level.json");
        Files.move(second, target);
        waitForNotice("It is in ");

        press("banner.follow");

        Edt.waitUntil("it is followed", () -> target.equals(document().file()));
        assertThat(open()).containsExactly(first, target);
    }
}
