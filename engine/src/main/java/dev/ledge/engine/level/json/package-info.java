/**
 * Level and palette files: strict reading that names the place of every mistake, one canonical form of writing, and
 * saving that never loses the old file. Knows nothing of the simulation; the run files of {@code engine.run} are built
 * on the same tools.
 *
 * <p>The frame of a level and its cells are read as a stream; its other parts are bound to their records by Jackson
 * Databind, with the readers and writers that {@code Binding} lists.
 */
package dev.ledge.engine.level.json;
