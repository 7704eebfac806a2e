/** What may be near: partitions, indices and caches. They narrow a query down and never decide it. */
package dev.ledge.engine.world.internal.broadphase;
