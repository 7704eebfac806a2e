/**
 * Level and palette files: strict reading that names the place of every mistake, and one canonical form of writing.
 * Knows nothing of the simulation; the run files of {@code engine.run} are read and written by the same means.
 *
 * <p>What a file has in it is a record, bound by Jackson Databind with the readers and writers that {@code Binding}
 * lists; layers, objects and cells are read and written one after the other.
 */
package dev.ledge.engine.level.json;
