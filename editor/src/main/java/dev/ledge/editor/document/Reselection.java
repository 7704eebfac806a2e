package dev.ledge.editor.document;

/**
 * What an edit made of the selection.
 *
 * @param before it
 * @param after it
 */
record Reselection(Selection before, Selection after) {
    /** Of an edit that leaves what is selected. */
    static final Reselection NONE = new Reselection(Selection.NONE, Selection.NONE);

    /** The selection once the edit is undone: something else that was selected meanwhile stays so. */
    Selection undone(Selection now) {
        return now.equals(after) ? before : now;
    }

    /** The selection once the edit is done again. */
    Selection redone(Selection now) {
        return now.equals(before) ? after : now;
    }
}
