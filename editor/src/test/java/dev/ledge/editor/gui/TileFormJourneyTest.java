package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.SolidWhen;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.PaletteReader;
import java.awt.Component;
import java.awt.Rectangle;
import java.nio.file.Path;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** A tile of the palette is edited in the inspector, undone, and saved to the palette's file. */
class TileFormJourneyTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";
    private static final String LEVER =
            "{\"id\": \"lever\", \"type\": \"switch\", \"at\": [200, 300], \"size\": [16, 16], \"group\": \"red\"}";

    @Test
    void aTileIsMadeToCrumbleAndToBelongToAGroup() throws Exception {
        start(newLevel(SPAWN, LEVER).toString());
        chooseTile("rock");
        press("palette.edit");

        reach("switch.Crumbles");
        Edt.waitUntil("it crumbles", () -> changing().crumbles() != null);
        type("field.Gone after", "0.25");
        Edt.waitUntil("after a quarter", () -> changing().crumbles().effectiveAfter() == 0.25);
        type("field.Back after", "none");
        Edt.waitUntil("for ever", () -> Double.isInfinite(changing().crumbles().effectiveBack()));
        type("text.Group", "red");
        Edt.waitUntil("it has a group", () -> "red".equals(changing().group()));
        @SuppressWarnings("unchecked")
        JComboBox<String> when = (JComboBox<String>) Components.named("choice.Solid when", Component.class);
        Edt.run(() -> when.setSelectedItem("off"));
        assertThat(changing().solidWhen()).isEqualTo(SolidWhen.OFF);

        Document document = document();
        Edt.run(document::undo);
        assertThat(changing().solidWhen()).isNull();
        assertThat(Edt.get(when::getSelectedItem)).isEqualTo("on");
        Edt.run(document::redo);

        Edt.run(canvas::requestFocusInWindow);
        waitForFocus(canvas);
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !document().isModified());
        Path palette = project.resolve("levels/default.palette.json");
        assertThat(PaletteReader.read(palette).value().tiles().get("rock")).isEqualTo(rock());
    }

    @Test
    void theTileGivesWayToAnObjectAndFollowsThePalette() throws Exception {
        start(newLevel(SPAWN, LEVER).toString());
        chooseTile("rock");
        press("palette.edit");
        assertThat(Edt.get(() -> frame.tools().editedTile())).isEqualTo("rock");

        chooseTile("plank");
        assertThat(Edt.get(() -> frame.tools().editedTile())).isEqualTo("plank");

        chooseTool("select");
        user.click(canvas, at(208, 308), User.LEFT);
        Edt.waitUntil("the switch is shown", () -> frame.tools().editedTile() == null);
        assertThat(Edt.get(() ->
                        Components.named("palette.edit", AbstractButton.class).isSelected()))
                .isFalse();
        assertThat(Components.named("choice.Sets", Component.class).isShowing()).isTrue();
    }

    @Test
    void aGroupIsOffWhenTheLevelBegins() throws Exception {
        start(newLevel(SPAWN, LEVER).toString());
        reach("section.Groups");

        reach("switch.Group red");
        Edt.waitUntil("it is off", () -> Boolean.FALSE.equals(level().groups().get("red")));
        Edt.run(document()::undo);
        assertThat(level().groups()).isEmpty();
    }

    /** Clicks what may have to be scrolled to. */
    private void reach(String name) {
        AbstractButton button = Components.named(name, AbstractButton.class);
        Edt.run(() -> ((JComponent) button).scrollRectToVisible(new Rectangle(button.getSize())));
        user.click(button);
    }

    private void type(String name, String text) {
        JTextField field = Components.named(name, JTextField.class);
        // A field of text scrolls its text, not the form that it is in.
        Edt.run(() -> ((JComponent) field.getParent()).scrollRectToVisible(field.getBounds()));
        user.click(field);
        Edt.run(field::selectAll);
        user.type(text);
        user.key("ENTER");
    }

    private TileType rock() {
        return level().palette().tiles().get("rock");
    }

    private Changing changing() {
        return rock().changing();
    }
}
