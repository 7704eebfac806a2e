/**
 * Inputs over time and what must come true: reads and writes run files, plays them on a
 * {@link dev.ledge.engine.world.World}, judges their expectations and writes traces. Knows nothing of screens or of the
 * wall clock beyond measuring how fast it played.
 */
package dev.ledge.engine.run;
