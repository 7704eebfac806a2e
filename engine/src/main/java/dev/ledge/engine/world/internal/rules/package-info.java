/**
 * Rules on the actors' places and paths: hazards, goals, markers, crushing, depenetration, pairs, death and respawn.
 */
package dev.ledge.engine.world.internal.rules;
