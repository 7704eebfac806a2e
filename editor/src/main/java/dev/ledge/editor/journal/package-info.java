/**
 * The journal of unsaved work: what changed in each open level, gesture by gesture, in a file beside the user's
 * settings, and how it is brought back after a crash. Knows documents and what changed in them; no window.
 */
package dev.ledge.editor.journal;
