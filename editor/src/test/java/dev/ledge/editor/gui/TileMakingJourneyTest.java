package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.PaletteReader;
import java.awt.Point;
import java.awt.Rectangle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javax.swing.JList;
import javax.swing.JTextField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tiles of a palette that levels share are made, named and removed. */
class TileMakingJourneyTest extends EditorTest {
    private static final String SHARED = "tile.shared";

    private Path level;
    private Path palette;

    @BeforeEach
    void open() throws Exception {
        level = newLevel("{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}");
        palette = project.resolve("levels/default.palette.json");
        start(level.toString());
    }

    @Test
    void aTileIsMadeNamedPaintedAndSaved() throws Exception {
        chooseTile("rock");
        press("palette.new");
        JTextField name = Components.named("text.Name", JTextField.class);
        waitForFocus(name);
        String given = Edt.get(name::getText);
        assertThat(given).isEqualTo("rock-2");
        user.type("basalt");
        user.key("ENTER");
        Edt.waitUntil("it has a name", () -> tiles().containsKey("basalt"));
        assertThat(tiles()).doesNotContainKey("rock-2");
        assertThat(Edt.get(() -> frame.tools().editedTile())).isEqualTo("basalt");

        user.click(canvas, cell(10, 10), User.LEFT);
        Edt.waitUntil("it is painted", () -> tileName(10, 10).equals("basalt"));
        waitForFocus(canvas);
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !document().isModified());
        assertThat(PaletteReader.read(palette).value().tiles()).containsKey("basalt");
        assertThat(LevelReader.read(level).value().hasSameContent(level())).isTrue();
    }

    @Test
    void whatAnotherLevelUsesStays() throws Exception {
        Path other = project.resolve("levels/deep/other.level.json");
        Files.createDirectories(other.getParent());
        Files.writeString(other, Files.readString(level).replace("default.palette", "../default.palette"));
        chooseTile("rock");
        choose("tile.remove");
        Edt.waitUntil("it is said", () -> frame.notices().of(SHARED).isPresent());
        assertThat(frame.notices().of(SHARED).orElseThrow().toString())
                .contains("The tile “rock” of default.palette.json stays as it is")
                .contains("Another level uses it", "other.level.json");
        assertThat(tiles()).containsKey("rock");

        Files.writeString(other, Files.readString(other).replace("\"rock\"", "\"brick\""));
        choose("tile.remove");
        Edt.waitUntil("it is gone", () -> !tiles().containsKey("rock"));
        assertThat(tileName(10, FLOOR)).isEmpty();
        assertThat(frame.notices().of(SHARED)).isEmpty();
        Edt.run(() -> frame.document().undo());
        assertThat(tileName(10, FLOOR)).isEqualTo("rock");
    }

    /** Emacs locks a file by such a link. */
    @Test
    void aLinkToNothingNeedsNoTile() throws Exception {
        Files.createSymbolicLink(project.resolve("levels/.#journey.level.json"), Path.of("somebody@somewhere.1"));
        chooseTile("rock");
        choose("tile.remove");
        Edt.waitUntil("it is gone", () -> !tiles().containsKey("rock"));
    }

    @Test
    void aLevelThatCannotBeReadMayNeedIt() throws Exception {
        Files.writeString(
                project.resolve("levels/broken.level.json"),
                Files.readString(level).replace("\"size\"", "size"));
        chooseTile("rock");
        choose("tile.remove");
        Edt.waitUntil("it is said", () -> frame.notices().of(SHARED).isPresent());
        assertThat(tiles()).containsKey("rock");
    }

    @Test
    void aTileGetsASurfaceOfItsOwn() throws Exception {
        chooseTile("rock");
        press("palette.edit");
        assertThat(Components.isShowing("field.Conveyor")).isFalse();
        enter("text.New surface", "slide");
        Edt.waitUntil("it has one", () -> "slide".equals(rock().surface()));
        enter("field.Conveyor", "-40");
        Edt.waitUntil(
                "which is a belt", () -> level().palette().surface("slide").conveyor() != null);
        assertThat(level().palette().surface("slide").conveyor()).isEqualTo(-40);
        assertThat(level().palette().surface("slide").acceleration()).isNull();

        enter("text.New surface", "ice");
        assertThat(rock().surface()).isEqualTo("slide");
        Edt.run(() -> {
            frame.document().undo();
            frame.document().undo();
        });
        assertThat(rock().surface()).isNull();
        assertThat(level().palette().surfaces()).doesNotContainKey("slide");
    }

    /** Whatever another level of the project has of it in objects; its tiles are the palette's. */
    @Test
    void aSurfaceIsRenamedAndRemovedUnlessAnotherLevelHasIt() throws Exception {
        chooseTile("rock");
        press("palette.edit");
        enter("text.New surface", "gel");
        Edt.waitUntil("it has one", () -> "gel".equals(rock().surface()));
        enter("text.Surface name", "glaze");
        Edt.waitUntil("it is called so", () -> "glaze".equals(rock().surface()));
        assertThat(level().palette().surfaces()).doesNotContainKey("gel");
        waitForFocus(canvas);
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !document().isModified());

        Path other = project.resolve("levels/other.level.json");
        String hill = "{\"id\": \"hill\", \"type\": \"polygon\", \"at\": [0, 0],"
                + " \"points\": [[0, 0], [16, 0], [16, 16]], \"surface\": \"glaze\"}, ";
        Files.writeString(other, Files.readString(level).replace("{\"id\": \"start\"", hill + "{\"id\": \"start\""));
        assertThat(other).content().contains("glaze");
        choose("surface.remove");
        Edt.waitUntil("it is said", () -> frame.notices().of(SHARED).isPresent());
        assertThat(frame.notices().of(SHARED).orElseThrow().toString())
                .contains("surface “glaze” of default.palette.json stays")
                .contains("other.level.json");
        assertThat(rock().surface()).isEqualTo("glaze");

        Files.delete(other);
        choose("surface.remove");
        Edt.waitUntil("it is gone", () -> rock().surface() == null);
        assertThat(level().palette().surfaces()).doesNotContainKey("glaze");
    }

    private TileType rock() {
        return tiles().get("rock");
    }

    /** Right-clicks the chosen tile, and takes what is offered. */
    private void choose(String command) throws Exception {
        JList<?> gallery = Components.first(
                JList.class,
                "with the chosen tile",
                list -> list.getSelectedIndex() >= 0 && list.getSelectedValue() instanceof TileType);
        Point middle = Edt.get(() -> {
            Rectangle bounds = gallery.getCellBounds(gallery.getSelectedIndex(), gallery.getSelectedIndex());
            return new Point((int) bounds.getCenterX(), (int) bounds.getCenterY());
        });
        user.click(gallery, middle, User.RIGHT);
        Edt.waitUntil("the menu is there", () -> Components.isShowing("palette.menu"));
        press(command);
    }

    private Map<String, TileType> tiles() {
        return level().palette().tiles();
    }
}
