/**
 * The level being played while it is edited: the fixed-step clock with its rewind, what is simulated beside it (the
 * live trail), and the components that show it. Hears of edits from the document alone, and must not know canvas, tools
 * or panels.
 */
package dev.ledge.editor.preview;
