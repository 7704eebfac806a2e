package dev.ledge.editor.panel.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.ResizeCorner;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.OffEventThread;
import dev.ledge.editor.panel.Components;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JButton;
import org.junit.jupiter.api.Test;

/** What is asked of a play, while its level is edited and saved, and others are shown. */
@OffEventThread(because = "it waits for what is played again meanwhile")
class RunSaverTest extends RunSaverCase {
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
}
