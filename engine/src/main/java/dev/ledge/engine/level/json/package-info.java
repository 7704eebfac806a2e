/**
 * Level and palette files: strict reading that names the place of every mistake, one canonical form of writing, and
 * saving that never loses the old file. Knows nothing of the simulation; the run files of {@code engine.run} are built
 * on the same tools.
 */
package dev.ledge.engine.level.json;
