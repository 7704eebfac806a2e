/** Tests of the tools that work on cells. */
package dev.ledge.editor.tool.cell;
