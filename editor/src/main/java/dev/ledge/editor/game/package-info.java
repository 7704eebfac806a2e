/**
 * An open level with its game: the preview, the canvas and the tools brought together on one level, and the game
 * played, shown and reached into on the canvas. Knows no menu and no window.
 */
package dev.ledge.editor.game;
