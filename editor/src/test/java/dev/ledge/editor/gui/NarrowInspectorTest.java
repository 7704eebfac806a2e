package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.ActorField;
import java.awt.Color;
import java.awt.Component;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** In a small window the inspector's rows are all there, below one another, and a changed choice is taken back. */
class NarrowInspectorTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";

    @Test
    void rowsHaveTheRoomThatTheyNeed() throws Exception {
        startSmall();
        Edt.run(() -> frame.tools().showRow("Wall jump"));
        press("switch.Wall jump");
        Component broken = label("Wall slide speed");
        Component whole = label("Run speed");
        Edt.waitUntil("a label has two lines", () -> broken.getHeight() > whole.getHeight());
        Component section =
                Components.named("section.More moves", AbstractButton.class).getParent();
        Edt.waitUntil("the section has its height", () -> section.getHeight() == section.getPreferredSize().height);
        Edt.run(() -> frame.tools().showRow("Drop through by"));
        Component last = Components.named("choice.Drop through by", Component.class);
        Edt.waitUntil(
                "the last row is in it",
                () -> last.getY() + last.getHeight() <= last.getParent().getHeight());
    }

    @Test
    void aChangedChoiceHasAnArrowThatTakesItBack() throws Exception {
        startSmall();
        Edt.run(() -> frame.tools().showRow("Take off"));
        JComboBox<?> box = Components.named("choice.Take off", JComboBox.class);
        assertThat(Components.isShowing("reset.Take off")).isFalse();
        Edt.run(() -> {
            box.requestFocusInWindow();
            box.setSelectedItem("none");
        });
        assertThat(level().player().get(ActorField.TAKE_OFF)).isNotZero();
        AbstractButton back = Components.named("reset.Take off", AbstractButton.class);
        user.settle();
        assertThat(colours(user.picture(back))).as("the arrow is drawn").hasSizeGreaterThan(2);
        user.click(back);
        Edt.waitUntil("it is the default again", () -> !level().player().has(ActorField.TAKE_OFF));
        assertThat(Edt.<Object>get(box::getSelectedItem)).isEqualTo("add");
    }

    @Test
    void aLongNumberIsRoundedUntilItIsEdited() throws Exception {
        startSmall();
        JTextField field = Components.named("field.Jump speed", JTextField.class);
        user.click(field);
        user.key("ctrl A");
        user.type("1234.5678");
        user.key("TAB");
        Edt.waitUntil("it is taken", () -> level().player().get(ActorField.JUMP_SPEED) == 1234.5678);
        Edt.waitUntil(
                "it is rounded to what there is room for",
                () -> Double.parseDouble(field.getText()) != 1234.5678
                        && field.getFontMetrics(field.getFont()).stringWidth(field.getText()) < field.getWidth());
        assertThat(Edt.<String>get(field::getToolTipText)).startsWith("1234.5678 px/s. ");
        user.click(field);
        Edt.waitUntil("it is whole", () -> field.getText().equals("1234.5678"));
        user.key("ENTER");
        user.key("TAB");
        user.settle();
        assertThat(level().player().get(ActorField.JUMP_SPEED)).isEqualTo(1234.5678);
    }

    private void startSmall() throws IOException {
        Files.writeString(project.resolve("settings.json"), "{\"window.width\": \"1000\", \"window.height\": \"660\"}");
        start(newLevel(SPAWN).toString());
    }

    private static Component label(String row) {
        Component field = Components.named("field." + row, Component.class);
        return Stream.of(field.getParent().getComponents())
                .filter(one -> row.equals(one.getAccessibleContext().getAccessibleName()) && one != field)
                .findFirst()
                .orElseThrow();
    }

    private static Set<Color> colours(BufferedImage picture) {
        Set<Color> colours = new HashSet<>();
        for (int x = 0; x < picture.getWidth(); x++) {
            for (int y = 0; y < picture.getHeight(); y++) {
                colours.add(new Color(picture.getRGB(x, y)));
            }
        }
        return colours;
    }
}
