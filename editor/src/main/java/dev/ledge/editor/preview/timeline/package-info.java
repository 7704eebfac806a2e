/**
 * The play along the time: the bar that leads through it, what was held in it, and what comes of changing that. Knows
 * the session that plays; nothing of it knows this.
 */
package dev.ledge.editor.preview.timeline;
