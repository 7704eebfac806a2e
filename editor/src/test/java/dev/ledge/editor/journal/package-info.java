/** Tests of the journal of unsaved work. */
package dev.ledge.editor.journal;
