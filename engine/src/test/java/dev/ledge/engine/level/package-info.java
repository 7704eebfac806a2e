/** Tests of the level as a value. */
package dev.ledge.engine.level;
