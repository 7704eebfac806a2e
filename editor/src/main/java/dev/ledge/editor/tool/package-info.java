/**
 * What the pointer does in the canvas: one class a tool, a small state machine inside it. A tool shows levels in the
 * document and commits on release; it knows no component.
 */
package dev.ledge.editor.tool;
