/** Tests of the tools: real gestures on a real document, without a window. */
package dev.ledge.editor.tool;
