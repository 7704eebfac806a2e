/**
 * Inputs over time with expectations: reads and writes run files, plays them on a {@link dev.ledge.engine.world.World},
 * evaluates their expectations and writes traces. Knows nothing of screens or of the wall clock beyond measuring how
 * fast it played.
 */
package dev.ledge.engine.run;
