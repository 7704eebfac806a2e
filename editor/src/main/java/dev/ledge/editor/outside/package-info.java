/**
 * What other programs do to the files of the open level: noticed off the event thread, settled on it, never lost. It
 * must know nothing of windows.
 */
package dev.ledge.editor.outside;
