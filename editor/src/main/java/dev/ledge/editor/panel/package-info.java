/**
 * The panels around the canvas: inspector and status; palette, layers, tabs, runs, problems and comparisons have
 * packages of their own. Each follows whatever document the {@link dev.ledge.editor.tool.ToolContext} holds; none knows
 * the window that it is in, nor another panel.
 */
package dev.ledge.editor.panel;
