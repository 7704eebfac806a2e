package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Selection;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import java.nio.file.Path;
import java.util.Map;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** A property of an object is added, typed, refused, renamed, removed, undone and saved. */
class PropertiesJourneyTest extends EditorTest {
    @Test
    void anObjectIsGivenProperties() throws Exception {
        Path file = newLevel(
                "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}",
                "{\"id\": \"chest\", \"type\": \"goal\", \"at\": [300, 328], \"size\": [16, 16]}");
        start(file.toString());
        Edt.run(() -> document().select(Selection.ofObject("chest")));
        assertThat(Components.isShowing("property.new"))
                .as("closed while there are none")
                .isFalse();
        command("custom properties");
        waitForFocus(Components.named("property.new", JTextField.class));
        enter("property.new", "gold");
        JTextField gold = Components.named("property.0.value", JTextField.class);
        waitForFocus(gold);
        user.type("12");
        user.key("ENTER");
        Edt.waitUntil("it is a number", () -> Map.of("gold", 12L).equals(properties()));
        waitForFocus(canvas);

        enter("property.0.value", "[1");
        Edt.waitUntil("it says why", () -> Components.isShowing("property.0.value.fault"));
        assertThat(Edt.<String>get(gold::getText)).as("to be mended").isEqualTo("[1");
        user.type(", 2]");
        user.key("ENTER");
        Edt.waitUntil("it is mended", () -> properties().get("gold").toString().equals("[1, 2]"));

        enter("property.0.name", "coins");
        Edt.waitUntil("it has another name", () -> properties().containsKey("coins"));
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !document().isModified());
        Level saved = LevelReader.read(file).value();
        assertThat(saved.object("chest").common().props().toString()).isEqualTo("{coins=[1, 2]}");

        press("property.0.remove");
        Edt.waitUntil("it is gone", () -> level().object("chest").common().props() == null);
        waitForFocus(canvas);
        user.key("ctrl Z");
        Edt.waitUntil("it is back", () -> properties().containsKey("coins"));
        assertThat(Edt.get(() -> Components.isShowing("property.0.name"))).isTrue();
    }

    private Map<String, Object> properties() {
        return level().object("chest").common().props();
    }
}
