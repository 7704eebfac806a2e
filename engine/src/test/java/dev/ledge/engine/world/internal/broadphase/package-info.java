/** Tests of partitions, indices and caches. */
package dev.ledge.engine.world.internal.broadphase;
