/**
 * Who decides what an actor wants: the player's buttons, walkers, patrollers. Implements
 * {@link dev.ledge.engine.world.Controller}.
 */
package dev.ledge.engine.control;
