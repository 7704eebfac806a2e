/** Sweeps, depths and ground under a box, against everything solid. Changes nothing. */
package dev.ledge.engine.world.internal.cast;
