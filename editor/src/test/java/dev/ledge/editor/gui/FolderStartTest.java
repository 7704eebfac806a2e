package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.EditorFrame;
import dev.ledge.editor.Main;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** Who opens a folder of several levels chooses one of them at once, by the keyboard. */
class FolderStartTest extends EditorTest {
    @Test
    void theListOfLevelsHasTheFocusAndGoesAwayWithIt() throws Exception {
        Path level = newLevel("{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}");
        Files.copy(level, level.resolveSibling("another.level.json"));
        Main.start(new String[] {level.getParent().toString()});
        frame = Components.window(EditorFrame.class, "of the editor", found -> true);

        JTextField query = Components.named("quick-pick.query", JTextField.class);
        waitForFocus(query);
        user.key("ESCAPE");

        Edt.waitUntil("the list is gone", () -> !query.isShowing());
        assertThat(Edt.get(frame::getFocusOwner)).isNotSameAs(query);
    }
}
