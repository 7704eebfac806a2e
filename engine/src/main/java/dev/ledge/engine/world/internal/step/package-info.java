/** The phases of a step in their order, assembly of a simulation, level edits and game commands. */
package dev.ledge.engine.world.internal.step;
