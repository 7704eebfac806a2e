/**
 * Pure painting of levels and of the running game on a {@link java.awt.Graphics2D}, on screen and into files alike.
 * Knows cameras, but neither components nor documents; all colours of the surroundings come in with a
 * {@link dev.ledge.editor.render.style.Theme}.
 */
package dev.ledge.editor.render;
