package dev.ledge.editor.gui;

import dev.ledge.editor.action.ViewPart;
import java.awt.Rectangle;
import java.nio.file.Files;
import javax.swing.JList;
import org.junit.jupiter.api.Test;

/** What a problem is about can be read in a small window, too. */
class NarrowProblemsTest extends EditorTest {
    private static final String OUTSIDE =
            "{\"id\": \"far\", \"type\": \"pickup\", \"at\": [-400, 86], \"size\": [8, 8]}";

    @Test
    void aProblemIsReadInLines() throws Exception {
        Files.writeString(project.resolve("settings.json"), "{\"window.width\": \"720\", \"window.height\": \"560\"}");
        start(newLevel("{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}", OUTSIDE)
                .toString());
        Edt.run(() -> frame.view().show(ViewPart.PROBLEMS, true));
        JList<?> problems = Components.named("problems.list", JList.class);
        int line = Edt.get(() -> problems.getFontMetrics(problems.getFont()).getHeight());
        Edt.waitUntil("its sentence has lines", () -> heightOf(problems) > 3 * line);
        Edt.run(() -> frame.setSize(1500, 800));
        Edt.waitUntil("it has one where there is room", () -> heightOf(problems) < 2 * line);
    }

    private static int heightOf(JList<?> list) {
        Rectangle first = list.getCellBounds(0, 0);
        return first == null ? 0 : first.height;
    }
}
