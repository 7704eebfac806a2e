/**
 * A level as a step reads it: cells, polygons, platforms, areas and actors in flat arrays, and all tolerances. Changes
 * with an edit alone.
 */
package dev.ledge.engine.world.internal.scene;
