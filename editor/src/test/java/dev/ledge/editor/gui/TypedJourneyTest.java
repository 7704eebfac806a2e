package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.engine.level.ActorField;
import java.awt.Point;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JSlider;
import javax.swing.JTextField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is typed and not entered is part of what is done next: it is taken before that, or taken back by undo. */
class TypedJourneyTest extends EditorTest {
    @BeforeEach
    void open() throws Exception {
        startWithLift();
    }

    private JTextField typeWalkSpeed() {
        JTextField field = Components.named("field.Walk speed", JTextField.class);
        user.click(field);
        waitForFocus(field);
        user.type("77");
        return field;
    }

    @Test
    void whatIsTypedIsTakenBeforeAPressDraws() {
        chooseTool("platform");
        typeWalkSpeed();
        user.drag(canvas, at(240, 120), at(272, 120), at(304, 128));
        Edt.waitUntil("its path is asked for", () -> frame.document().inGesture());
        user.key("ENTER");
        Edt.waitUntil("it is there", () -> !frame.document().inGesture());
        assertThat(level().objects()).hasSize(3);
        Edt.run(() -> frame.document().undo());
        assertThat(level().objects()).hasSize(2);
        assertThat(level().player().get(ActorField.WALK_SPEED)).isEqualTo(77);
        Edt.run(() -> frame.document().undo());
        assertThat(level().player().has(ActorField.WALK_SPEED)).isFalse();
    }

    @Test
    void whatIsTypedIsTakenByItsLevelAsAnotherIsOpened() throws Exception {
        Document first = Edt.get(this::document);
        Path second = Files.copy(first.file(), project.resolve("levels/second.level.json"));
        typeWalkSpeed();
        Edt.run(() -> frame.files().open(second));
        Edt.waitUntil("the other is shown", () -> second.equals(document().file()));
        user.settle();
        assertThat(Edt.get(() -> document().isModified())).isFalse();
        assertThat(Edt.get(() -> first.level().player().get(ActorField.WALK_SPEED)))
                .isEqualTo(77);
        assertThat(Edt.get(() -> frame.documents())).hasSize(2).contains(first);
    }

    @Test
    void whatIsTypedIsAskedAboutBeforeItsTabIsClosed() throws Exception {
        Path second = Files.copy(document().file(), project.resolve("levels/second.level.json"));
        Edt.run(() -> frame.files().open(second));
        Edt.waitUntil("it is shown", () -> second.equals(document().file()));
        typeWalkSpeed();
        user.key("ctrl W");
        Components.window(JDialog.class, "that asks", JDialog::isModal);
        user.click(Components.first(JButton.class, "saying Save", button -> "Save".equals(button.getText())));
        Edt.waitUntil("it is closed", () -> frame.documents().size() == 1);
        assertThat(second).content().contains("77");
    }

    @Test
    void undoTakesBackWhatIsTypedBeforeAnEdit() {
        Edt.run(() -> document().edit("Delete", document().level().withoutObject("lift")));
        JTextField field = Components.named("field.Walk speed", JTextField.class);
        String before = textOf(field);
        typeWalkSpeed();
        user.key("ctrl Z");
        Edt.waitUntil("it is taken back", () -> field.getText().equals(before));
        assertThat(level().object("lift")).as("still deleted").isNull();
        user.key("ctrl Z");
        Edt.waitUntil("the edit is undone", () -> frame.document().level().object("lift") != null);
    }

    @Test
    void undoTakesBackANameOrSearchThatIsTypedBeforeAnEdit() {
        Edt.run(() -> document().edit("Delete", document().level().withoutObject("lift")));
        user.key("F6");
        Edt.waitUntil(
                "it is recorded",
                () -> session().recorder().isRecording() && session().tick() > 5);
        user.key("F6");
        for (String one : new String[] {"run-saver.name", "palette.search"}) {
            JTextField field = Components.named(one, JTextField.class);
            user.click(field);
            waitForFocus(field);
            String before = textOf(field);
            user.type("mine");
            user.key("ctrl Z");
            Edt.waitUntil("it is taken back", () -> field.getText().equals(before));
            assertThat(level().object("lift")).as("still deleted").isNull();
        }
    }

    @Test
    void theMenuNamesNoEditForUndoWhileSomethingIsTyped() {
        Edt.run(() -> document().edit("Delete", document().level().withoutObject("lift")));
        JTextField field = Components.named("field.Walk speed", JTextField.class);
        String before = textOf(field);
        typeWalkSpeed();
        JMenu menu = Components.first(JMenu.class, "Edit", one -> one.getText().equals("Edit"));
        user.click(menu);
        JMenuItem undo = Components.named("edit.undo", JMenuItem.class);
        assertThat(Edt.get(undo::getText)).isEqualTo("Undo");
        user.key("DOWN");
        user.key("ENTER");
        Edt.waitUntil("it is taken back", () -> field.getText().equals(before));
        user.click(menu);
        Edt.waitUntil("the edit is next", () -> undo.getText().equals("Undo Delete"));
        user.key("ESCAPE");
    }

    @Test
    void whatIsTypedIsTakenBeforeTheHistoryIsLookedAt() {
        typeWalkSpeed();
        user.key("ctrl shift H");
        Edt.waitUntil("it is an edit", () -> frame.document().history().canUndo());
        assertThat(level().player().get(ActorField.WALK_SPEED)).isEqualTo(77);
    }

    @Test
    void whatIsTypedIsSavedAndBelongsToNoSlider() {
        JTextField field = typeWalkSpeed();
        user.key("ctrl S");
        Edt.waitUntil(
                "it is saved",
                () -> !frame.document().isModified()
                        && frame.document().history().canUndo());
        assertThat(level().player().get(ActorField.WALK_SPEED)).isEqualTo(77);
        assertThat(Edt.get(field::isFocusOwner)).as("one goes on typing").isTrue();
        user.key("ctrl A");
        user.type("88");
        JSlider slider = Components.named("slider.Jump speed", JSlider.class);
        int y = slider.getHeight() / 2;
        user.drag(slider, new Point(slider.getWidth() / 4, y), new Point(slider.getWidth() / 2, y));
        Edt.waitUntil("the slider is let go", () -> !frame.document().inGesture());
        Edt.run(() -> frame.document().undo());
        assertThat(level().player().get(ActorField.WALK_SPEED)).isEqualTo(88);
        assertThat(level().player().has(ActorField.JUMP_SPEED)).isFalse();
    }

    private static String textOf(JTextField field) {
        return Edt.get(field::getText);
    }
}
