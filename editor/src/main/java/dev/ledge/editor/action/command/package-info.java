/** All commands of the editor, each defined once, and the menus and tool bars that they stand in. */
package dev.ledge.editor.action.command;
