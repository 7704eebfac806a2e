/** Tests of how cells look. */
package dev.ledge.editor.render.tile;
