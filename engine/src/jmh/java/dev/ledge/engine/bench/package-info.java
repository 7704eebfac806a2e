/**
 * Measures the engine beside its peers and against its own limits; {@link dev.ledge.engine.bench.Bench} runs it all and
 * prints one table.
 */
package dev.ledge.engine.bench;
