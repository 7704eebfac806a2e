/**
 * The component in which a level is edited: takes pointer and keys to the tool in use, and asks the renderers to paint
 * what changed. Knows no panel and no menu.
 */
package dev.ledge.editor.canvas;
