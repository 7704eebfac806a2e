package dev.ledge.editor.panel.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.OffEventThread;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.panel.Components;
import dev.ledge.editor.preview.RecordedPlay;
import dev.ledge.engine.run.RunReader;
import java.io.IOException;
import java.nio.file.Path;
import javax.swing.JButton;
import org.junit.jupiter.api.Test;

/** Plays that cannot be saved, or not yet: told, tried again, and asked about still. */
@OffEventThread(because = "it waits for what is played again meanwhile")
class RunSaverFailureTest extends RunSaverCase {
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
