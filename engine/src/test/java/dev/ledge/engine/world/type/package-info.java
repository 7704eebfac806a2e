/** Tests of the words in which a game and a simulation talk. */
package dev.ledge.engine.world.type;
