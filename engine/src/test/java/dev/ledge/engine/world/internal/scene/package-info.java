/** Tests of a level as a step reads it. */
package dev.ledge.engine.world.internal.scene;
