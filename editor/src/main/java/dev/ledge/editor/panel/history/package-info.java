/**
 * The history of the open level: its edits, what each changed in words and as pictures of before and after, with the
 * trail of a run in both, and the way back to any of them.
 */
package dev.ledge.editor.panel.history;
