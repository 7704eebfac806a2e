/** Tests of the panels without a window. */
package dev.ledge.editor.panel;
