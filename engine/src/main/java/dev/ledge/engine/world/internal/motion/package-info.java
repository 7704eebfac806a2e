/**
 * How actors move: by themselves on the ground, in the air and on ladders; carried and pushed by platforms, belts,
 * currents and each other.
 */
package dev.ledge.engine.world.internal.motion;
