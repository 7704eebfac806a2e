/**
 * A level as a step reads it: cells, polygons, platforms, areas and actors in flat arrays, and all tolerances. Only an
 * edit changes it.
 */
package dev.ledge.engine.world.internal.scene;
