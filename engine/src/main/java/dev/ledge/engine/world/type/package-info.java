/**
 * The words in which a game and a simulation talk: buttons, kinds and states of actors, events, contacts, and what a
 * game may decide itself. Knows nothing else.
 */
package dev.ledge.engine.world.type;
