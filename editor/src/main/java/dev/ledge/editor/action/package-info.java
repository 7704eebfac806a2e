/**
 * What a command is, with its name, icon, key and enabled state, and what offers commands: key map, tool bars, quick
 * choice; and the settings. It must not know the windows and panels around it; they come as a
 * {@link dev.ledge.editor.action.Workspace}.
 */
package dev.ledge.editor.action;
