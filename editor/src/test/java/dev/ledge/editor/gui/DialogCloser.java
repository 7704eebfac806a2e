package dev.ledge.editor.gui;

import java.awt.Dialog;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JFileChooser;

/** Answers the questions of dialogs for a {@link Monkey}: those for files are always given up. */
final class DialogCloser {
    private static final Set<String> ANSWERS = Set.of("Save", "Don’t save", "Cancel");

    private final User user;
    private final Random random;
    private final Consumer<String> note;
    private boolean cancelsNext;

    DialogCloser(User user, Random random, Consumer<String> note) {
        this.user = user;
        this.random = random;
        this.note = note;
    }

    /** The next question is answered with Cancel. */
    void cancelNext() {
        cancelsNext = true;
    }

    /** Returns when no dialog is open. */
    void closeAll() {
        for (List<Dialog> open = open(); !open.isEmpty(); open = open()) {
            Dialog dialog = open.get(open.size() - 1);
            note.accept("dialog “" + Edt.get(dialog::getTitle) + "”");
            answer(dialog);
            Edt.waitUntil("the dialog is closed", () -> !dialog.isShowing());
        }
        cancelsNext = false;
    }

    private static List<Dialog> open() {
        return Components.windows(Dialog.class);
    }

    private void answer(Dialog dialog) {
        Edt.waitUntil("the dialog has the focus", dialog::isFocused);
        boolean isForFiles =
                !Components.all(JFileChooser.class, chooser -> true).isEmpty();
        List<JButton> answers =
                Components.all(JButton.class, button -> button.getText() != null && ANSWERS.contains(button.getText()));
        if (isForFiles) {
            if (random.nextBoolean()) {
                user.type("monkey");
            }
            user.key("ESCAPE");
        } else if (cancelsNext || answers.isEmpty()) {
            user.key("ESCAPE");
        } else {
            JButton answer = answers.get(random.nextInt(answers.size()));
            note.accept("answer “" + answer.getText() + "”");
            user.click(answer);
        }
    }
}
