package dev.ledge.editor.panel.history;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Edit;
import dev.ledge.engine.level.Level;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A state of the level that can be gone to.
 *
 * @param done how many of the edits are done in it
 * @param name the edit that led to it
 * @param before the level before that edit; the same as {@code level} for the oldest state
 * @param level the level in this state
 * @param isUndone true if it lies ahead, and can be done again
 * @param isNow true for the state that is open
 * @param isSaved true if the file holds it
 */
record HistoryState(
        int done, String name, Level before, Level level, boolean isUndone, boolean isNow, boolean isSaved) {

    /** All states of a document, the newest first. */
    static List<HistoryState> of(Document document) {
        List<Edit> edits = document.edits();
        Level now = document.committed();
        Level saved = document.saved();
        List<HistoryState> states = new ArrayList<>();
        Level oldest = edits.isEmpty() ? now : edits.get(0).before();
        states.add(new HistoryState(0, "Start", oldest, oldest, false, oldest == now, oldest == saved));
        for (Edit edit : edits) {
            states.add(new HistoryState(
                    states.size(),
                    edit.name(),
                    edit.before(),
                    edit.after(),
                    edit.isUndone(),
                    edit.after() == now,
                    edit.after() == saved));
        }
        Collections.reverse(states);
        return states;
    }

    /** What is to be known of it besides its name; empty if nothing is. */
    String note() {
        String note = isNow ? "now" : isUndone ? "undone" : "";
        return !isSaved ? note : note.isEmpty() ? "saved" : note + ", saved";
    }
}
