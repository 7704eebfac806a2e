/**
 * An open level: what is shown, what is selected, how it came about (undo), where it is kept, and the edits that turn
 * one level into the next. Knows the engine, files and what differs: no window, no painting.
 */
package dev.ledge.editor.document;
