/**
 * Motion of actors: their own on the ground, in the air and on ladders; transport and pushes by platforms, belts,
 * currents and other actors.
 */
package dev.ledge.engine.world.internal.motion;
