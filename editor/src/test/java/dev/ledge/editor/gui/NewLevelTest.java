package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JTextField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is asked before a new level is begun. */
class NewLevelTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";

    private Path other;

    @BeforeEach
    void start() throws IOException {
        other = Files.createDirectories(project.resolve("more")).resolve("caves.palette.json");
        Files.writeString(
                other,
                "{\"format\": \"ledge-palette\", \"version\": 1, \"tiles\": {\"slate\": {\"shape\": \"full\"}}}");
        start(newLevel(SPAWN).toString());
    }

    private JTextField ask() {
        user.key("ctrl N");
        JTextField columns = Components.named("new-level.columns", JTextField.class);
        waitForFocus(columns);
        return columns;
    }

    private JComboBox<?> palettes(int count) {
        JComboBox<?> box = Components.named("new-level.palette", JComboBox.class);
        Edt.waitUntil("the project was looked through", () -> box.getItemCount() == count);
        return box;
    }

    @Test
    void enterAtOnceMakesOneLikeTheOpenOneAndAllOfItIsSeen() {
        user.key("ctrl N");
        user.key("ENTER");
        Edt.waitUntil("it is there", () -> frame.document().file() == null);
        Level made = level();
        assertThat(made.columns()).isEqualTo(64);
        assertThat(made.rows()).isEqualTo(32);
        assertThat(made.grid()).isEqualTo(GRID);
        assertThat(made.palettePath()).isEqualTo("default.palette.json");
        waitForFocus(canvas);
        user.settle();
        Aabb seen = Edt.get(() -> frame.tools().viewport().visible());
        assertThat(seen.left()).isLessThan(0);
        assertThat(seen.top()).isLessThan(0);
        assertThat(seen.right()).isGreaterThan(made.width());
        assertThat(seen.bottom()).isGreaterThan(made.height());
    }

    @Test
    void enterInTheOpenListOfPalettesTakesOneAndLeavesTheFormOpen() {
        ask();
        JComboBox<?> box = palettes(3);
        user.key("TAB");
        user.key("TAB");
        user.key("TAB");
        waitForFocus(box);
        user.key("SPACE");
        Edt.waitUntil("the list is open", box::isPopupVisible);
        user.key("DOWN");
        user.key("ENTER");
        Edt.waitUntil("it is taken", () -> !box.isPopupVisible() && box.getSelectedIndex() == 1);
        user.settle();
        assertThat(Edt.get(box::isShowing)).isTrue();
        waitForFocus(box);
    }

    @Test
    void aSizeATileSizeAndAnotherPaletteOfTheProjectByKeysAlone() {
        ask();
        JComboBox<?> box = palettes(3);
        user.type("30");
        user.key("TAB");
        user.type("20");
        user.key("TAB");
        user.type("32");
        user.key("TAB");
        waitForFocus(box);
        user.key("DOWN");
        Edt.waitUntil("it is chosen", () -> box.getSelectedIndex() == 1);
        assertThat(Edt.<String>get(Components.named("new-level.remark", JLabel.class)::getText))
                .startsWith("960 × 640 px.")
                .contains("Shared");
        user.key("ENTER");
        Edt.waitUntil("it is there", () -> frame.document().file() == null);
        Level made = level();
        assertThat(made.columns()).isEqualTo(30);
        assertThat(made.rows()).isEqualTo(20);
        assertThat(made.grid()).isEqualTo(32);
        assertThat(made.palettePath()).isEqualTo("../more/caves.palette.json");
        assertThat(made.palette().tiles()).containsOnlyKeys("slate");
        waitForFocus(canvas);

        JTextField columns = ask();
        assertThat(Edt.<String>get(columns::getText))
                .as("as large as the last one")
                .isEqualTo("30");
        user.key("ESCAPE");
        waitForFocus(canvas);
    }

    @Test
    void tilesThatTheOpenLevelHasNotSavedAreNotTakenForSaved() {
        Palette saved = level().palette();
        Edt.run(() -> {
            Level now = document().level();
            Palette edited = now.palette().withTile(TileType.of("new-slate", Shape.FULL));
            document()
                    .edit(
                            "New tile",
                            now.toBuilder().palette(now.palettePath(), edited).build());
        });
        ask();
        user.key("ENTER");
        Edt.waitUntil("it is there", () -> frame.document().file() == null);
        assertThat(level().palettePath()).isEqualTo("default.palette.json");
        assertThat(level().palette()).isEqualTo(saved);
    }

    @Test
    void ledgesOwnTilesBecomePartOfTheLevel() {
        ask();
        JComboBox<?> box = palettes(3);
        Edt.run(() -> box.setSelectedIndex(2));
        press("new-level.create");
        Edt.waitUntil("it is there", () -> frame.document().file() == null);
        assertThat(level().palettePath()).isNull();
        assertThat(level().palette().tiles()).isNotEmpty();
        waitForFocus(canvas);
    }

    @Test
    void whatIsNoSizeIsRefusedAndLettersAreNoTools() {
        JTextField columns = ask();
        user.type("b");
        user.key("ENTER");
        user.settle();
        assertThat(Edt.get(columns::isFocusOwner)).isTrue();
        assertThat(Edt.<String>get(columns::getText)).isEqualTo("b");
        assertThat(Edt.<String>get(Components.named("new-level.remark", JLabel.class)::getText))
                .isEqualTo("Columns: a whole number from 1 to 16384 cells.");
        AbstractButton create = Components.named("new-level.create", AbstractButton.class);
        assertThat(Edt.get(create::isEnabled)).isFalse();
        Edt.run(() -> Components.named("new-level.cancel", AbstractButton.class).requestFocusInWindow());
        String tool = Edt.get(() -> frame.tools().tool().id());
        user.key("E");
        user.settle();
        assertThat(Edt.get(() -> frame.tools().tool().id())).isEqualTo(tool);
        user.key("ESCAPE");
        Edt.waitUntil("it is closed", () -> !Components.isShowing("new-level"));
        waitForFocus(canvas);
        assertThat(document().file()).isNotNull();
    }

    @Test
    void aClickElsewhereClosesItAndAListThatDropsDownDoesNot() {
        ask();
        JComboBox<?> box = palettes(3);
        user.click(box);
        Edt.waitUntil("it is open", box::isPopupVisible);
        user.key("DOWN");
        user.key("ENTER");
        Edt.waitUntil("it is closed", () -> !box.isPopupVisible());
        user.settle();
        assertThat(Components.isShowing("new-level")).isTrue();
        user.click(canvas, cell(3, 3), User.LEFT);
        Edt.waitUntil("the form is closed", () -> !Components.isShowing("new-level"));
        waitForFocus(canvas);
    }

    @Test
    void aPaletteThatCannotBeReadIsTold() throws Exception {
        ask();
        JComboBox<?> box = palettes(3);
        Files.writeString(other, "{");
        Edt.run(() -> box.setSelectedIndex(1));
        press("new-level.create");
        Edt.waitUntil("it is told", () -> frame.notices().of("new-level").isPresent());
        assertThat(Edt.get(() -> frame.notices().of("new-level").orElseThrow().title()))
                .isEqualTo("No level was made: the palette “caves.palette.json” cannot be used");
        assertThat(document().file()).isNotNull();
        ask();
        assertThat(Edt.get(() -> frame.notices().of("new-level"))).isEmpty();
    }
}
