/**
 * A level that is only looked at: in the import dialog and in the history. Panned and zoomed, alone or side by side.
 */
package dev.ledge.editor.levelview;
