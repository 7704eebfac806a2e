/** Tests of the tools that work on objects. */
package dev.ledge.editor.tool.object;
