/**
 * What follows from where actors are and have been: hazards, goals, markers, crushing, depenetration, pairs, death and
 * coming back.
 */
package dev.ledge.engine.world.internal.rules;
