/** How cells look: what each tile is drawn as, how neighbours join, and pictures of whole parts of a layer. */
package dev.ledge.editor.render.tile;
