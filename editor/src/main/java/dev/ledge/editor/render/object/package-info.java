/** How objects and actors look, at rest in a level and in a running world. */
package dev.ledge.editor.render.object;
