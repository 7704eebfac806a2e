/**
 * The state inspector: every number of an actor as it is now, and a plot of some of them over the ticks of the play.
 * Reads the preview's session and moves its tick; changes nothing else.
 */
package dev.ledge.editor.panel.state;
