/**
 * What the pointer does in the canvas: one class a tool, a small state machine inside it. Here is what a tool is, what
 * it works on, and the tools that work on neither cells nor objects. A tool shows levels in the document and commits on
 * release; it knows no component.
 */
package dev.ledge.editor.tool;
