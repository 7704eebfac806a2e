package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.cli.LedgeCommand;
import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.preview.timeline.InputLane;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.world.type.Buttons;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** The runs of a level are tests of it: told red or green while it is edited, and made by pointing. */
class RunsJourneyTest extends RunsCase {

    @Test
    void aRunThatIsShownIsStoppedByF8AndEscape() throws Exception {
        open();
        for (String key : new String[] {"F8", "ESCAPE"}) {
            user.click(list, row(0), User.LEFT);
            Edt.waitUntil("it is shown", () -> session().shownRun().run() != null);
            user.key(key);
            Edt.waitUntil(key + " ends it", () -> session().shownRun().run() == null);
            Edt.waitUntil("the canvas has the focus", canvas::isFocusOwner);
        }
    }

    @Test
    void aRunIsRedWhileAWallIsDraggedIntoItsWayAndToldWithTickAndPlace() throws Exception {
        open();
        chooseTile("rock");
        user.moveTo(canvas, cell(14, 21));
        user.press(User.LEFT);
        user.moveTo(canvas, cell(14, 20));
        Edt.waitUntil(
                "it fails before the brush is lifted", () -> only().verdict().fails());
        assertThat(Edt.get(() -> document().inGesture())).isTrue();
        assertThat(Edt.get(() ->
                        Components.named("status.runs", AbstractButton.class).getText()))
                .startsWith("1 run fails");
        user.key("ESCAPE");
        user.release(User.LEFT);
        Edt.waitUntil("it holds again", () -> only().verdict().holds());

        user.drag(canvas, cell(14, 21), cell(14, 20));
        Edt.waitUntil("it fails", () -> only().verdict().fails());
        user.click(list, row(0), User.LEFT);
        Edt.waitUntil(
                "it is played",
                () -> session().shownRun().run() != null && session().tick() > 5);
        JLabel message = Components.named("runs.message", JLabel.class);
        assertThat(Edt.get(message::getText)).startsWith("Tick 120, cell 13,").contains("expected from 300 to 400");
        user.click(table(), cellOf(0, 1), User.LEFT);
        Edt.waitUntil(
                "the preview is at the tick",
                () -> session().playhead().isPaused() && session().tick() == 120);
        assertThat(Edt.get(() -> session().playerBox().right())).isEqualTo(224);
        assertThat(LedgeCommand.run(
                        nothing -> Optional.empty(),
                        "check",
                        project.resolve("levels").toString()))
                .as("the file has no wall yet")
                .isZero();
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !document().isModified());
        assertThat(LedgeCommand.run(
                        nothing -> Optional.empty(),
                        "check",
                        project.resolve("levels").toString()))
                .as("ledge check says the same")
                .isEqualTo(1);
    }

    @Test
    void whatItExpectsIsReachedAndEditedByKeysAlone() throws Exception {
        open();
        chooseTile("rock");
        user.drag(canvas, cell(14, 21), cell(14, 20));
        Edt.waitUntil("it fails", () -> only().verdict().fails());
        Edt.run(list::requestFocusInWindow);
        waitForFocus(list);
        user.key("DOWN");
        user.key("ENTER");
        Edt.waitUntil("it is played", () -> session().shownRun().run() != null);
        for (int i = 0; i < 20 && !Edt.get(() -> table().isFocusOwner()); i++) {
            user.key("TAB");
        }
        user.key("TAB");
        assertThat(Edt.get(() -> table().isFocusOwner())).as("Tab goes on").isFalse();
        user.key("shift TAB");
        waitForFocus(table());
        user.key("DOWN");
        Edt.run(() -> session().playhead().seek(5));
        user.key("ENTER");
        Edt.waitUntil(
                "the preview is where it fails",
                () -> session().playhead().isPaused() && session().tick() == 120);
        user.key("F2");
        waitForFocus(Components.named("runs.edit.what", JTextField.class));
    }

    @Test
    void anotherRunInTheRowOfTheChosenOneIsNotChosen() throws Exception {
        open();
        user.click(list, row(0), User.LEFT);
        Edt.waitUntil("it is chosen", () -> !list.isSelectionEmpty());
        Files.move(walk, walk.resolveSibling("other.run.json"));
        Edt.waitUntil(
                "it has another name", () -> only() != null && only().name().equals("other"));
        assertThat(Edt.get(() -> list.isSelectionEmpty())).isTrue();
    }

    @Test
    void whatItExpectsIsPointedAtEditedAndUndone() throws Exception {
        open();
        user.click(list, row(0), User.LEFT);
        Edt.waitUntil(
                "it is played to its end",
                () -> session().playhead().isPaused() && session().tick() == 120);
        Edt.run(() -> session().playhead().seek(60));
        press("runs.add.alive");
        Edt.waitUntil("it is written", () -> onDisk().effectiveExpect().size() == 2);
        assertThat(Files.readString(walk)).contains("{\"at\": 60, \"player\": {\"alive\": true}}");

        press("runs.add.reaches");
        user.click(canvas, cell(16, 20), User.LEFT);
        Edt.waitUntil("it is written", () -> onDisk().effectiveExpect().size() == 3);
        assertThat(Edt.get(() -> frame.tools().tool().id())).isEqualTo("select");
        press("runs.add.wedged");
        press("runs.add.wins");
        Edt.waitUntil("all is written", () -> onDisk().effectiveExpect().size() == 5);
        Edt.waitUntil("it fails to win", () -> only().verdict().failures().size() == 1);
        assertThat(only().verdict().failures().get(0).tick()).isEqualTo(60);

        user.click(table(), cellOf(4, 1), User.LEFT);
        user.key("DELETE");
        Edt.waitUntil(
                "it holds without",
                () -> onDisk().effectiveExpect().size() == 4 && only().verdict().holds());
        boolean wasModified = Edt.get(() -> document().isModified());
        user.key("ctrl Z");
        Edt.waitUntil("undo brings it back", () -> onDisk().effectiveExpect().size() == 5);
        user.key("ctrl Y");
        Edt.waitUntil("redo takes it away", () -> onDisk().effectiveExpect().size() == 4);
        assertThat(wasModified).as("the level has nothing to do with it").isFalse();

        editWhen(1, "soon");
        JTextField field = Components.named("runs.edit.when", JTextField.class);
        Edt.waitUntil("it is refused", () -> "error".equals(field.getClientProperty("JComponent.outline")));
        user.key("ctrl Z");
        Edt.waitUntil("what was typed is taken back", () -> !field.getText().contains("soon"));
        assertThat(Edt.get(field::isFocusOwner)).isTrue();
        assertThat(Edt.get(() -> field.getClientProperty("JComponent.outline"))).isNull();
        assertThat(onDisk().effectiveExpect()).as("and no change before").hasSize(4);
        user.key("ctrl A");
        user.type("from 10 to 50");
        user.key("ENTER");
        Edt.waitUntil(
                "it is at another time",
                () -> onDisk().effectiveExpect().get(1).when().from() != null);
        assertThat(Files.readString(walk)).contains("{\"from\": 10, \"to\": 50, \"player\": {\"alive\": true}}");
    }

    @Test
    void redoLeavesWhatIsBeingTyped() throws Exception {
        open();
        user.click(list, row(0), User.LEFT);
        Edt.waitUntil("it is played", () -> session().shownRun().run() != null);
        press("runs.add.wedged");
        Edt.waitUntil("it is written", () -> onDisk().effectiveExpect().size() == 2);
        press("runs.undo");
        Edt.waitUntil("it is undone", () -> onDisk().effectiveExpect().size() == 1);

        editWhen(0, "soon");
        JTextField field = Components.named("runs.edit.when", JTextField.class);
        Edt.waitUntil("it is refused", () -> "error".equals(field.getClientProperty("JComponent.outline")));
        for (String redo : List.of("ctrl Y", "ctrl shift Z")) {
            user.key(redo);
            user.settle();
            assertThat(Edt.get(field::isFocusOwner)).as(redo).isTrue();
            assertThat(Edt.get(() -> field.getText())).as(redo).isEqualTo("soon");
            assertThat(onDisk().effectiveExpect()).as(redo).hasSize(1);
        }
        user.key("ctrl Z");
        Edt.waitUntil("what was typed is taken back", () -> !field.getText().contains("soon"));
        user.key("ctrl Y");
        Edt.waitUntil("redo is there again", () -> onDisk().effectiveExpect().size() == 2);
    }

    @Test
    void aRightClickInThePreviewCallsPointingOff() throws Exception {
        open();
        user.click(list, row(0), User.LEFT);
        press("runs.add.reaches");
        Edt.waitUntil("a place is asked for", () -> frame.tools().tool().id().equals("point"));
        user.click(Edt.get(() -> frame.preview()), new Point(60, 60), User.RIGHT);
        Edt.waitUntil("the tool before is back", () -> frame.tools().tool().id().equals("select"));
        user.click(canvas, cell(16, 10), User.LEFT);
        assertThat(onDisk().effectiveExpect()).hasSize(1);
    }

    /** The message says so below the table, and has more lines than before. */
    @Test
    void whatIsAddedAndFailsAtOnceIsInSight() throws Exception {
        open();
        user.click(list, row(0), User.LEFT);
        Edt.waitUntil(
                "it is played to its end",
                () -> session().playhead().isPaused() && session().tick() == 120);
        for (int added = 1; added < 5; added++) {
            int tick = 10 * added;
            int size = 1 + added;
            Edt.run(() -> session().playhead().seek(tick));
            press("runs.add.alive");
            Edt.waitUntil("it is written", () -> onDisk().effectiveExpect().size() == size);
        }
        press("runs.add.wins");
        Edt.waitUntil("it fails", () -> only().verdict().fails());
        Edt.waitUntil(
                "it is in sight",
                () -> table().getSelectedRow() == 5
                        && table().getVisibleRect().contains(table().getCellRect(5, 1, false)));
        user.settle();
        assertThat(Edt.get(() -> table().getVisibleRect()).contains(Edt.get(() -> table().getCellRect(5, 1, false))))
                .isTrue();
    }

    private void editWhen(int row, String text) {
        user.click(table(), cellOf(row, 2), User.LEFT);
        user.click(table(), cellOf(row, 2), User.LEFT);
        JTextField field = Components.named("runs.edit.when", JTextField.class);
        Edt.waitUntil("the time is edited", field::isFocusOwner);
        user.key("ctrl A");
        user.type(text);
        user.key("ENTER");
    }

    @Test
    void aChangedInputIsWrittenBackAndUndone() throws Exception {
        open();
        Run before = onDisk();
        user.click(list, row(0), User.LEFT);
        Edt.waitUntil("it is played", () -> session().shownRun().run() != null);
        press("runs.input");
        assertThat(onDisk().effectiveInput()).as("nothing was dragged yet").isEqualTo(before.effectiveInput());

        Edt.run(() -> session().playhead().seek(30));
        InputLane lane = Components.named("timeline.inputs", InputLane.class);
        Edt.run(lane::requestFocusInWindow);
        waitForFocus(lane);
        for (int i = 0; i < 4; i++) {
            user.key("DOWN"); // To the row of jump.
        }
        user.key("SPACE");
        Edt.waitUntil("it is another play", () -> session().shownRun().changed() != null);
        press("runs.input");

        Edt.waitUntil(
                "it is written", () -> Buttons.JUMP.in(onDisk().effectiveInput().buttonsAt(32)));
        assertThat(onDisk().effectiveTicks()).isEqualTo(before.effectiveTicks());
        assertThat(onDisk().effectiveExpect()).isEqualTo(before.effectiveExpect());
        press("runs.undo");
        Edt.waitUntil("it is as before", () -> onDisk().effectiveInput().equals(before.effectiveInput()));
    }

    @Test
    void theLastSecondsAreCopiedFromWhereTheyBegin() throws Exception {
        open();
        user.key("F5");
        waitForFocus(Components.named("preview", PreviewPanel.class));
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it walks", () -> session().tick() > 40);
        user.letGo(KeyEvent.VK_RIGHT);
        Edt.run(() -> {
            session().playhead().pause();
            while (session().tick() < 900) {
                session().stepTick();
            }
        });
        user.key("ctrl F6");
        JTextField name = Components.named("run-saver.name", JTextField.class);
        waitForFocus(name);
        JComboBox<?> origin = Components.named("run-saver.origin", JComboBox.class);
        Edt.waitUntil("it has been played again", () -> origin.getItemCount() == 2);
        assertThat(Edt.get(() -> origin.getSelectedIndex()))
                .as("it stood still ten seconds ago, so that a run may begin there")
                .isZero();
        assertThat(Edt.get(() -> String.valueOf(origin.getSelectedItem()))).endsWith("10.0 s");
        user.key("ENTER");
        Path file = project.resolve("levels/journey-1.run.json");
        Edt.waitUntil("it is saved", () -> Files.exists(file) && !Components.isShowing("run-saver"));
        Run run = RunReader.read(file).value();
        assertThat(run.ticks()).isEqualTo(600);
        assertThat(run.start().x()).isGreaterThan(110);
        Edt.waitUntil("it is in the list", () -> list.getModel().getSize() == 2);
    }

    @Test
    void aRunIsOpenedWithItsLevel() throws Exception {
        Path level = newLevel(SPAWN);
        walk = level.resolveSibling("walk.run.json");
        Files.writeString(walk, WALK);
        start("edit", walk.toString());
        assertThat(Edt.get(() -> frame.document().file())).isEqualTo(level);
        list = Components.named("runs.list", JList.class);
        Edt.waitUntil(
                "it is chosen and played",
                () -> list.getSelectedIndex() == 0 && session().shownRun().run() != null);
        Edt.waitUntil("it moves", () -> session().tick() > 3);
        user.key("F7");
        Edt.waitUntil("it is held", () -> session().playhead().isPaused());
        Edt.run(() -> session().playhead().seek(30));
        // Its head: the trail goes through its middle.
        Point there = Edt.get(
                () -> at(session().playerBox().centerX(), session().playerBox().top() + 5));
        BufferedImage shown = user.picture(canvas);
        Edt.run(() -> frame.view().show(ViewPart.GAME_ON_CANVAS, false));
        assertThat(user.picture(canvas).getRGB(there.x, there.y))
                .as("it is seen on the canvas too")
                .isNotEqualTo(shown.getRGB(there.x, there.y));
    }
}
