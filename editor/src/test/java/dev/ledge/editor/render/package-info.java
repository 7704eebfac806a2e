/** Tests of what is painted, by looking at pixels. */
package dev.ledge.editor.render;
