/**
 * The program's windows: their parts and places, the preview's own window, where the focus goes, and light or dark.
 * Knows nothing of what is open in them.
 */
package dev.ledge.editor.window;
