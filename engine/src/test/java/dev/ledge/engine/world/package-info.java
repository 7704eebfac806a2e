/** Tests of the simulation where it needs to be looked into from within its package. */
package dev.ledge.engine.world;
