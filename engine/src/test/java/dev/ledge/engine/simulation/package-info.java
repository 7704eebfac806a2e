/** Whole games: the levels and runs of the project, and scenarios that a run file cannot tell. */
package dev.ledge.engine.simulation;
