/**
 * Measures the engine beside its peers and against the bars it sets itself; {@link dev.ledge.engine.bench.Bench} runs
 * it all and prints one table.
 */
package dev.ledge.engine.bench;
