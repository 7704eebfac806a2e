/** Who and what may be near: partitions, indices and caches. They narrow a question down and never decide it. */
package dev.ledge.engine.world.internal.broadphase;
