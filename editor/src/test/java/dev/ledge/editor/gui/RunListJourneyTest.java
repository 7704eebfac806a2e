package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.panel.problem.ProblemsButton;
import dev.ledge.editor.run.RunEntry;
import dev.ledge.engine.run.RunWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** Runs in their list: deleted, renamed, and accepted as they end now. */
class RunListJourneyTest extends RunsCase {
    @Test
    void aRunThatGitBringsIsListedAndWhatItBreaksIsAProblem() throws Exception {
        open();
        Edt.waitUntil("all is well", () -> problems().equals("No problems"));
        Path second = walk.resolveSibling("second.run.json");
        Files.writeString(second, WALK.replace("[300, 400]", "[1, 2]"));
        Edt.waitUntil("it is listed", () -> list.getModel().getSize() == 2);
        Edt.waitUntil("it is a problem", () -> problems().equals("1 problem"));
        Files.delete(second);
        Edt.waitUntil("both are gone", () -> only() != null && problems().equals("No problems"));
    }

    private static String problems() {
        return Edt.get(Components.first(ProblemsButton.class, "Problems", button -> true)::getText);
    }

    @Test
    void aRunIsDeletedInTheListAndComesBack() throws Exception {
        open();
        user.click(list, row(0), User.LEFT);
        waitForFocus(list);
        user.key("DELETE");
        Edt.waitUntil(
                "the file is gone", () -> !Files.exists(walk) && list.getModel().getSize() == 0);
        assertThat(Edt.<String>get(Components.named("status.message", JLabel.class)::getText))
                .contains("Deleted walk.run.json");
        user.key("ctrl Z");
        Edt.waitUntil("undo brings it back", () -> Files.exists(walk) && only() != null);
        JLabel status = Components.named("status.message", JLabel.class);
        Edt.waitUntil("that is told", () -> status.getText().equals("Undone: Delete run walk"));

        user.click(list, row(0), User.LEFT);
        press("runs.remove");
        Edt.waitUntil("the button deletes it, too", () -> !Files.exists(walk));
    }

    @Test
    void aRunIsRenamedInTheListAndUndoGivesItItsNameBack() throws Exception {
        open();
        Path stroll = walk.resolveSibling("stroll.run.json");
        Files.writeString(walk.resolveSibling("taken.run.json"), WALK.replace("journey", "other"));
        user.click(list, row(0), User.LEFT);
        waitForFocus(list);
        user.key("F2");
        JTextField name = Components.named("runs.name", JTextField.class);
        waitForFocus(name);
        for (String refused : List.of("a/b", " ", "taken")) {
            user.key("ctrl A");
            user.type(refused);
            user.key("ENTER");
            user.settle();
            assertThat(Edt.get(name::isFocusOwner)).as(refused).isTrue();
        }
        assertThat(Edt.<String>get(Components.named("status.message", JLabel.class)::getText))
                .isEqualTo("There is a file taken.run.json already: choose another name.");
        user.key("ctrl A");
        user.type("stroll");
        user.key("ENTER");
        Edt.waitUntil("it is renamed", () -> Files.exists(stroll) && !Files.exists(walk));
        waitForFocus(list);
        Edt.waitUntil(
                "it is chosen still",
                () -> list.getSelectedValue() instanceof RunEntry chosen
                        && chosen.name().equals("stroll"));
        user.key("ctrl Z");
        Edt.waitUntil("it is called as before", () -> Files.exists(walk) && !Files.exists(stroll));
        Edt.waitUntil(
                "it is chosen still",
                () -> list.getSelectedValue() instanceof RunEntry chosen
                        && chosen.name().equals("walk"));

        user.key("F2");
        waitForFocus(Components.named("runs.name", JTextField.class));
        user.type("not this");
        user.key("ESCAPE");
        waitForFocus(list);
        assertThat(walk).exists();

        choose("Play", "run.rename");
        waitForFocus(Components.named("runs.name", JTextField.class));
        user.type("stroll");
        user.key("ENTER");
        Edt.waitUntil("it is renamed", () -> Files.exists(stroll));
    }

    private void choose(String menu, String item) {
        user.click(Components.first(JMenu.class, menu, found -> menu.equals(found.getText())));
        user.click(Components.named(item, JMenuItem.class));
    }

    @Test
    void howARunEndsNowIsAcceptedAndThatIsUndone() throws Exception {
        open();
        long before = only().verdict().outcome().hash();
        RunWriter.write(onDisk().withExpect(null).withHash(before), walk);
        Edt.waitUntil(
                "it is read, and holds",
                () -> only().run().hash() != null && only().verdict().holds());
        user.click(list, row(0), User.LEFT);
        assertThat(Components.isShowing("runs.accept-end")).isFalse();
        chooseTile("rock");
        user.drag(canvas, cell(14, 21), cell(14, 20));
        Edt.waitUntil("it fails", () -> only().verdict().fails());
        assertThat(Edt.<String>get(Components.named("runs.message", JLabel.class)::getText))
                .startsWith("It goes another way from tick ")
                .contains("the player ends at 212, 328 instead of ")
                .endsWith("Accept how it ends now, or undo what changed it");
        press("runs.accept-end");
        waitForFocus(list);
        Edt.waitUntil("it is written", () -> onDisk().hash() != before);
        Edt.waitUntil("it holds", () -> only().verdict().holds());
        assertThat(Components.isShowing("runs.accept-end")).isFalse();
        press("runs.undo");
        Edt.waitUntil("it is as before", () -> onDisk().hash() == before);
        Edt.waitUntil("it fails again", () -> only().verdict().fails());
        choose("Play", "run.accept-end");
        Edt.waitUntil("the command does it, too", () -> onDisk().hash() != before);
    }
}
