/** Sweeps, depths and ground under a box, against everything solid. Finds and moves nothing. */
package dev.ledge.engine.world.internal.cast;
