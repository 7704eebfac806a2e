/**
 * The editor's commands, each defined once with its name, icon, key and enabled state, and everything that offers them:
 * menus, toolbar, key map, command palette. It must not know the windows and panels around it; they come as a
 * {@link dev.ledge.editor.action.Workspace}.
 */
package dev.ledge.editor.action;
