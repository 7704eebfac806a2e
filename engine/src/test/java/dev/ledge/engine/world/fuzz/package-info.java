/**
 * Random levels and random buttons: laws that every game must keep, whatever is in it, and what makes a small level and
 * run of a game that breaks one. Knows nothing of how the engine works; see
 * {@link dev.ledge.engine.world.fuzz.FuzzTest} for how to play more.
 */
package dev.ledge.engine.world.fuzz;
