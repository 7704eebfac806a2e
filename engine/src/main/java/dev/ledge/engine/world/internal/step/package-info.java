/**
 * The phases of a step in their order, what puts a simulation together, and what edits and commands it from outside.
 */
package dev.ledge.engine.world.internal.step;
