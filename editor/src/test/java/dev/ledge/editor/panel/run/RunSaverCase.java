package dev.ledge.editor.panel.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.component.DraftField;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.notice.Notices;
import dev.ledge.editor.notice.StatusLine;
import dev.ledge.editor.panel.Components;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.preview.RecordedPlay;
import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.world.type.Buttons;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicLong;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JTextArea;
import org.junit.jupiter.api.io.TempDir;

/** A question about a play, with what is done beside the window held as a test wishes. */
abstract class RunSaverCase {
    static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [32, 40]}";
    static final long STEP = 16_700_000;
    static final Level ROOM = room("              ");
    static final Level HIGH = ROOM.withObject(ROOM.object("start").movedTo(new Vec(32, -Limits.MAX_COORDINATE)));
    /** With its feet where they were in the high level its head is beyond what a level may hold. */
    static final ActorProfile TALL = ROOM.player().withSize(new Vec(10, 4000));

    static final Level ROCK = room("       #      ");

    @TempDir
    Path folder;

    final Document fresh = new Document(ROOM, null, false);
    Document shown = fresh;
    final Notices notices = new Notices();
    /** What is to be done beside the window, while that is not done by itself. */
    final Deque<Runnable> work = new ConcurrentLinkedDeque<>();

    volatile boolean isHeld;
    final RunSaver saver = Edt.get(() -> new RunSaver(
            () -> shown, this::turnTo, () -> true, notices, new StatusLine(), file -> {}, () -> {}, this::work));
    final DraftField name = Components.find(saver, "run-saver.name", DraftField.class);
    final JTextArea note = Components.find(saver, "run-saver.note", JTextArea.class);
    final JCheckBox exact = Components.find(saver, "run-saver.exact", JCheckBox.class);
    final JCheckBox levelToo = Components.find(saver, "run-saver.level", JCheckBox.class);
    final JComboBox<?> origin = Components.find(saver, "run-saver.origin", JComboBox.class);
    final JLabel title = Components.find(saver, "run-saver.title", JLabel.class);
    final RecordedPlay play = RecordedPlay.of(ROOM, walk());

    static Level room(String above) {
        return Scenes.level(List.of("              ", "              ", above, "##############"), SPAWN);
    }

    static Run walk() {
        int ticks = 100;
        InputTrack input = InputTrack.of(List.of(new InputTrack.Change(0, Buttons.RIGHT.bit())));
        return new Run(null, "walk", ticks, input, null, null, Map.of(), Run.IDLE.places());
    }

    void ask() {
        Edt.run(() -> saver.ask(play));
        waitForNote("Goes the same way");
    }

    String name() {
        return Edt.get(name::getText);
    }

    String selected() {
        return Edt.get(name::getSelectedText);
    }

    void edit(Level level) {
        Edt.run(() -> {
            shown.edit("Edit", level);
            saver.levelChanged();
        });
    }

    void show(Document level) {
        Edt.run(() -> turnTo(level));
    }

    void turnTo(Document level) {
        if (shown != level) {
            shown = level;
            saver.documentShown();
        }
    }

    void work(Runnable task) {
        if (isHeld) {
            work.add(task);
        } else {
            CompletableFuture.runAsync(task);
        }
    }

    void press(String button) {
        Edt.run(() -> Components.find(saver, button, JButton.class).doClick());
    }

    /** The last 0.5 s of 1.5 s: a run of it may begin there, or at the start. */
    RecordedPlay end() {
        return end(ROOM);
    }

    static RecordedPlay end(Level level) {
        AtomicLong nanos = new AtomicLong();
        return Edt.get(() -> {
            PreviewSession session = new PreviewSession(new Document(level, null, false), nanos::get);
            session.play();
            while (session.tick() < 90) {
                nanos.addAndGet(STEP);
                session.advance();
            }
            return session.recorder().last(0.5);
        });
    }

    Path saved() throws IOException {
        fresh.saveAs(folder.resolve("room.level.json"));
        return folder.resolve("room-1.run.json");
    }

    /** Save is pressed, then something is done, then it is found that nothing can be written there. */
    void failToSave(Path file, Runnable meanwhile) throws IOException {
        isHeld = true;
        press("run-saver.save");
        assertThat(work).hasSize(1);
        meanwhile.run();
        isHeld = false;
        Files.createDirectory(file);
        work.remove().run();
        Edt.waitUntil("it is said", () -> !notices.list().isEmpty());
        Files.delete(file);
    }

    void tryAgain() {
        Edt.run(() -> {
            Notice notice = notices.list().get(0);
            notices.withdraw(notice.topic());
            notice.choices().get(0).action().run();
        });
    }

    String said() {
        return Edt.get(note::getText);
    }

    void waitForNote(String words) {
        Edt.waitUntil("it says " + words, () -> note.getText().contains(words));
    }
}
