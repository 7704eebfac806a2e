/** Tests of the windows and of what is in them. */
package dev.ledge.editor.window;
