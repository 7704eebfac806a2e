/**
 * Controllers, which decide the buttons of actors: the player, walkers, patrollers. Implements
 * {@link dev.ledge.engine.world.Controller}.
 */
package dev.ledge.engine.control;
