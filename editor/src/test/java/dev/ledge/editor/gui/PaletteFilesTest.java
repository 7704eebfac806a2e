package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.PaletteEdits;
import dev.ledge.editor.notice.Notice;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.json.PaletteReader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JTextField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The palette of a level becomes a file that others can have, and a level gets another one of the project. */
class PaletteFilesTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";

    private Path file;

    @BeforeEach
    void startWithItsOwn() throws Exception {
        file = newLevel(SPAWN);
        Level read = LevelReader.read(file).value();
        Files.write(
                file,
                LevelWriter.toBytes(
                        read.toBuilder().palette(null, read.palette()).build()));
        Path poor = Files.createDirectories(project.resolve("more")).resolve("poor.palette.json");
        Files.writeString(
                poor, "{\"format\": \"ledge-palette\", \"version\": 1, \"tiles\": {\"slate\": {\"shape\": \"full\"}}}");
        start(file.toString());
    }

    private void choose(String item) {
        user.click(Components.first(JMenu.class, "Level", menu -> "Level".equals(menu.getText())));
        user.click(Components.named(item, JMenuItem.class));
    }

    private String pathNow() {
        return Edt.get(() -> document().level().palettePath());
    }

    private Palette onDisk(String name) throws Exception {
        return PaletteReader.read(project.resolve(name)).value();
    }

    private Notice notice() {
        Edt.waitUntil("it is told", () -> frame.notices().of("palette.file").isPresent());
        return Edt.get(() -> frame.notices().of("palette.file").orElseThrow());
    }

    private void pick(String letters) {
        JTextField query = Components.named("quick-pick.query", JTextField.class);
        waitForFocus(query);
        user.type(letters);
        user.key("ENTER");
    }

    @Test
    void theLevelsOwnIsMovedToAFileByTheButtonAndEditsOfItAreSavedThere() throws Exception {
        Palette own = level().palette();
        Edt.run(() -> frame.tools().editTile("rock"));
        press("palette.to-file");
        answer("Move the palette to a file", project.resolve("levels/shared"));
        Edt.waitUntil("it is a file", () -> "shared.palette.json".equals(pathNow()));
        assertThat(onDisk("levels/shared.palette.json")).isEqualTo(own);
        assertThat(Components.isShowing("palette.to-file")).isFalse();
        assertThat(Edt.get(() -> document().history().undoName())).isEqualTo("Move the palette to shared.palette.json");

        user.key("ESCAPE");
        user.key("ctrl Z");
        Edt.waitUntil("undo makes it part of the level again", () -> pathNow() == null);
        user.key("ctrl Y");
        Edt.waitUntil("redo does not", () -> "shared.palette.json".equals(pathNow()));
        Edt.run(() -> {
            Level now = document().level();
            TileType rock = now.palette().tiles().get("rock");
            document()
                    .edit(
                            "Make it deadly",
                            now.toBuilder()
                                    .palette(
                                            now.palettePath(),
                                            now.palette().withTile(rock.withFlags(false, true, false)))
                                    .build());
        });
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !document().isModified());
        assertThat(onDisk("levels/shared.palette.json").tiles().get("rock").hazard())
                .isTrue();
        assertThat(LevelReader.read(file).value().palettePath()).isEqualTo("shared.palette.json");
        assertThat(Edt.get(() -> frame.notices().list())).isEmpty();
    }

    @Test
    void aNameThatIsTakenAndAPlaceOutsideTheProjectAreRefused() {
        choose("palette.move");
        answer("Move the palette to a file", project.resolve("more/poor"));
        assertThat(notice().title())
                .isEqualTo("There is a file “poor.palette.json” already, with something else in it");
        assertThat(pathNow()).isNull();

        choose("palette.move");
        answer("Move the palette to a file", project.resolveSibling("outside"));
        Edt.waitUntil("it is refused", () -> notice().title().equals("The palette was not moved to a file"));
        assertThat(notice().lines().get(0)).contains("in the project of the level");
        assertThat(pathNow()).isNull();
    }

    @Test
    void anotherOfTheProjectIsTakenAndUndoTakesItBack() {
        Edt.run(() -> document().edit("New tile", PaletteEdits.add(level(), "rock", "slate")));
        Palette own = level().palette();
        choose("palette.use");
        pick("default");
        Edt.waitUntil("the level has it", () -> "default.palette.json".equals(pathNow()));
        assertThat(Edt.<String>get(Components.named("status.message", JLabel.class)::getText))
                .isEqualTo("The level has the tiles of default.palette.json now:"
                        + " 1 tile of its own is gone; undo takes that back");
        user.key("ctrl Z");
        Edt.waitUntil("undo takes that back", () -> pathNow() == null);
        assertThat(level().palette()).isEqualTo(own);
        user.key("ctrl Y");
        Edt.waitUntil("it is there again", () -> "default.palette.json".equals(pathNow()));
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !document().isModified());
        assertThat(Edt.get(() -> frame.notices().list())).isEmpty();
    }

    @Test
    void oneThatLacksWhatTheLevelUsesIsRefusedWithItsName() {
        choose("palette.use");
        pick("poor");
        assertThat(notice().title()).isEqualTo("“poor.palette.json” lacks what this level uses");
        assertThat(notice().lines().get(0)).isEqualTo("It has no tile “rock”.");
        assertThat(pathNow()).isNull();
        assertThat(Edt.get(() -> document().history().canUndo())).isFalse();
    }
}
