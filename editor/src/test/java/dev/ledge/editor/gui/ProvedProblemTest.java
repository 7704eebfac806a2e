package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.document.Selection;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import java.awt.Point;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** A problem that was found by play is played at a click, from its start to its place, and kept as a run. */
class ProvedProblemTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";
    private static final String PRESS = "{\"id\": \"press\", \"type\": \"platform\", \"at\": [480, 260],"
            + " \"size\": [64, 16], \"path\": [[0, 0], [0, 70]],"
            + " \"motion\": {\"mode\": \"pingpong\", \"speed\": 120, \"wait\": 0.5}}";

    /** The player does not come to the press by itself. */
    private static final String WALL = "{\"id\": \"wall\", \"type\": \"polygon\", \"at\": [300, 0],"
            + " \"points\": [[0, 0], [16, 0], [16, 352], [0, 352]]}";

    @Test
    void aClickPlaysACrushToItsPlaceAndItCanBeSaved() throws Exception {
        Path level = newLevel(PRESS, SPAWN, WALL);
        start(level.toString());
        Edt.run(() -> frame.view().show(ViewPart.PROBLEMS, true));
        JList<?> list = Components.named("problems.list", JList.class);
        Edt.waitUntil("the crush is told", () -> list.getModel().getSize() == 1 && list.isShowing());

        Edt.waitUntil("there is a row", () -> list.getCellBounds(0, 0) != null);
        user.click(list, new Point(40, Edt.get(() -> list.getCellBounds(0, 0).height / 2)), User.LEFT);

        Edt.waitUntil(
                "it is played from below the press",
                () -> session().tick() > 0 && !session().isPlaying());
        Edt.waitUntil("it is held at its end", () -> session().playhead().isPaused());
        assertThat(Edt.get(() -> session().playerBox().left())).isBetween(460.0, 545.0);
        assertThat(Edt.get(
                        () -> session().world().actors().alive(session().world().player())))
                .isFalse();
        long end = Edt.get(() -> session().tick());

        user.click(Components.named("problems.save", JButton.class));
        JTextField name = Components.named("run-saver.name", JTextField.class);
        Edt.waitUntil("its name is asked for", name::isShowing);
        Edt.run(() -> name.setText("crushed"));
        user.click(Components.named("run-saver.save", JButton.class));
        Path saved = level.resolveSibling("crushed" + FileKind.RUN.suffix());
        Edt.waitUntil("it is saved", () -> Files.exists(saved));
        Run run = RunReader.read(saved).value();
        assertThat(run.ticks()).isEqualTo((int) end);
        assertThat(run.start()).isNotNull();
    }

    @Test
    void aClickGoesToTheNumberThatIsWrong() throws Exception {
        start(newLevel(SPAWN).toString());
        Edt.run(() -> {
            Level level = document().level();
            ActorProfile player = level.player().with(ActorField.CROUCH_HEIGHT, 100);
            document().edit("Crouch", level.toBuilder().player(player).build());
            document().select(Selection.ofObject("start"));
            frame.view().show(ViewPart.PROBLEMS, true);
        });
        JList<?> list = Components.named("problems.list", JList.class);
        Edt.waitUntil("it is told", () -> list.isShowing() && list.getCellBounds(0, 0) != null);
        user.click(list, new Point(40, Edt.get(() -> list.getCellBounds(0, 0).height / 2)), User.LEFT);
        waitForFocus(Components.named("field.Crouch height", JTextField.class));
    }
}
