/**
 * The immutable level: what a level file holds, as values. Knows nothing of files, of the simulation or of a screen. A
 * field that a file may leave out is {@code null} when it did, so that saving adds and removes no defaults.
 */
package dev.ledge.engine.level;
