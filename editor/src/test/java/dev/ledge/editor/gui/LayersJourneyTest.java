package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.LayerEdits;
import dev.ledge.engine.level.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** The list of layers: names that are typed, and as many layers as there can be. */
class LayersJourneyTest extends EditorTest {
    private static final String LAYER = "    {\"id\": \"l%d\", \"kind\": \"tiles\", \"legend\": {}, \"cells\": {}}";

    /** It would be part of what is done to the layer, and go on in what may be locked or gone. */
    @Test
    void aStrokeUnderWayIsGivenUpAsItsLayerIsLocked() throws Exception {
        start(newLevel("{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}")
                .toString());
        chooseTile("rock");
        user.moveTo(canvas, cell(5, 10));
        user.press(User.LEFT);
        Edt.waitUntil("it is painted", () -> document().inGesture());
        user.key("ctrl L");
        Edt.waitUntil(
                "it is locked",
                () -> level().layer("ground").isLocked() && !document().inGesture());
        user.moveTo(canvas, cell(7, 10));
        user.release(User.LEFT);
        assertThat(tileName(5, 10) + tileName(7, 10)).isEmpty();
        user.key("ctrl Z");
        Edt.waitUntil("that was all", () -> !document().isModified());
    }

    @Test
    void aNameIsTakenAsAnotherWindowIsLookedAt() throws Exception {
        start(newLevel().toString());
        Edt.run(frame::renameLayer);
        JTextField name = Components.named("layers.name", JTextField.class);
        waitForFocus(name);
        user.key("ctrl A");
        user.type("caves");
        user.key("ctrl O");
        JDialog dialog = Components.window(JDialog.class, "that asks for a level", JDialog::isModal);
        user.key("ESCAPE");
        Edt.waitUntil("it is closed", () -> !dialog.isShowing());
        Edt.waitUntil(
                "the name is taken",
                () -> frame.document().level().layers().get(0).label().equals("caves"));
        assertThat(Edt.get(name::getParent)).isNull();
    }

    @Test
    void oneLayerTooManyIsRefused() throws Exception {
        Path file = newLevel();
        String more = IntStream.range(1, Level.MAX_LAYERS)
                .mapToObj(i -> String.format(LAYER, i))
                .collect(Collectors.joining(",\n"));
        String text = Files.readString(file);
        Files.writeString(file, text.replace("  \"layers\": [\n", "  \"layers\": [\n" + more + ",\n"));
        start(file.toString());
        assertThat(level().layers()).hasSize(Level.MAX_LAYERS);
        for (String command : new String[] {"layers.layer.add", "layers.layer.duplicate"}) {
            press(command);
            Edt.waitUntil("it says why", () -> status().equals("A level can have at most 1000 layers"));
            Edt.run(() -> frame.status().pass(""));
        }
        assertThat(document().history().canUndo()).isFalse();
        assertThat(LayerEdits.indexOf(level(), "ground")).isNotNegative();
    }

    private static String status() {
        return Components.named("status.message", JLabel.class).getText();
    }
}
