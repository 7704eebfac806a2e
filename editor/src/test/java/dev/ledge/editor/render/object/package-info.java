/** Tests of how objects and actors look. */
package dev.ledge.editor.render.object;
