/**
 * The simulation of a level, one fixed tick at a time: state in flat arrays, swept motion, no allocation in a step.
 * Knows nothing of screens, files or clocks, and asks a {@link dev.ledge.engine.world.Controller} what an actor wants.
 *
 * <p>What a game sees is here and in {@link dev.ledge.engine.world.type}. Below {@code internal} are the rooms of the
 * simulation, which no other module sees; each may import only those before it: scene, state, broadphase, cast,
 * support, motion, rules, step.
 */
package dev.ledge.engine.world;
