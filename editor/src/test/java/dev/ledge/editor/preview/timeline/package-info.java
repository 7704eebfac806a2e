/** Tests of the play along the time. */
package dev.ledge.editor.preview.timeline;
