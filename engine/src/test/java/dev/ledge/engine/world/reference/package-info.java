/**
 * A slow simulation that shares no code with the engine, and the random scenes in which both are compared: one body or
 * player among boxes that move, from the side or from above, cut into hundreds of small steps a tick.
 */
package dev.ledge.engine.world.reference;
