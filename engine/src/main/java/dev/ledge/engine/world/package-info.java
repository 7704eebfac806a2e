/**
 * The simulation of a level, one fixed tick at a time: state in flat arrays, swept motion, no allocation in a step. Knows nothing of screens, files or
 * clocks, and asks a {@link dev.ledge.engine.world.Controller} what an actor wants.
 */
package dev.ledge.engine.world;
