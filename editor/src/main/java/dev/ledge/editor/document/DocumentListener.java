package dev.ledge.editor.document;

import dev.ledge.engine.level.Level;

/** Gets what happens to a {@link Document}, on the thread that caused it and before the call that caused it returns. */
public interface DocumentListener {

    /** The shown level is another one, by an edit, undo, redo or a cancelled gesture. */
    default void levelChanged(Level before, Level after) {}

    /** Other objects or cells are selected. */
    default void selectionChanged() {}

    /** The undo names, the file, the title or the modified mark changed. */
    default void stateChanged() {}
}
