/** The row of the open levels. */
package dev.ledge.editor.panel.tab;
