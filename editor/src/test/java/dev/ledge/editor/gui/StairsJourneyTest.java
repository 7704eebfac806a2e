package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Component;
import javax.swing.JSpinner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The options of a tool: a number that is typed counts at once, and Enter gives the keys back to the canvas. */
@Timeout(180)
class StairsJourneyTest extends EditorTest {

    @Test
    void stairsOfATypedHeight() throws Exception {
        start(newLevel("{\"id\": \"start\", \"type\": \"spawn\", \"at\": [24, 328]}")
                .toString());
        chooseTile("rock");
        user.key("T");
        Edt.waitUntil("stairs are in use", () -> frame.tools().tool().id().equals("stairs"));
        Color sky = user.pixel(canvas, cell(8, 16));

        JSpinner height = Components.named("option.stairs.height", JSpinner.class);
        Component field = ((JSpinner.DefaultEditor) height.getEditor()).getTextField();
        user.click(field);
        user.key("ctrl A");
        user.key("3");
        Edt.waitUntil("it is taken as typed", () -> height.getValue().equals(3));
        user.key("ENTER");
        Edt.waitUntil("the canvas has the keys", canvas::isFocusOwner);

        user.drag(canvas, cell(6, 21), cell(9, 16));
        assertThat(tileName(6, 19)).isEqualTo("rock");
        assertThat(tile(6, 18)).isNull();
        assertThat(tileName(8, 16)).isEqualTo("rock");
        assertThat(tileName(9, 21)).as("what is beneath").isEqualTo("rock");
        assertThat(Edt.get(() -> document().history().undoName())).startsWith("Draw stairs of");
        user.moveTo(canvas, cell(20, 2));
        assertThat(user.pixel(canvas, cell(8, 16))).isNotEqualTo(sky);
        user.key("ctrl Z");
        assertThat(tile(6, 19)).isNull();
    }
}
