package dev.ledge.editor.action.file;

import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.component.Typed;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.preview.Playhead;
import dev.ledge.editor.preview.RunRecorder;
import dev.ledge.engine.problem.Excerpt;
import java.util.function.BooleanSupplier;
import javax.swing.JOptionPane;

/** Asks, before levels are left, about what of them is not saved, with each in view. */
final class Leaving {
    private static final int SAVE = 0;
    private static final int LOSE = 1;

    private final Workspace workspace;
    private final BooleanSupplier save;

    /** For a window; {@code save} saves what is shown, and is false if it was not saved. */
    Leaving(Workspace workspace, BooleanSupplier save) {
        this.workspace = workspace;
        this.save = save;
    }

    /** False if the user would rather go on with any of the levels. */
    boolean mayLeaveAll() {
        Document shown = workspace.document();
        boolean mayLeave = workspace.documents().stream().allMatch(this::mayLeave);
        if (mayLeave) {
            workspace.show(shown); // It is what comes back at the next start.
        }
        return mayLeave;
    }

    /** False if the user would rather go on with an open level. */
    boolean mayLeave(Document document) {
        Typed.takeNow(); // It is a change, too.
        if (document.isModified() || workspace.isRecorded(document)) {
            workspace.show(document);
            return mayLeaveShown();
        }
        return true;
    }

    /** False if the user would rather go on with the shown level. */
    boolean mayLeaveShown() {
        Typed.takeNow();
        return mayLoseRecording() && mayLoseChanges();
    }

    private boolean mayLoseRecording() {
        Document document = workspace.document();
        if (!workspace.isRecorded(document)) {
            return true;
        }
        Playhead playhead = workspace.preview().session().playhead();
        boolean wasPaused = playhead.isPaused();
        playhead.pause(); // Else the time that the answer takes is recorded, too.
        int answer = ask(
                "What was recorded in “" + Excerpt.of(document.title()) + "” is not saved as a run.\n"
                        + "It is lost if you don’t.",
                "Unsaved run",
                "Save…");
        if (answer == SAVE) {
            askForName();
        } else if (!wasPaused) {
            playhead.resume();
        }
        return answer == LOSE;
    }

    private void askForName() {
        RunRecorder recorder = workspace.preview().session().recorder();
        if (recorder.isRecording()) {
            recorder.stop(); // Which asks.
        } else {
            workspace.askAboutRun(null);
        }
    }

    private boolean mayLoseChanges() {
        Document document = workspace.document();
        if (!document.isModified()) {
            return true;
        }
        int answer = ask(
                "Save the changes to “" + Excerpt.of(document.title()) + "”?\nThey are lost if you don’t.",
                "Unsaved changes",
                "Save");
        return answer == SAVE ? save.getAsBoolean() : answer == LOSE;
    }

    private int ask(String question, String title, String saving) {
        Object[] answers = {saving, "Don’t save", "Cancel"};
        return JOptionPane.showOptionDialog(
                workspace.window(),
                question,
                title,
                JOptionPane.DEFAULT_OPTION,
                JOptionPane.WARNING_MESSAGE,
                null,
                answers,
                answers[SAVE]);
    }
}
