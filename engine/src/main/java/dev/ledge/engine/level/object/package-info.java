/**
 * The types of objects in levels, a record each that says what its type is to the simulation, with how platforms move
 * and what rides them.
 */
package dev.ledge.engine.level.object;
