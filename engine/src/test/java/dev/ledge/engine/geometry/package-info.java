/** Tests of the plane geometry. */
package dev.ledge.engine.geometry;
