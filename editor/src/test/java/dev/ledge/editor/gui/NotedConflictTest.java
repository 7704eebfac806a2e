package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.diff.KeptConflicts;
import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.engine.check.Finding;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import java.awt.Point;
import java.awt.Rectangle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JTable;
import org.junit.jupiter.api.Test;

/** What {@code ledge merge} has left in a level is settled in the window, where there is no git that knows of it. */
class NotedConflictTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";
    private static final String GOAL = "{\"id\": \"end\", \"type\": \"goal\", \"at\": [300, 328], \"size\": [16, 16]}";

    /** A level in which two moved the goal, and painted one cell. */
    private Path merged() throws Exception {
        Path file = newLevel(SPAWN, GOAL);
        Level base = LevelReader.read(file).value();
        Level ours = base.withObject(base.object("end").movedTo(new Vec(320, 328)))
                .withCell("ground", 3, 20, TileRef.of("rock"));
        Level theirs = base.withObject(base.object("end").movedTo(new Vec(400, 300)))
                .withCell("ground", 3, 20, TileRef.of("ice"))
                .withCell("ground", 30, 20, TileRef.of("ice"));
        LevelWriter.write(KeptConflicts.write(LevelMerge.of(base, ours, theirs)), file);
        return file;
    }

    private JTable openFromTheProblem() {
        Edt.run(() -> frame.view().show(ViewPart.PROBLEMS, true));
        JList<?> problems = Components.named("problems.list", JList.class);
        Edt.waitUntil("the problem is listed", () -> conflict(problems) >= 0);
        Rectangle row = Edt.get(() -> problems.getCellBounds(conflict(problems), conflict(problems)));
        user.click(problems, new Point((int) row.getCenterX(), (int) row.getCenterY()), User.LEFT);
        JTable list = Components.named("merge.list", JTable.class);
        Edt.waitUntil("what differs is listed", () -> list.getRowCount() > 0);
        return list;
    }

    private static int conflict(JList<?> problems) {
        return IntStream.range(0, problems.getModel().getSize())
                .filter(i ->
                        ((Finding) problems.getModel().getElementAt(i)).code().equals("CONFLICT"))
                .findFirst()
                .orElse(-1);
    }

    @Test
    void eachConflictIsSettledAsOneStepAndWhatWasEditedSinceStays() throws Exception {
        Path file = merged();
        start(file.toString());
        Edt.run(() -> document().edit("Paint", level().withCell("ground", 9, 20, TileRef.of("rock"))));
        JTable list = openFromTheProblem();
        assertThat(Edt.get(list::getRowCount)).isGreaterThanOrEqualTo(2);
        assertThat(Edt.<Object>get(() -> list.getValueAt(0, 0)).toString() + Edt.get(() -> list.getValueAt(1, 0)))
                .contains("object end, at: ours 320,328, theirs 400,300 (was 300,328)", "cell");
        JButton settle = Components.named("merge.merge", JButton.class);
        assertThat(Edt.get(settle::isEnabled)).isFalse();
        for (int row = 0; row < 2; row++) {
            boolean isObject = Edt.get(() -> list.getValueAt(0, 0)).toString().contains("object") == (row == 0);
            int column = isObject ? 2 : 1;
            int at = row;
            Rectangle cell = Edt.get(() -> list.getCellRect(at, column, false));
            user.click(list, new Point((int) cell.getCenterX(), (int) cell.getCenterY()), User.LEFT);
        }
        Edt.waitUntil("all are settled", settle::isEnabled);
        user.click(settle);
        Edt.waitUntil("the note is gone", () -> document().committed().props() == null);
        assertThat(level().object("end").at()).isEqualTo(new Vec(400, 300));
        assertThat(tileName(3, 20) + " " + tileName(9, 20) + " " + tileName(30, 20))
                .isEqualTo("rock rock ice");
        waitForFocus(canvas);
        user.key("ctrl Z");
        Edt.waitUntil("it was one step", () -> document().committed().props() != null);
        assertThat(level().object("end").at()).isEqualTo(new Vec(320, 328));
        command("settle merge");
        Edt.waitUntil("what differs is listed", () -> Components.isShowing("merge.list"));
        Edt.run(() -> document().redo());
        Edt.waitUntil("nothing is to be settled any more", () -> !Components.isShowing("merge.list"));
        Edt.run(canvas::requestFocusInWindow);
        waitForFocus(canvas);
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !document().isModified());
        assertThat(file).content().doesNotContain("conflicts").contains("[400, 300]");
    }

    @Test
    void someRowsAreSeenInTheSmallestWindow() throws Exception {
        start(merged().toString());
        Edt.run(() -> frame.setSize(800, 520));
        JTable list = openFromTheProblem();
        Edt.waitUntil(
                "three rows are seen",
                () -> list.getVisibleRect().height >= 3 * list.getRowHeight()
                        && canvas.getHeight() > list.getRowHeight());
    }

    @Test
    void allOfTheOtherVersionIsTaken() throws Exception {
        start(merged().toString());
        command("settle merge");
        Edt.waitUntil("what differs is listed", () -> Components.isShowing("merge.list"));
        user.click(Components.named("merge.take-theirs", JButton.class));
        Edt.waitUntil("theirs is here", () -> tileName(3, 20).equals("ice"));
        assertThat(level().object("end").at()).isEqualTo(new Vec(400, 300));
        assertThat(level().props()).isNull();
        assertThat(level().palette().tiles()).containsKey("rock");
    }

    @Test
    void whatIsNotedInWordsAloneIsToldAndRemoved() throws Exception {
        Path file = newLevel(SPAWN);
        String text = Files.readString(file);
        Files.writeString(
                file,
                text.replace(
                        "\"grid\": 16,",
                        "\"grid\": 16, \"props\": {\"conflicts\": [{\"what\": \"level, name\", \"base\": \"a\","
                                + " \"ours\": \"b\", \"theirs\": \"c\"}]},"));
        start(file.toString());
        command("settle merge");
        JButton remove = Components.named("banner.remove-note", JButton.class);
        assertThat(Edt.get(() -> frame.notices().list().toString())).contains("level, name: ours b, theirs c (was a)");
        user.click(remove);
        Edt.waitUntil("the note is gone", () -> document().committed().props() == null);
        user.key("ctrl Z");
        Edt.waitUntil("it was one step", () -> !document().isModified());
    }
}
