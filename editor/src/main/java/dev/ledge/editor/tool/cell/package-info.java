/** The tools that work on cells, and what is drawn in whole cells: brush, fill, lines, shapes, slopes, stairs. */
package dev.ledge.editor.tool.cell;
