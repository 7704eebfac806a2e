package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.preview.InputEdit;

/** Undo of changes of what is held in the play, while it is meant and not that of the level's edits. */
final class InputUndo {
    /** What undo says that it undoes. */
    static final String NAME = "Change held buttons";

    private final Workspace workspace;

    InputUndo(Workspace workspace) {
        this.workspace = workspace;
    }

    boolean canUndo() {
        return edit().isMeant() && edit().canTakeBack();
    }

    boolean canRedo() {
        return edit().isMeant() && edit().canMakeAgain();
    }

    void undo() {
        workspace.status().pass("Undone: " + edit().takeBack() + " held as before");
    }

    void redo() {
        workspace.status().pass("Redone: " + edit().makeAgain() + " changed again");
    }

    private InputEdit edit() {
        return workspace.preview().session().inputEdit();
    }
}
