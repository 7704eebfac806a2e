package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** What is asked before levels are left, beside their changes. */
class LeavingTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";

    private Path first;
    private Path second;

    private void recordInTheSecondOfTwo() throws IOException {
        first = newLevel(SPAWN);
        second = Files.copy(first, project.resolve("levels/second.level.json"));
        start(first.toString());
        Edt.run(() -> frame.files().open(second));
        Edt.waitUntil("it is shown", () -> second.equals(document().file()));
        waitForFocus(canvas);
        user.key("F6");
        Edt.waitUntil(
                "it is recorded",
                () -> session().recorder().isRecording() && session().tick() > 5);
    }

    @Test
    void whatIsRecordedIsAskedAboutBeforeItsLevelIsLeft() throws Exception {
        recordInTheSecondOfTwo();
        user.key("alt 1");
        Edt.waitUntil("the other is shown", () -> first.equals(document().file()));

        user.key("ctrl Q");
        answer("Cancel");
        assertThat(document().file()).as("what is asked about is seen").isEqualTo(second);
        assertThat(Edt.get(() -> session().recorder().isRecording())).isTrue();

        user.key("ctrl W");
        answer("Save…");
        JTextField name = Components.named("run-saver.name", JTextField.class);
        waitForFocus(name);
        user.key("ctrl Q");
        answer("Save…");
        waitForFocus(name);
        user.key("ctrl W");
        answer("Don’t save");
        Edt.waitUntil("it is closed", () -> frame.documents().size() == 1);
        user.key("ctrl Q");
        Edt.waitUntil("nothing more is asked", () -> !frame.isDisplayable());
    }

    @Test
    void aPlayWithoutANameIsAskedAboutAlsoAfterAnotherLevelWasShown() throws Exception {
        recordInTheSecondOfTwo();
        user.key("F6");
        JTextField name = Components.named("run-saver.name", JTextField.class);
        waitForFocus(name);
        user.type("over");
        Edt.waitUntil("it is typed", () -> name.getText().equals("over"));
        user.key("alt 1");
        Edt.waitUntil("the other is shown", () -> first.equals(document().file()));
        Edt.waitUntil("nothing is asked there", () -> !Components.isShowing("run-saver"));

        user.key("ctrl Q");
        answer("Cancel");
        assertThat(document().file()).as("what is asked about is seen").isEqualTo(second);
        assertThat(Components.isShowing("run-saver")).isTrue();
        Edt.waitUntil("what was typed is there still", () -> name.getText().equals("over"));
        user.key("alt 1");
        Edt.waitUntil("the other is shown", () -> first.equals(document().file()));
        user.key("ctrl Q");
        answer("Don’t save");
        Edt.waitUntil("nothing more is asked", () -> !frame.isDisplayable());
        assertThat(document().file()).as("what is shown at the next start").isEqualTo(first);
    }
}
