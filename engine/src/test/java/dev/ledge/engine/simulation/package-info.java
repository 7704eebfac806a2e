/** Whole games: the levels and runs of the project, and scenarios beyond run files. */
package dev.ledge.engine.simulation;
