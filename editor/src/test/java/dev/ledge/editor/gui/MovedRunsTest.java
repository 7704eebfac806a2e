package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.notice.Notice;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.run.RunReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JList;
import org.junit.jupiter.api.Test;

/** A level is resized at its left edge: its runs are asked about, go along, and come back with the level. */
class MovedRunsTest extends EditorTest {
    private static final String TOPIC = "moved-runs";

    private Path run;

    private void open() throws Exception {
        Path level = newLevel("{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}");
        run = project.resolve("levels/walk.run.json");
        Files.writeString(run, """
                {"format": "ledge-run", "version": 1, "level": "journey.level.json", "ticks": 30, "start": [200, 328],
                 "expect": [{"at": 20, "player": {"x": 200, "on": "tile:12,22"}}]}""");
        start(level.toString());
        user.key("ctrl R");
        Edt.waitUntil("the run is known", () -> frame.notices().list().isEmpty() && runs() == 1);
    }

    private int runs() {
        return Components.named("runs.list", JList.class).getModel().getSize();
    }

    private Optional<Notice> question() {
        return Edt.get(() -> frame.notices().of(TOPIC));
    }

    private void resizeAtTheLeft(String columns) {
        JComboBox<?> edges = Components.named("choice.Resize at", JComboBox.class);
        Edt.run(() -> {
            for (int i = 0; i < edges.getItemCount(); i++) {
                if (edges.getItemAt(i).toString().toLowerCase(Locale.ROOT).contains("left")) {
                    edges.setSelectedIndex(i);
                    break;
                }
            }
        });
        user.key("ctrl shift P");
        waitForFocus(Components.named("quick-pick.query", JComponent.class));
        user.type("resize level");
        user.key("ENTER");
        waitForFocus(Components.named("field.Size.x", JComponent.class));
        user.type(columns);
        user.key("ENTER");
    }

    private Vec startOfRun() {
        return Edt.get(() -> RunReader.read(run).value().start());
    }

    @Test
    void theyGoAlongIfTheUserWishesAndComeBackWithUndo() throws Exception {
        open();
        resizeAtTheLeft("44");
        Edt.waitUntil("it is asked", () -> question().isPresent());
        assertThat(question().orElseThrow().lines().get(0)).contains("“walk”");
        press("banner.move");
        Edt.waitUntil("the run starts 64 px on", () -> startOfRun().x() == 264);
        assertThat(Files.readString(run)).contains("tile:16,22");
        assertThat(question()).isEmpty();

        Edt.run(() -> document().undo());
        Edt.waitUntil("it is asked again", () -> question().isPresent());
        press("banner.move");
        Edt.waitUntil("the run is where it was", () -> startOfRun().x() == 200);
    }

    @Test
    void undoTakesTheQuestionAway() throws Exception {
        open();
        resizeAtTheLeft("44");
        Edt.waitUntil("it is asked", () -> question().isPresent());
        Edt.run(() -> document().undo());
        Edt.waitUntil("there is nothing to ask", () -> question().isEmpty());
        assertThat(startOfRun().x()).isEqualTo(200);
    }

    @Test
    void whatIsLeftIsNotAskedAboutAsTheLevelComesBack() throws Exception {
        open();
        resizeAtTheLeft("44");
        Edt.waitUntil("it is asked", () -> question().isPresent());
        press("banner.leave");
        Edt.waitUntil("it is answered", () -> question().isEmpty());
        Edt.run(() -> document().undo());
        assertThat(question()).isEmpty();
        Edt.run(() -> document().redo());
        assertThat(question()).isEmpty();
        resizeAtTheLeft("45");
        Edt.waitUntil("it is asked", () -> question().isPresent());
        assertThat(startOfRun().x()).isEqualTo(200);
    }
}
