package dev.ledge.editor.diff;

/**
 * A level's size in cells, which changes as a whole.
 *
 * @param columns from 1
 * @param rows from 1
 */
record Size(int columns, int rows) {}
