/** Tests of the level being played while it is edited. */
package dev.ledge.editor.preview;
