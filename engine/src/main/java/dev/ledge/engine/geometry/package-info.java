/** Values and pure functions of plane geometry, in pixels with y down; knows nothing of levels, actors or time. */
package dev.ledge.engine.geometry;
