package dev.ledge.editor.panel.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.component.DraftField;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.ResizeCorner;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.OffEventThread;
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
import dev.ledge.engine.run.RunReader;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is asked of a play, while its level is edited and saved, and others are shown. */
@OffEventThread(because = "it waits for what is played again meanwhile")
class RunSaverTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [32, 40]}";
    private static final long STEP = 16_700_000;
    private static final Level ROOM = room("              ");
    private static final Level HIGH =
            ROOM.withObject(ROOM.object("start").movedTo(new Vec(32, -Limits.MAX_COORDINATE)));
    /** With its feet where they were in the high level its head is beyond what a level may hold. */
    private static final ActorProfile TALL = ROOM.player().withSize(new Vec(10, 4000));

    private static final Level ROCK = room("       #      ");

    @TempDir
    Path folder;

    private final Document fresh = new Document(ROOM, null, false);
    private Document shown = fresh;
    private final Notices notices = new Notices();
    /** What is to be done beside the window, while that is not done by itself. */
    private final Deque<Runnable> work = new ConcurrentLinkedDeque<>();

    private volatile boolean isHeld;
    private final RunSaver saver = Edt.get(() -> new RunSaver(
            () -> shown, this::turnTo, () -> true, notices, new StatusLine(), file -> {}, () -> {}, this::work));
    private final DraftField name = Components.find(saver, "run-saver.name", DraftField.class);
    private final JTextArea note = Components.find(saver, "run-saver.note", JTextArea.class);
    private final JCheckBox exact = Components.find(saver, "run-saver.exact", JCheckBox.class);
    private final JCheckBox levelToo = Components.find(saver, "run-saver.level", JCheckBox.class);
    private final JComboBox<?> origin = Components.find(saver, "run-saver.origin", JComboBox.class);
    private final JLabel title = Components.find(saver, "run-saver.title", JLabel.class);
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
        Edt.run(() -> turnTo(level));
    }

    private void turnTo(Document level) {
        if (shown != level) {
            shown = level;
            saver.documentShown();
        }
    }

    private void work(Runnable task) {
        if (isHeld) {
            work.add(task);
        } else {
            CompletableFuture.runAsync(task);
        }
    }

    private void press(String button) {
        Edt.run(() -> Components.find(saver, button, JButton.class).doClick());
    }

    /** The last 0.5 s of 1.5 s: a run of it may begin there, or at the start. */
    private RecordedPlay end() {
        return end(ROOM);
    }

    private static RecordedPlay end(Level level) {
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

    private Path saved() throws IOException {
        fresh.saveAs(folder.resolve("room.level.json"));
        return folder.resolve("room-1.run.json");
    }

    /** Save is pressed, then something is done, then it is found that nothing can be written there. */
    private void failToSave(Path file, Runnable meanwhile) throws IOException {
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

    private void tryAgain() {
        Edt.run(() -> {
            Notice notice = notices.list().get(0);
            notices.withdraw(notice.topic());
            notice.choices().get(0).action().run();
        });
    }

    private String said() {
        return Edt.get(note::getText);
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
    void aNameIsAskedForWhereThereIsNone() throws IOException {
        fresh.saveAs(folder.resolve("room.level.json"));
        ask();
        Edt.run(() -> {
            name.setText(" ");
            name.postActionEvent();
        });
        assertThat(said()).startsWith("Give it a name");
        Object outline = Edt.get(() -> name.getClientProperty("JComponent.outline"));
        assertThat(outline).as("by which Enter leaves the focus there").isEqualTo("error");
        Edt.run(() -> name.setText("walk"));
        assertThat(said()).doesNotContain("Give it a name");
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
    void aChangeAfterThePlayIsToldAsOne() {
        ask();
        edit(ROCK);
        waitForNote("The level was changed since it was played. On the level as it is now, it goes another way after");
        edit(ROOM);
        waitForNote("Goes the same way");

        Edt.run(() -> {
            shown.edit("Edit", ROCK);
            saver.ask(play);
        });
        waitForNote("The level was changed while it was played. From the start");
    }

    @Test
    void whereTheLevelHasMovedItGoesTheSameWay() {
        ask();
        isHeld = true;
        edit(ResizeCorner.TOP_LEFT.resize(ROOM, ROOM.columns() + 3, ROOM.rows() + 2));
        work.remove().run();
        Edt.run(() -> {}); // What came of it was posted before.
        assertThat(said()).contains("Goes the same way");
        edit(ROOM);
        work.remove().run();
        Edt.run(() -> {});
        assertThat(said()).contains("Goes the same way");
    }

    @Test
    void howFarItMovesIsCountedEditByEdit() {
        ask();
        Level grown = ResizeCorner.TOP_LEFT.resize(ROOM, ROOM.columns() + 3, ROOM.rows() + 2);
        isHeld = true;
        edit(ROCK);
        edit(ROOM);
        edit(grown);
        edit(grown.withObject(
                grown.object("start").movedTo(grown.object("start").at().plus(new Vec(8, 0)))));
        work.remove().run();
        Edt.waitUntil("and on the last after it", () -> !work.isEmpty());
        work.remove().run();
        Edt.run(() -> {});
        edit(grown);
        work.remove().run();
        Edt.run(() -> {});
        assertThat(said()).contains("Goes the same way");
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

    @Test
    void whatWasAnsweredIsThereAgainWithItsLevel() throws IOException {
        Document other = new Document(ROOM, null, false);
        saved();
        Edt.run(() -> saver.ask(end()));
        waitForNote("It begins where it was played from");
        Edt.run(() -> {
            name.setText("over-the-gap");
            exact.setSelected(true);
            levelToo.setSelected(false);
            origin.setSelectedIndex(1);
        });
        show(other);
        ask();
        assertThat((boolean) Edt.get(() -> exact.isSelected() || !levelToo.isSelected()))
                .as("another question")
                .isFalse();
        show(fresh);
        assertThat(name()).isEqualTo("over-the-gap");
        assertThat((boolean) Edt.get(name::isTyping)).isTrue();
        assertThat((boolean) Edt.get(exact::isSelected)).isTrue();
        assertThat((boolean) Edt.get(levelToo::isSelected)).isFalse();
        Edt.waitUntil("the beginning is chosen still", () -> origin.getSelectedIndex() == 1);
        Edt.run(name::takeBack);
        assertThat(name()).isEqualTo("room-1");
    }

    @Test
    void aNameThatNobodyTypedIsFreeWhenItIsAskedForAgain() throws IOException {
        Path first = saved();
        ask();
        show(new Document(ROOM, null, false));
        Files.createFile(first);
        show(fresh);
        assertThat(name()).isEqualTo("room-2");
    }

    @Test
    void tryAgainSavesItForItsLevelAlsoFromAnother() throws Exception {
        Path file = saved();
        Document other = new Document(ROOM, null, false);
        other.saveAs(folder.resolve("other.level.json"));
        show(other);
        Edt.run(() -> saver.ask(end()));
        waitForNote("It begins where it was played from");
        show(fresh);
        ask();
        failToSave(file, () -> show(other));
        assertThat(notices.list().get(0).title()).isEqualTo("The run of “room.level.json” was not saved");
        assertThat(Edt.get(title::getText)).isEqualTo("Recorded 0.5 s");

        tryAgain();
        assertThat(shown).isSameAs(fresh);
        Edt.waitUntil("it is saved", () -> !saver.isAskedAbout(fresh));
        assertThat(RunReader.read(file).value().levelPath()).isEqualTo("room.level.json");
        show(other);
        assertThat(Edt.get(title::getText)).as("asked there still").isEqualTo("Recorded 0.5 s");
        assertThat(folder.resolve("other-1.run.json")).doesNotExist();
    }

    @Test
    void whatFailedIsForgottenOnceItIsSavedAlsoUnderAnotherName() throws IOException {
        Path file = saved();
        ask();
        failToSave(file, () -> show(new Document(ROOM, null, false)));
        show(fresh);
        fresh.saveAs(folder.resolve("hall.level.json"));
        press("run-saver.save");
        Edt.waitUntil("it is saved", () -> !saver.isAskedAbout(fresh));
        assertThat(notices.list()).isEmpty();
    }

    @Test
    void tryAgainAsksForWhatIsNotAskedAnyMore() throws IOException {
        Path file = saved();
        ask();
        Edt.run(() -> name.setText("over-the-gap"));
        failToSave(file.resolveSibling("over-the-gap.run.json"), () -> press("run-saver.close"));
        assertThat(saver.isAskedAbout(fresh)).isFalse();
        tryAgain();
        assertThat(saver.isVisible()).isTrue();
        assertThat(name()).isEqualTo("over-the-gap");
        waitForNote("Goes the same way");
    }

    @Test
    void tryAgainLeavesWhatIsAskedMeanwhile() throws IOException {
        Path file = saved();
        RecordedPlay end = end();
        ask();
        failToSave(file, () -> Edt.run(() -> saver.ask(end)));
        tryAgain();
        assertThat(Edt.get(title::getText)).isEqualTo("Recorded 0.5 s");
        assertThat(file).doesNotExist();
    }

    @Test
    void aSaveGoesOnWhileAnotherLevelIsShown() throws IOException {
        Path file = saved();
        isHeld = true;
        Edt.run(() -> saver.ask(play));
        press("run-saver.save");
        show(new Document(ROOM, null, false));
        isHeld = false;
        work.remove().run();
        Edt.waitUntil("it is saved", () -> !saver.isAskedAbout(fresh));
        assertThat(file).exists();
    }

    @Test
    void itIsPlayedAgainOnceAtATimeAndLastOnTheLevelAsItIs() {
        ask();
        isHeld = true;
        edit(ROCK);
        edit(ROOM);
        Edt.run(saver::levelChanged);
        edit(ROCK);
        edit(room("           #  "));
        Edt.run(saver::levelChanged);
        assertThat(work).hasSize(1);
        work.remove().run();
        Edt.waitUntil("it is played on the newest", () -> !work.isEmpty());
        edit(ROCK);
        work.remove().run();
        Edt.waitUntil("and on that after it", () -> !work.isEmpty());
        work.remove().run();
        waitForNote("another way after");
        Edt.run(saver::levelChanged);
        assertThat(work).isEmpty();
    }

    @Test
    void whatCannotBeSavedIsToldWithoutTryingAgainWhileAnotherLevelIsShown() throws IOException {
        RecordedPlay fall = end(HIGH);
        Path file = saved();
        isHeld = true;
        edit(ROOM.toBuilder().player(TALL).build());
        Edt.run(() -> saver.ask(fall));
        press("run-saver.save");
        show(new Document(ROOM, null, false));
        isHeld = false;
        work.remove().run();
        Edt.waitUntil("it is said", () -> !notices.list().isEmpty());
        Notice notice = notices.list().get(0);
        assertThat(notice.lines().get(0)).startsWith("It can’t be played again on the level as it is now: ");
        assertThat(notice.choices()).isEmpty();
        assertThat(file).doesNotExist();
    }

    @Test
    void whatCannotBePlayedAgainIsNoFailureToSave() throws IOException {
        RecordedPlay fall = end(HIGH);
        saved();
        Edt.run(() -> saver.ask(fall));
        waitForNote("another way after");
        edit(ROOM.toBuilder().player(TALL).build());
        waitForNote("It can’t be played again on the level as it is now: ");
        assertThat(notices.list()).isEmpty();
        assertThat(Components.find(saver, "run-saver.save", JButton.class).isEnabled())
                .isFalse();
        edit(ROOM);
        waitForNote("another way after");
    }
}
