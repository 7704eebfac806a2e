/** All that changes in a step, in flat arrays, with what is noted, saved and hashed of it. */
package dev.ledge.engine.world.internal.state;
