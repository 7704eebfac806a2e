/** The phases of a step in their order, assembly of a simulation and level edits. */
package dev.ledge.engine.world.internal.step;
