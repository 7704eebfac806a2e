/** The tools that place, choose and reshape objects. */
package dev.ledge.editor.tool.object;
