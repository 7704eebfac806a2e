/**
 * The command line, one class a command. It needs no display and must not know Swing: whatever opens a window is handed
 * in by the root package.
 */
package dev.ledge.editor.cli;
