/** All that changes in a step, in flat arrays, with its event log, snapshot and hash. */
package dev.ledge.engine.world.internal.state;
