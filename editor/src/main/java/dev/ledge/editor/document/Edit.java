package dev.ledge.editor.document;

import dev.ledge.engine.level.Level;

/**
 * One edit of a document.
 *
 * @param name what it is called in the menu, such as {@code Paint 14 cells}
 * @param before the level that it was made to
 * @param after the level that it made
 * @param isUndone true if it could be done again, false if it could be undone
 */
public record Edit(String name, Level before, Level after, boolean isUndone) {}
