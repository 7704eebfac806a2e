/**
 * A slow simulation that shares no code with the engine, and the random scenes in which both are compared: one body
 * among boxes that move, cut into hundreds of small steps a tick.
 */
package dev.ledge.engine.world.reference;
