package dev.ledge.editor.panel.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.component.DraftField;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.OffEventThread;
import dev.ledge.editor.notice.Notices;
import dev.ledge.editor.notice.StatusLine;
import dev.ledge.editor.panel.Components;
import dev.ledge.editor.preview.RecordedPlay;
import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.world.type.Buttons;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.JTextArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is asked of a play, while its level is edited and saved, and others are shown. */
@OffEventThread(because = "it waits for what is played again meanwhile")
class RunSaverTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [32, 40]}";
    private static final Level ROOM = room("              ");
    private static final Level ROCK = room("       #      ");

    @TempDir
    Path folder;

    private final Document fresh = new Document(ROOM, null, false);
    private Document shown = fresh;
    private final RunSaver saver =
            Edt.get(() -> new RunSaver(() -> shown, () -> true, new Notices(), new StatusLine(), () -> {}, () -> {}));
    private final DraftField name = Components.find(saver, "run-saver.name", DraftField.class);
    private final JTextArea note = Components.find(saver, "run-saver.note", JTextArea.class);
    private final RecordedPlay play = RecordedPlay.of(ROOM, walk());

    private static Level room(String above) {
        return Scenes.level(List.of("              ", "              ", above, "##############"), SPAWN);
    }

    private static Run walk() {
        int ticks = 100;
        InputTrack input = InputTrack.of(List.of(new InputTrack.Change(0, Buttons.RIGHT.bit())));
        return new Run(null, "walk", ticks, input, null, null, Map.of(), Run.IDLE.places());
    }

    private void ask() {
        Edt.run(() -> saver.ask(play));
        waitForNote("Goes the same way");
    }

    private String name() {
        return Edt.get(name::getText);
    }

    private String selected() {
        return Edt.get(name::getSelectedText);
    }

    private void edit(Level level) {
        Edt.run(() -> {
            shown.edit("Edit", level);
            saver.levelChanged();
        });
    }

    private void show(Document level) {
        Edt.run(() -> {
            shown = level;
            saver.documentShown();
        });
    }

    private void waitForNote(String words) {
        Edt.waitUntil("it says " + words, () -> note.getText().contains(words));
    }

    @Test
    void aChangeOfTheLevelLeavesTheNameAsItIs() throws IOException {
        fresh.saveAs(folder.resolve("room.level.json"));
        ask();
        assertThat(name()).isEqualTo("room-1");
        assertThat(selected()).isEqualTo("room-1");
        Edt.run(saver::levelChanged);
        assertThat(selected()).as("typed next is another name").isEqualTo("room-1");
        Edt.run(() -> {
            name.select(2, 2);
            saver.levelChanged();
        });
        assertThat((int) Edt.get(name::getCaretPosition)).isEqualTo(2);
    }

    @Test
    void theNameThatComesWithAFileIsTypedByNobody() throws IOException {
        ask();
        assertThat(name()).isEmpty();
        fresh.saveAs(folder.resolve("room.level.json"));
        Edt.run(saver::levelChanged);
        assertThat(name()).isEqualTo("room-1");
        assertThat((boolean) Edt.get(name::isTyping)).isFalse();
    }

    @Test
    void whatIsSaidOfItIsTrueAfterAnEdit() {
        ask();
        edit(ROCK);
        waitForNote("another way after");
        edit(ROOM);
        waitForNote("Goes the same way");
    }

    @Test
    void itAsksAgainWhenItsLevelIsShownAgain() {
        Document other = new Document(ROOM, null, false);
        ask();
        show(other);
        assertThat(saver.isVisible()).isFalse();
        assertThat(saver.isAskedAbout(fresh)).isTrue();
        assertThat(saver.isAskedAbout(other)).isFalse();
        show(fresh);
        assertThat(saver.isVisible()).isTrue();
        waitForNote("Goes the same way");
        Edt.run(() -> Components.find(saver, "run-saver.close", JButton.class).doClick());
        assertThat(saver.isAskedAbout(fresh)).isFalse();
        show(other);
        show(fresh);
        assertThat(saver.isVisible()).isFalse();
    }
}
